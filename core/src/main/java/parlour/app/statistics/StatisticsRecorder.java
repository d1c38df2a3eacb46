package parlour.app.statistics;

import parlour.app.App;
import parlour.app.session.LocalSession;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;
import parlour.statistics.StatisticsFile;
import parlour.store.DiskErrors;
import parlour.store.OpenedFile;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Records the statistics of people's games, by name. A round counts when it ends, and so does a
 * game; rounds and games that are left or restarted before their end do not.
 */
public final class StatisticsRecorder {
    /** The statistics as the worker thread has them, and what went wrong. */
    private record News(Statistics statistics, Optional<Phrase> trouble) {}

    /** The statistics file; used on the worker thread only. */
    private static final class Book {
        private final App app;
        private Optional<StatisticsFile> file = Optional.empty();
        private Statistics written = Statistics.EMPTY;
        private boolean newer;

        Book(App app) {
            this.app = app;
        }

        /** Opens and reads the file on first use. */
        private Optional<Phrase> open() throws IOException {
            if (file.isPresent()) {
                return Optional.empty();
            }
            StatisticsFile opened = StatisticsFile.open(app.platform().data());
            StatisticsFile.Found found = opened.load();
            written = found.statistics();
            newer = found.openedFile().newer();
            file = Optional.of(opened);
            return told(found.openedFile());
        }

        private static Optional<Phrase> told(OpenedFile openedFile) {
            if (openedFile.newer()) {
                return Optional.of(Phrase.of("statistics.newer"));
            }
            if (openedFile instanceof OpenedFile.Backup backup && backup.main().isPresent()) {
                return Optional.of(Phrase.of("statistics.backup", backup.main().get().name()));
            }
            return openedFile instanceof OpenedFile.Broken broken
                    ? Optional.of(Phrase.of("statistics.lost", broken.files().get(0).name()))
                    : Optional.empty();
        }

        News read() {
            try {
                Optional<Phrase> told = open();
                return new News(written, told);
            } catch (IOException e) {
                return new News(
                        written, Optional.of(Phrase.of("statistics.trouble", DiskErrors.of(e))));
            }
        }

        /** The result after a program error. */
        News failed(Phrase why) {
            return new News(written, Optional.of(Phrase.of("statistics.trouble", why)));
        }

        /**
         * Applies a change and saves. If saving fails, the change is kept in memory and saved with
         * the next one; a file from a newer version is never overwritten.
         */
        News change(UnaryOperator<Statistics> change) {
            try {
                open();
                written = change.apply(written);
                if (!newer) {
                    file.get().save(written);
                }
                return new News(written, Optional.empty());
            } catch (IOException e) {
                return new News(
                        written, Optional.of(Phrase.of("statistics.trouble", DiskErrors.of(e))));
            }
        }
    }

    private final App app;
    private final Book book;
    private Statistics known = Statistics.EMPTY;
    private Optional<Phrase> trouble = Optional.empty();
    private int revision;

    public StatisticsRecorder(App app) {
        this.app = app;
        book = new Book(app);
        app.backgroundTasks().work(book::read, book::failed, this::hear);
    }

    private void hear(News news) {
        known = news.statistics();
        if (news.trouble().isPresent()) {
            trouble = news.trouble();
        }
        revision++;
    }

    public Statistics known() {
        return known;
    }

    /** Changes with every change of the statistics. */
    public int revision() {
        return revision;
    }

    /** Takes what went wrong with the file since the last call. */
    public Optional<Phrase> pollNotice() {
        Optional<Phrase> said = trouble;
        trouble = Optional.empty();
        return said;
    }

    /** Counts the round that has ended, unless it is already counted. */
    public <S, M, V, E> void count(LocalSession<S, M, V, E> session) {
        if (!session.uncounted()) {
            return;
        }
        session.markCounted();
        Rules<S, M, V, E> rules = session.match().rules();
        S state = session.match().state();
        Game<S, M, V, E> game = session.gameModule().game();
        Result round = rules.round(state).orElseThrow();
        Optional<Result> result = rules.game(state);
        String id = game.id();
        List<UnaryOperator<Statistics>> steps = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (!session.setup().participants().get(seat).person()) {
                continue;
            }
            String name = session.setup().name(seat);
            Opposition met = opposition(session, seat);
            FinishedRound finished =
                    new FinishedRound(
                            rules.sheetPoints(state).get(seat),
                            round.winners().contains(seat),
                            game.achievements(state, seat));
            steps.add(before -> before.round(id, name, met, finished));
            if (result.isPresent()) {
                boolean won = result.get().winners().contains(seat);
                steps.add(before -> before.game(id, name, met, won));
            }
        }
        app.backgroundTasks()
                .work(() -> book.change(before -> after(before, steps)), book::failed, this::hear);
    }

    /** Everybody who is not on the seat's own side. */
    private static Opposition opposition(LocalSession<?, ?, ?, ?> session, int seat) {
        Rules<?, ?, ?, ?> rules = session.rules();
        return Opposition.of(
                rules.seats(),
                IntStream.range(0, rules.seats())
                        .filter(other -> rules.side(other) != rules.side(seat))
                        .mapToObj(other -> session.setup().participants().get(other).computer())
                        .toList());
    }

    private static Statistics after(Statistics before, List<UnaryOperator<Statistics>> steps) {
        Statistics after = before;
        for (UnaryOperator<Statistics> step : steps) {
            after = step.apply(after);
        }
        return after;
    }

    /** Resets all statistics. */
    public void reset() {
        app.backgroundTasks()
                .work(() -> book.change(before -> Statistics.EMPTY), book::failed, this::hear);
    }
}
