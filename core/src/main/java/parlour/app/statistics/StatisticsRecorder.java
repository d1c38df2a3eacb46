package parlour.app.statistics;

import parlour.app.App;
import parlour.app.session.LocalSession;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.statistics.Statistics;
import parlour.statistics.StatisticsFile;
import parlour.store.DiskErrors;
import parlour.store.OpenedFile;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What the people of the house have won so far, by name. A round is counted when it has ended, a
 * game when it has; whatever was left or dealt anew before is not.
 */
public final class StatisticsRecorder {
    /** What the background knows, and what it met. */
    private record News(Statistics statistics, Optional<Phrase> trouble) {}

    /** The file; all of it belongs to the background. */
    private static final class Book {
        private final App app;
        private Optional<StatisticsFile> file = Optional.empty();
        private Statistics written = Statistics.EMPTY;
        private boolean newer;

        Book(App app) {
            this.app = app;
        }

        /** Reads what there is, the first time. */
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
                return Optional.of(Phrase.of("honours.newer"));
            }
            if (openedFile instanceof OpenedFile.Backup backup && backup.main().isPresent()) {
                return Optional.of(Phrase.of("honours.backup", backup.main().get().name()));
            }
            return openedFile instanceof OpenedFile.Broken broken
                    ? Optional.of(Phrase.of("honours.lost", broken.files().get(0).name()))
                    : Optional.empty();
        }

        News read() {
            try {
                Optional<Phrase> told = open();
                return new News(written, told);
            } catch (IOException e) {
                return new News(
                        written, Optional.of(Phrase.of("honours.trouble", DiskErrors.of(e))));
            }
        }

        /** What is known when a mistake of ours ended the rest. */
        News failed(Phrase why) {
            return new News(written, Optional.of(Phrase.of("honours.trouble", why)));
        }

        /**
         * What could not be written stays known, and is written with the next change; a newer
         * program's file is never written.
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
                        written, Optional.of(Phrase.of("honours.trouble", DiskErrors.of(e))));
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

    /** Changes whenever what is known does. */
    public int revision() {
        return revision;
    }

    /** Takes what went wrong with the file since it was last asked. */
    public Optional<Phrase> pollNotice() {
        Optional<Phrase> said = trouble;
        trouble = Optional.empty();
        return said;
    }

    /** Counts the round that is over, once. */
    public <S, M, V, E> void count(LocalSession<S, M, V, E> session) {
        if (!session.uncounted()) {
            return;
        }
        session.markCounted();
        Rules<S, M, V, E> rules = session.match().rules();
        S state = session.match().state();
        Game<S, M, V, E> game = session.gameModule().game();
        Optional<Result> result = rules.game(state);
        String id = game.id();
        List<UnaryOperator<Statistics>> steps = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (!session.setup().participants().get(seat).person()) {
                continue;
            }
            String name = session.setup().name(seat);
            int points = rules.sheetPoints(state).get(seat);
            Map<String, Integer> achievements = game.achievements(state, seat);
            steps.add(before -> before.round(id, name, points, achievements));
            if (result.isPresent()) {
                boolean won = result.get().winners().contains(seat);
                steps.add(before -> before.game(id, name, won));
            }
        }
        app.backgroundTasks()
                .work(() -> book.change(before -> after(before, steps)), book::failed, this::hear);
    }

    private static Statistics after(Statistics before, List<UnaryOperator<Statistics>> steps) {
        Statistics after = before;
        for (UnaryOperator<Statistics> step : steps) {
            after = step.apply(after);
        }
        return after;
    }

    /** Begins anew for everybody. */
    public void reset() {
        app.backgroundTasks()
                .work(() -> book.change(before -> Statistics.EMPTY), book::failed, this::hear);
    }
}
