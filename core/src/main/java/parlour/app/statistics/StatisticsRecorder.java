package parlour.app.statistics;

import parlour.app.App;
import parlour.app.platform.KeptValue;
import parlour.app.session.LocalSession;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;
import parlour.statistics.StatisticsFile;
import parlour.store.Folder;
import parlour.text.Phrase;

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
    private final KeptValue<Statistics> statistics;

    public StatisticsRecorder(App app) {
        statistics =
                new KeptValue<>(
                        app.platform(),
                        app.backgroundTasks(),
                        StatisticsRecorder::open,
                        Statistics.EMPTY,
                        "statistics.");
    }

    private static KeptValue.Found<Statistics> open(Folder folder) {
        StatisticsFile file = StatisticsFile.open(folder);
        StatisticsFile.Found found = file.load();
        return new KeptValue.Found<>(found.statistics(), found.openedFile(), file::save);
    }

    public Statistics known() {
        return statistics.known();
    }

    /** Changes with every change of the statistics. */
    public int revision() {
        return statistics.revision();
    }

    /** Takes what went wrong with the file since the last call. */
    public Optional<Phrase> pollNotice() {
        return statistics.pollNotice();
    }

    /** Counts the round that has ended, unless it is already counted or was only practice. */
    public <S, M, V, E> void count(LocalSession<S, M, V, E> session) {
        if (!session.uncounted() || session.terms().practice()) {
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
        statistics.change(before -> after(before, steps));
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
        statistics.change(before -> Statistics.EMPTY);
    }
}
