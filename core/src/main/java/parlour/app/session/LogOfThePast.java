package parlour.app.session;

import parlour.app.game.GameLog;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.record.EarlierPlay;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** Fills a log with what happened before anybody could listen. */
record LogOfThePast<S, M, V, E>(GameLog<E> log, Rules<S, M, V, E> rules) {
    /** Tells what came before a match, and the history of the match itself. */
    void tell(EarlierPlay<S, M, V, E> earlier, Match<S, M, V, E> match) {
        log.imported(earlier.comments());
        earlier.matches().forEach(past -> retell(past, moves -> 0));
        log.endEarlier();
        retell(match, moves -> moves);
    }

    /**
     * @param length the length of this match's history at a length of the told one's
     */
    private void retell(Match<S, M, V, E> told, IntUnaryOperator length) {
        List<Moment<S, M, E>> moments = Moment.of(told);
        for (int i = 0; i < moments.size(); i++) {
            int moves = length.applyAsInt(i);
            rules.seen(moments.get(i).events(), log.eyes()).forEach(seen -> log.tell(seen, moves));
        }
    }
}
