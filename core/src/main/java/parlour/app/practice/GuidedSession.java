package parlour.app.practice;

import parlour.app.game.GameLog;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.game.SessionListeners;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Host;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/**
 * A session in which a guide decides which moves of a person are played. When it objects to one,
 * listeners hear its reason, as they do when a match refuses a move.
 */
public final class GuidedSession<S, M, V, E> implements GameSession<S, M, V, E> {
    private final GameSession<S, M, V, E> inner;
    private final MoveGuide<M> guide;
    private final SessionListeners<E> listeners;

    public GuidedSession(GameSession<S, M, V, E> inner, MoveGuide<M> guide) {
        this.inner = inner;
        this.guide = guide;
        listeners = new SessionListeners<>(inner.rules());
    }

    @Override
    public Optional<Refusal> play(int seat, M move) {
        Optional<Phrase> objection = guide.objection(move);
        if (objection.isPresent()) {
            listeners.refused(objection.get());
            return Optional.empty();
        }
        Optional<Refusal> refusal = inner.play(seat, move);
        if (refusal.isEmpty()) {
            guide.played(move);
        }
        return refusal;
    }

    /** Hints, undo and further deals would lead away from what is shown. */
    @Override
    public boolean allows(Action action) {
        return false;
    }

    @Override
    public void listen(Listener<E> listener) {
        listeners.add(listener);
        inner.listen(listener);
    }

    @Override
    public void unlisten(Listener<E> listener) {
        listeners.remove(listener);
        inner.unlisten(listener);
    }

    @Override
    public GameModule<S, M, V, E> gameModule() {
        return inner.gameModule();
    }

    @Override
    public Setup setup() {
        return inner.setup();
    }

    @Override
    public Rules<S, M, V, E> rules() {
        return inner.rules();
    }

    @Override
    public Eyes persons() {
        return inner.persons();
    }

    @Override
    public Eyes visible() {
        return inner.visible();
    }

    @Override
    public V view(Eyes eyes) {
        return inner.view(eyes);
    }

    @Override
    public int turn() {
        return inner.turn();
    }

    @Override
    public int revision() {
        return inner.revision();
    }

    @Override
    public Phrase standing() {
        return inner.standing();
    }

    @Override
    public List<E> opening(Eyes eyes) {
        return inner.opening(eyes);
    }

    @Override
    public GameLog<E> log() {
        return inner.log();
    }

    @Override
    public List<Result> rounds() {
        return inner.rounds();
    }

    @Override
    public boolean undo() {
        return false;
    }

    @Override
    public void dealNext() {
        inner.dealNext();
    }

    @Override
    public boolean computerToMove() {
        return inner.computerToMove();
    }

    @Override
    public boolean poll(Host.Clock clock) {
        return inner.poll(clock);
    }

    @Override
    public void playSimply() {
        inner.playSimply();
    }

    @Override
    public void dropThoughts() {
        inner.dropThoughts();
    }

    @Override
    public Thinking<M> advice(int seat) {
        return inner.advice(seat);
    }

    @Override
    public int hints() {
        return inner.hints();
    }

    @Override
    public void hinted() {
        inner.hinted();
    }

    @Override
    public Optional<String> character(int seat) {
        return inner.character(seat);
    }
}
