package parlour.arena;

import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.SearchModel;
import parlour.engine.Seeds;
import parlour.engine.WarmUp;
import parlour.record.Replay;
import parlour.search.Analysis;
import parlour.search.Expert;
import parlour.search.Verdict;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Judges every move of a record by what its mover could see, with the search player, which is the
 * same for every game.
 */
final class Review<S, M, V, E> {
    /** About as many worlds per millisecond as the search manages. */
    private static final int WORLDS_A_MILLI = 8;

    private static final int MOST_WORLDS = 50_000;

    /** An endgame is to be solved, so it gets more time than other moves. */
    private static final long ENDING_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** The number of standard errors in half a 95 % interval. */
    private static final double ERRORS = 1.96;

    private final Replay<S, M, V, E> replay;
    private final Rules<S, M, V, E> rules;
    private final SearchModel<S, M, V> model;
    private final Expert<S, M, V, E> expert;
    private final long nanos;

    /**
     * @param think milliseconds per move
     */
    Review(Replay<S, M, V, E> replay, int think) {
        this.replay = replay;
        rules = replay.match().rules();
        model = replay.game().searchModel(rules);
        long worlds = Math.min(MOST_WORLDS, (long) WORLDS_A_MILLI * think);
        expert = Expert.reviewer(rules, model, (int) worlds);
        nanos = TimeUnit.MILLISECONDS.toNanos(think);
    }

    /** Judges the moves one after another. */
    void judge(Consumer<JudgedMove> tell) {
        WarmUp.of(rules, expert);
        int number = 0;
        for (Match.Entry<S, M> entry : replay.match().history()) {
            if (entry.move().isPresent()) {
                tell.accept(judge(++number, entry.before(), entry.move().get()));
            }
        }
    }

    private JudgedMove judge(int number, S state, M move) {
        int seat = rules.turn(state);
        V view = rules.view(state, Eyes.of(seat));
        boolean ending = model.solvable(view);
        long seed = Seeds.PLAYER.of(replay.match().seed(), number);
        Analysis<M> thought = expert.think(view, seed, List.of(move));
        Thought.finish(thought, ending ? Math.max(nanos, ENDING_NANOS) : nanos);
        Verdict<M> verdict = Verdict.of(thought, move).orElseThrow();
        return new JudgedMove(
                number,
                rules.roundNumber(state),
                seat,
                replay.game().text(move),
                replay.game().text(verdict.best()),
                verdict.cost(),
                ERRORS * verdict.error(),
                model.certain(view) && verdict.known(),
                grade(verdict));
    }

    private static JudgedMove.Grade grade(Verdict<?> verdict) {
        if (!verdict.known()) {
            return JudgedMove.Grade.UNKNOWN;
        }
        if (!verdict.clear()) {
            return JudgedMove.Grade.FINE;
        }
        return verdict.blunder() ? JudgedMove.Grade.BLUNDER : JudgedMove.Grade.MISTAKE;
    }
}
