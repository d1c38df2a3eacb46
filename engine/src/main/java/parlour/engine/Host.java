package parlour.engine;

import java.util.List;
import java.util.Optional;

/** Who plays a match: computers, polled by a frame or a test, and persons, whose moves come in. */
public final class Host<S, M, V, E> {
    /** Whoever has the time: a worker thread, the spare part of a frame, or a plain loop. */
    public interface Clock {
        /** Spends some time on a computer's thinking; true once its best move shall be played. */
        boolean spend(Thinking<?> thinking);
    }

    private final Match<S, M, V, E> match;
    private final List<Optional<Player<V, M>>> computers;
    private final long seed;
    private Optional<Thinking<M>> thinking = Optional.empty();
    private int asked;

    /**
     * @param computers who plays each seat; nobody where a person sits
     */
    public Host(Match<S, M, V, E> match, List<Optional<Player<V, M>>> computers) {
        if (computers.size() != match.rules().seats()) {
            throw new IllegalArgumentException(computers.size() + " seats");
        }
        this.match = match;
        this.computers = List.copyOf(computers);
        this.seed = match.seed();
    }

    /** The computer at a seat; nobody where a person sits. */
    public Optional<Player<V, M>> computer(int seat) {
        return computers.get(seat);
    }

    /**
     * Plays a person's move. It may come at any time, from anywhere, so one that is not legal or
     * not this seat's turn is refused, and nothing has changed.
     *
     * @throws IllegalStateException where a computer sits
     */
    public Optional<Refusal> play(int seat, M move) {
        if (computers.get(seat).isPresent()) {
            throw new IllegalStateException("a computer plays seat " + seat);
        }
        int turn = match.turn();
        return turn == seat || turn == Rules.NOBODY
                ? match.play(move)
                : Optional.of(new NotYourTurn(turn));
    }

    /**
     * Lets a computer make at most one move; true when it made one. A thought about an older
     * position is dropped. While a person is to move there is nothing to do.
     */
    public boolean poll(Clock clock) {
        int turn = match.turn();
        if (turn == Rules.NOBODY || computers.get(turn).isEmpty()) {
            thinking = Optional.empty();
            return false;
        }
        if (thinking.isEmpty() || asked != match.revision()) {
            asked = match.revision();
            V view = match.rules().view(match.state(), Eyes.of(turn));
            Player<V, M> computer = computers.get(turn).get();
            thinking = Optional.of(computer.think(view, Seeds.PLAYER.of(seed, asked)));
        }
        Thinking<M> current = thinking.get();
        if (!clock.spend(current) || !stillAsked(current) || current.best().isEmpty()) {
            return false;
        }
        M move = current.best().get();
        thinking = Optional.empty();
        Optional<Refusal> refusal = match.play(move);
        if (refusal.isPresent()) {
            throw new IllegalStateException("a computer chose " + move + ": " + refusal.get());
        }
        return true;
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
