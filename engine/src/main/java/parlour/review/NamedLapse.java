package parlour.review;

import parlour.engine.Game;

import java.util.ArrayList;
import java.util.List;

/**
 * A mistake of a kind that has a name, made or avoided.
 *
 * @param entry the place of the move in the history of the match, from 0
 * @param kind one of {@link Game#lapses}
 * @param avoided whether simple computers make it where the player did not
 * @param cost what it cost, or would have cost, in the unit of the game's reviews
 */
public record NamedLapse(int entry, String kind, boolean avoided, double cost) {
    /** The mistakes that moves made or avoided, in the order of the moves. */
    public static <M> List<NamedLapse> of(List<JudgedMove<M>> moves) {
        List<NamedLapse> named = new ArrayList<>();
        for (JudgedMove<M> move : moves) {
            Judgement<M> judgement = move.judgement();
            int entry = move.entry();
            judgement
                    .lapse()
                    .map(kind -> new NamedLapse(entry, kind, false, judgement.cost()))
                    .ifPresent(named::add);
            judgement
                    .avoided()
                    .map(kind -> new NamedLapse(entry, kind, true, judgement.saved()))
                    .ifPresent(named::add);
        }
        return named;
    }
}
