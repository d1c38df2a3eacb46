package parlour.app.statistics;

import parlour.app.App;
import parlour.app.platform.KeptValue;
import parlour.app.saves.LoadedGame;
import parlour.app.session.LocalSession;
import parlour.app.setup.Setup;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.review.Review;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.ReviewedGame;
import parlour.statistics.ReviewedGames;
import parlour.statistics.Statistics;
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
    private final KeptValue<ReviewedGames> reviewedGames;
    private final RatedPlayers ratedPlayers;

    public StatisticsRecorder(App app) {
        statistics =
                new KeptValue<>(
                        app.platform()::data,
                        app.backgroundTasks(),
                        Statistics.FILE,
                        "statistics.");
        reviewedGames =
                new KeptValue<>(
                        app.platform()::data,
                        app.backgroundTasks(),
                        ReviewedGames.FILE,
                        "reviewed.");
        ratedPlayers = RatedPlayers.read(this::known);
    }

    public Statistics known() {
        return statistics.known();
    }

    /** The games that were reviewed last. */
    public ReviewedGames reviewedGames() {
        return reviewedGames.known();
    }

    /** How strong the computers and the persons are. */
    public RatedPlayers ratedPlayers() {
        return ratedPlayers;
    }

    /** Changes with every change of the statistics. */
    public int revision() {
        return statistics.revision() + reviewedGames.revision();
    }

    /** Takes what went wrong with the file since the last call. */
    public Optional<Phrase> pollNotice() {
        return statistics.pollNotice().or(reviewedGames::pollNotice);
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
            boolean coached = session.coached();
            steps.add(
                    before ->
                            coached
                                    ? before.coachedRound(id, name, finished)
                                    : before.round(id, name, met, finished));
            if (result.isPresent()) {
                boolean won = result.get().winners().contains(seat);
                steps.add(
                        before ->
                                coached
                                        ? before.coachedGame(id, name, won)
                                        : before.game(id, name, met, won));
                ratedPlayers
                        .game(session, result.get(), seat)
                        .ifPresent(rated -> steps.add(before -> before.ratedGame(id, name, rated)));
            }
        }
        statistics.change(before -> after(before, steps));
    }

    /** Remembers what a review has found of the persons, unless they only practised. */
    public <S, M, V, E> void reviewed(LoadedGame<S, M, V, E> game, Review<M> review) {
        Game<S, M, V, E> kind = game.gameModule().game();
        Setup setup = game.setup();
        for (int seat = 0; seat < setup.participants().size(); seat++) {
            if (game.practice() || !setup.participants().get(seat).person()) {
                continue;
            }
            String name = setup.name(seat);
            ReviewedGame.of(kind, game.saved().match(), review, seat)
                    .filter(found -> !reviewedGames().of(kind.id(), name).contains(found))
                    .ifPresent(
                            found ->
                                    reviewedGames.change(
                                            before -> before.with(kind.id(), name, found)));
        }
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
        reviewedGames.change(before -> ReviewedGames.NONE);
    }
}
