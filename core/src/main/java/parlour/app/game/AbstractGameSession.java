package parlour.app.game;

import parlour.engine.Rules;
import parlour.text.Phrase;

/**
 * What sessions share that hold a state themselves, be it a whole one or one sampled from a view.
 */
public abstract class AbstractGameSession<S, M, V, E> implements GameSession<S, M, V, E> {
    protected final SessionListeners<E> listeners;
    protected final GameLog<E> log;
    private final GameModule<S, M, V, E> gameModule;
    private final Rules<S, M, V, E> rules;
    private int hints;

    protected AbstractGameSession(GameModule<S, M, V, E> gameModule, Rules<S, M, V, E> rules) {
        this.gameModule = gameModule;
        this.rules = rules;
        listeners = new SessionListeners<>(rules);
        log = new GameLog<>(this::length, event -> gameModule.game().log(rules, event));
    }

    /** The state that is shown. */
    protected abstract S state();

    /** The length of the history so far, for the log. */
    protected int length() {
        return revision();
    }

    @Override
    public final GameModule<S, M, V, E> gameModule() {
        return gameModule;
    }

    @Override
    public final Rules<S, M, V, E> rules() {
        return rules;
    }

    @Override
    public final int turn() {
        return rules.turn(state());
    }

    @Override
    public final Phrase standing() {
        return rules.standing(state());
    }

    @Override
    public final void listen(Listener<E> listener) {
        listeners.add(listener);
    }

    @Override
    public final void unlisten(Listener<E> listener) {
        listeners.remove(listener);
    }

    @Override
    public final GameLog<E> log() {
        return log;
    }

    @Override
    public final int hints() {
        return hints;
    }

    @Override
    public final void hinted() {
        hints++;
    }
}
