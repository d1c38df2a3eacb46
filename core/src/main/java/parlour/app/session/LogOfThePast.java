package parlour.app.session;

import parlour.app.game.GameLog;
import parlour.app.look.Markup;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.record.EarlierPlay;
import parlour.text.Phrase;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** Fills a log with what happened before anybody could listen. */
record LogOfThePast<S, M, V, E>(GameLog<E> log, Rules<S, M, V, E> rules) {
    /** Tells what came before a match, and the history of the match itself. */
    void tell(EarlierPlay<S, M, V, E> earlier, Match<S, M, V, E> match) {
        if (!earlier.comments().isEmpty()) {
            log.precede(Phrase.of(GameLog.IMPORTED));
        }
        for (String comment : earlier.comments()) {
            log.precede(Phrase.of(GameLog.COMMENT, Markup.plain(comment)));
        }
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
            moments.get(i).events().forEach(event -> tell(event, moves));
        }
    }

    private void tell(E event, int moves) {
        rules.seen(event, log.eyes()).ifPresent(seen -> log.tell(seen, moves));
    }
}
