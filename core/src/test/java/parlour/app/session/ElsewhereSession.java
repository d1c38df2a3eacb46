package parlour.app.session;

import parlour.app.game.AbstractGameSession;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game whose match is somewhere else, for which another session stands: all that is known here is
 * what one seat sees and is told. Moves are on their way until somebody lets them arrive.
 */
public final class ElsewhereSession<S, M, V, E> extends AbstractGameSession<S, M, V, E> {
    private final LocalSession<S, M, V, E> far;
    private final int seat;
    private final List<M> sent = new ArrayList<>();
    private List<E> opening;
    private S state;
    private int revision;

    public ElsewhereSession(LocalSession<S, M, V, E> far, int seat) {
        super(far.gameModule(), far.rules());
        this.far = far;
        this.seat = seat;
        opening = far.opening(Eyes.of(seat));
        opening.forEach(log::happened);
        listeners.add(log);
        take();
        far.listen(new Received());
    }

    /** Takes over what the seat sees now. */
    private void take() {
        boolean over = far.turn() == Rules.NOBODY;
        V view = far.view(over ? Eyes.all(rules().seats()) : Eyes.of(seat));
        state = rules().sample(view, new Rng(99));
        revision = far.revision();
    }

    /** What comes from the other machine. */
    private final class Received implements Listener<E> {
        @Override
        public Eyes eyes() {
            return Eyes.of(seat);
        }

        @Override
        public void happened(E seen) {
            opening = List.of();
            take();
            listeners.happened(seen);
        }
    }

    /** Lets the moves that are on their way arrive. */
    public void deliver() {
        List<M> arriving = List.copyOf(sent);
        sent.clear();
        arriving.forEach(move -> far.play(seat, move).map(Refusal::phrase).ifPresent(this::refuse));
    }

    /** The other machine refuses what is on its way. */
    public void refuse(Phrase why) {
        sent.clear();
        listeners.refused(why);
    }

    public int movesUnderway() {
        return sent.size();
    }

    @Override
    public Setup setup() {
        return far.setup();
    }

    @Override
    public Eyes persons() {
        return Eyes.of(seat);
    }

    @Override
    public Eyes visible() {
        return Eyes.of(seat);
    }

    @Override
    public V view(Eyes eyes) {
        if (turn() != Rules.NOBODY && !eyes.among(visible()).equals(eyes)) {
            throw new IllegalArgumentException("nobody here sees what " + eyes + " see");
        }
        return rules().view(state, eyes);
    }

    @Override
    protected S state() {
        return state;
    }

    @Override
    public int revision() {
        return revision;
    }

    @Override
    public List<E> opening(Eyes eyes) {
        return rules().seen(opening, eyes);
    }

    @Override
    public List<Result> rounds() {
        return far.rounds();
    }

    @Override
    public boolean allows(Action action) {
        return action == Action.HINT && personToMove();
    }

    @Override
    public Optional<Refusal> play(int mover, M move) {
        Optional<Refusal> refusal = rules().refusal(state, move);
        if (refusal.isEmpty()) {
            sent.add(move);
        }
        return refusal;
    }

    @Override
    public void dealNext() {
        throw new IllegalStateException("others deal");
    }

    @Override
    public Thinking<M> advice(int adviseSeat) {
        return gameModule()
                .game()
                .computer(Game.EXPERT, rules(), new Rng(1))
                .think(view(Eyes.of(adviseSeat)), revision);
    }
}
