package parlour.record;

import parlour.engine.Game;
import parlour.engine.Match;

import java.util.List;

/** A record that was read and played through: the match as it stood, and who sat where. */
public record Replay<S, M, V, E>(
        Game<S, M, V, E> game, Match<S, M, V, E> match, List<String> names) {
    public Replay {
        names = List.copyOf(names);
    }

    /** Plays all of it once more for somebody who wants to hear it. */
    public void tell(Match.Listener<? super E> listener) {
        Match<S, M, V, E> again = match.fromStart();
        again.opening().forEach(listener::happened);
        again.listen(listener);
        for (Match.Entry<S, M> entry : match.history()) {
            entry.move().ifPresentOrElse(again::play, again::dealNext);
        }
    }
}
