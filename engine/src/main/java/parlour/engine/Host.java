package parlour.engine;

import java.util.List;
import java.util.Optional;

/** Players at the seats of a match; polled by a frame, a test or the arena. */
public final class Host<S, M, V, E> {
    /** Whoever has the time: a worker thread, the spare part of a frame, or a plain loop. */
    public interface Clock {
        /** Spends some time on a computer's thinking; true once its best move shall be played. */
        boolean spend(Thinking<?> thinking);
    }

    private final Match<S, M, V, E> match;
    private final List<Player<V, M>> players;
    private final long seed;
    private Optional<Thinking<M>> thinking = Optional.empty();
    private int asked;

    public Host(Match<S, M, V, E> match, List<? extends Player<V, M>> players) {
        if (players.size() != match.rules().seats()) {
            throw new IllegalArgumentException(players.size() + " players");
        }
        this.match = match;
        this.players = List.copyOf(players);
        this.seed = match.seed();
    }

    public Player<V, M> player(int seat) {
        return players.get(seat);
    }

    /**
     * Makes at most one move; true when it made one. A thought about an older position is dropped.
     */
    public boolean poll(Clock clock) {
        int turn = match.turn();
        if (turn == Rules.NOBODY) {
            thinking = Optional.empty();
            return false;
        }
        if (thinking.isEmpty() || asked != match.revision()) {
            asked = match.revision();
            V view = match.rules().view(match.state(), Eyes.of(turn));
            thinking = Optional.of(players.get(turn).think(view, Seeds.PLAYER.of(seed, asked)));
        }
        Thinking<M> current = thinking.get();
        boolean due = current instanceof Person.Choice || clock.spend(current);
        if (!due || !stillAsked(current) || current.best().isEmpty()) {
            return false;
        }
        M move = current.best().get();
        thinking = Optional.empty();
        Optional<Refusal> refusal = match.play(move);
        if (refusal.isPresent() && !(current instanceof Person.Choice)) {
            throw new IllegalStateException("a computer chose " + move + ": " + refusal.get());
        }
        return refusal.isEmpty();
    }

    /** Whoever has the clock may have dropped the thought or changed the match meanwhile. */
    private boolean stillAsked(Thinking<M> thought) {
        return asked == match.revision() && thinking.filter(t -> t == thought).isPresent();
    }

    /** Drops the thought, if there is one. */
    public void drop() {
        thinking = Optional.empty();
    }
}
