package parlour.engine;

import java.util.List;
import java.util.Optional;

/**
 * Plays a match with its players: polls the computers, from a frame or a test, and takes the moves
 * of persons.
 */
public final class Host<S, M, V, E> {
    /** Provides the time to think: a worker thread, the rest of a frame, or a plain loop. */
    public interface Clock {
        /** Spends some time on a computer's thinking; true once its best move should be played. */
        boolean spend(Thinking<?> thinking);
    }

    private final Match<S, M, V, E> match;
    private final List<Optional<Player<V, M>>> computers;
    private final long seed;
    private Optional<Thinking<M>> thinking = Optional.empty();
    private int asked;

    /**
     * @param computers the computer at each seat; empty where a person sits
     */
    public Host(Match<S, M, V, E> match, List<Optional<Player<V, M>>> computers) {
        if (computers.size() != match.rules().seats()) {
            throw new IllegalArgumentException(computers.size() + " seats");
        }
        this.match = match;
        this.computers = List.copyOf(computers);
        this.seed = match.seed();
    }

    /** The computer at a seat; empty where a person sits. */
    public Optional<Player<V, M>> computer(int seat) {
        return computers.get(seat);
    }

    /**
     * Plays a person's move. It may arrive at any time, so an illegal move, or one from a seat that
     * is not to move, is refused and changes nothing.
     *
     * @throws IllegalStateException if a computer sits there
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
     * Lets a computer make at most one move; returns whether it did. Discards a thinking about an
     * older position. Does nothing while a person is to move.
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

    /** The clock may have dropped the thinking or changed the match in the meantime. */
    private boolean stillAsked(Thinking<M> thought) {
        return asked == match.revision() && thinking.filter(t -> t == thought).isPresent();
    }

    /** Cancels the current thinking, if there is one. */
    public void drop() {
        thinking = Optional.empty();
    }
}
