package parlour.app.game;

import parlour.engine.Eyes;
import parlour.engine.Refusal;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;
import java.util.Optional;

/**
 * The position of a session as some seats see it, and what the rules say about moves from that
 * alone: legal moves depend only on what the mover sees. View and state are computed once per
 * revision, so it can be queried every frame.
 */
public final class VisiblePosition<S, M, V> {
    private final GameSession<S, M, V, ?> session;
    private Eyes eyes;
    private int revision;
    private Optional<V> view = Optional.empty();

    /** A state consistent with the view; what is hidden is made up. */
    private Optional<S> state = Optional.empty();

    public VisiblePosition(GameSession<S, M, V, ?> session, Eyes eyes) {
        this.session = session;
        this.eyes = eyes;
    }

    /** Changes whose view this is. */
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

    /** The seats whose hands are shown. */
    public Eyes eyes() {
        return eyes;
    }

    public Rules<S, M, V, ?> rules() {
        return session.rules();
    }

    public int turn() {
        return session.turn();
    }

    /** Whether the seat to move has its hand shown. */
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

    /** The legal moves of the seat to move, whose hand must be shown. */
    public List<M> moves() {
        return rules().moves(state());
    }

    /** A legal move that takes no thinking. */
    public M simpleMove() {
        return rules().moves(state(), 1).get(0);
    }

    /** Why a move of the seat to move, whose hand must be shown, is illegal, if it is. */
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
