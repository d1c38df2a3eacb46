package parlour.app.game;

import parlour.app.game.GameSession.Listener;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Those who listen to a session; of an event each hears what its eyes may see. They may come and go
 * while they are told of something.
 */
public final class SessionListeners<E> {
    private final Rules<?, ?, ?, E> rules;
    private final List<Listener<E>> listeners = new ArrayList<>();

    public SessionListeners(Rules<?, ?, ?, E> rules) {
        this.rules = rules;
    }

    public void add(Listener<E> listener) {
        listeners.add(listener);
    }

    public void remove(Listener<E> listener) {
        listeners.remove(listener);
    }

    /** Tells of an event, with nothing hidden yet. */
    public void happened(E event) {
        each(listener -> rules.seen(event, listener.eyes()).ifPresent(listener::happened));
    }

    /** Tells that the position has changed without an event. */
    public void replaced() {
        each(Listener::replaced);
    }

    /** Tells that a move was refused. */
    public void refused(Phrase why) {
        each(listener -> listener.refused(why));
    }

    /** Tells that the log has a new line that no event produced. */
    public void noted() {
        each(Listener::noted);
    }

    /** Whether somebody shows events one after the other. */
    public boolean takeTime() {
        return listeners.stream().anyMatch(Listener::takesTime);
    }

    private void each(Consumer<Listener<E>> news) {
        List.copyOf(listeners).forEach(news);
    }
}
