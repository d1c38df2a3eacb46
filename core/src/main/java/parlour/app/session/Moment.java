package parlour.app.session;

import parlour.engine.Match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position of a match that was played, and how it came about.
 *
 * @param move the move that led to it; empty for a deal
 * @param events what happened, with nothing hidden
 */
public record Moment<S, M, E>(S state, Optional<M> move, List<E> events) {
    public Moment {
        events = List.copyOf(events);
    }

    /** All positions of a match, from its first deal on. */
    public static <S, M, V, E> List<Moment<S, M, E>> of(Match<S, M, V, E> match) {
        Match<S, M, V, E> again = match.fromStart();
        List<Moment<S, M, E>> moments = new ArrayList<>();
        moments.add(new Moment<>(again.state(), Optional.empty(), again.opening()));
        List<E> heard = new ArrayList<>();
        again.listen(heard::add);
        for (Match.Entry<S, M> entry : match.history()) {
            heard.clear();
            entry.move().ifPresentOrElse(again::play, again::dealNext);
            moments.add(new Moment<>(again.state(), entry.move(), heard));
        }
        return moments;
    }
}
