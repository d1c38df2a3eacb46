package parlour.app.game;

import parlour.engine.Eyes;
import parlour.engine.Refusal;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;
import java.util.Optional;

/**
 * The position of a session as some eyes see it, and what the rules say of moves from that alone:
 * legal moves depend on nothing that the mover does not see. View and state are made once a
 * revision, so that it can be asked in every frame.
 */
public final class VisiblePosition<S, M, V> {
    private final GameSession<S, M, V, ?> session;
    private Eyes eyes;
    private int revision;
    private Optional<V> view = Optional.empty();

    /** A state that looks like the view; what is hidden in it is made up. */
    private Optional<S> state = Optional.empty();

    public VisiblePosition(GameSession<S, M, V, ?> session, Eyes eyes) {
        this.session = session;
        this.eyes = eyes;
    }

    /** Other eyes look on. */
    public void look(Eyes others) {
        if (!eyes.equals(others)) {
            eyes = others;
            forget();
        }
    }

    private void forget() {
        view = Optional.empty();
        state = Optional.empty();
    }

    /** Whose hands are open. */
    public Eyes eyes() {
        return eyes;
    }

    public Rules<S, M, V, ?> rules() {
        return session.rules();
    }

    public int turn() {
        return session.turn();
    }

    /** Whether somebody is to move whose hand is open. */
    public boolean moverVisible() {
        return eyes.include(turn());
    }

    public int revision() {
        return session.revision();
    }

    public V view() {
        if (revision != session.revision()) {
            revision = session.revision();
            forget();
        }
        if (view.isEmpty()) {
            view = Optional.of(session.view(eyes));
        }
        return view.get();
    }

    /** The legal moves of whoever is to move and is seen. */
    public List<M> moves() {
        return rules().moves(state());
    }

    /** A legal move that needs no thought. */
    public M simpleMove() {
        return rules().moves(state(), 1).get(0);
    }

    /** Why a move of whoever is to move and is seen is not legal. */
    public Optional<Refusal> refusal(M move) {
        return rules().refusal(state(), move);
    }

    private S state() {
        V seen = view();
        if (turn() != Rules.NOBODY && !moverVisible()) {
            throw new IllegalStateException("seat " + turn() + " is to move and cannot be seen");
        }
        if (state.isEmpty()) {
            state = Optional.of(rules().sample(seen, new Rng(0)));
        }
        return state.get();
    }
}
