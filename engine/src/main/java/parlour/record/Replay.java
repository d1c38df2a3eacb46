package parlour.record;

import parlour.engine.Game;
import parlour.engine.Match;
import parlour.fair.Proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A record that was read and replayed: the match at its end, and who sat where.
 *
 * @param proof of its deals, which was checked
 */
public record Replay<S, M, V, E>(
        Game<S, M, V, E> game, Match<S, M, V, E> match, List<String> names, Optional<Proof> proof) {
    public Replay {
        names = List.copyOf(names);
    }

    /** A record without a proof. */
    public Replay(Game<S, M, V, E> game, Match<S, M, V, E> match, List<String> names) {
        this(game, match, names, Optional.empty());
    }

    /**
     * The game as a save that can be continued. A record does not say who is a computer: a player
     * named like a computer is one, and all others are persons.
     */
    public SavedGame<S, M, V, E> saved(String title, long when) {
        List<String> distinct = SavedSeat.distinct(names);
        List<SavedSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) {
            boolean fits = SavedSeat.fits(distinct.get(seat));
            String name = fits ? distinct.get(seat) : String.valueOf(seat + 1);
            Optional<String> computer =
                    Optional.of(names.get(seat)).filter(game.computers()::contains);
            seats.add(new SavedSeat(name, computer));
        }
        return new SavedGame<>(game, title, when, seats, Map.of(), match);
    }

    /** Replays everything for a listener. */
    public void tell(Match.Listener<? super E> listener) {
        Match<S, M, V, E> again = match.fromStart();
        again.opening().forEach(listener::happened);
        again.listen(listener);
        for (Match.Entry<S, M> entry : match.history()) {
            entry.move().ifPresentOrElse(again::play, again::dealNext);
        }
    }
}
