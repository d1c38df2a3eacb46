package parlour.app.replay;

import parlour.app.game.GameLog;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.look.Markup;
import parlour.app.saves.LoadedGame;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Host;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game that was played, shown at any of its positions. A step forward tells what happened, so
 * that a table animates it; any other way there only shows the position.
 */
public final class ReplaySession<S, M, V, E> implements GameSession<S, M, V, E> {
    private final LoadedGame<S, M, V, E> game;
    private final Setup setup;
    private final Rules<S, M, V, E> rules;
    private final Timeline<S, M, V, E> timeline;
    private final GameLog<E> log;
    private final List<Listener<E>> listeners = new ArrayList<>();
    private int at;
    private int revision;

    public ReplaySession(LoadedGame<S, M, V, E> game) {
        this.game = game;
        setup = game.setup();
        rules = game.saved().match().rules();
        timeline = new Timeline<>(game);
        log = new GameLog<>(() -> at, event -> game.gameModule().game().log(rules, event));
        List<String> comments = game.saved().earlier().comments();
        if (!comments.isEmpty()) {
            log.precede(Phrase.of(GameLog.IMPORTED));
        }
        comments.forEach(line -> log.precede(Phrase.of(GameLog.COMMENT, Markup.plain(line))));
        log.endEarlier();
        write(0);
    }

    /** The course of the game. */
    public Timeline<S, M, V, E> timeline() {
        return timeline;
    }

    /** The position that is shown. */
    public int at() {
        return at;
    }

    /** Goes one position forward and tells what happened; false at the end. */
    boolean forward() {
        if (at == timeline.last()) {
            return false;
        }
        if (!timeline.follows(at + 1)) {
            show(at + 1);
            return true;
        }
        at++;
        revision++;
        write(at);
        List.copyOf(listeners).forEach(this::tell);
        return true;
    }

    /** Shows a position at once. */
    void show(int wanted) {
        int to = Math.max(0, Math.min(wanted, timeline.last()));
        if (to == at) {
            return;
        }
        int from = at;
        at = to;
        revision++;
        log.replaced();
        for (int i = from + 1; i <= to; i++) {
            write(i);
        }
        List.copyOf(listeners).forEach(Listener::replaced);
    }

    /** Writes what led to a position into the log. */
    private void write(int position) {
        for (E event : timeline.events(position)) {
            rules.seen(event, log.eyes()).ifPresent(seen -> log.tell(seen, position));
        }
    }

    private void tell(Listener<E> listener) {
        for (E event : timeline.events(at)) {
            rules.seen(event, listener.eyes()).ifPresent(listener::happened);
        }
    }

    /** A practice game that goes on from here; empty if nobody is to move. */
    Optional<LoadedGame<S, M, V, E>> practice(long seed, String title) {
        return turn() == Rules.NOBODY
                ? Optional.empty()
                : Optional.of(timeline.practice(at, seed, title));
    }

    /** The title of the game. */
    String title() {
        return game.title();
    }

    @Override
    public Optional<String> character(int seat) {
        return game.saved().character(seat);
    }

    @Override
    public GameModule<S, M, V, E> gameModule() {
        return game.gameModule();
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public Rules<S, M, V, E> rules() {
        return rules;
    }

    @Override
    public Eyes persons() {
        return setup.persons();
    }

    @Override
    public Eyes visible() {
        return Eyes.all(rules.seats());
    }

    @Override
    public V view(Eyes eyes) {
        return rules.view(timeline.state(at), eyes);
    }

    @Override
    public int turn() {
        return rules.turn(timeline.state(at));
    }

    @Override
    public int revision() {
        return revision;
    }

    @Override
    public Phrase standing() {
        return rules.standing(timeline.state(at));
    }

    /** A replay begins with the cards dealt. */
    @Override
    public List<E> opening(Eyes eyes) {
        return List.of();
    }

    @Override
    public void listen(Listener<E> listener) {
        listeners.add(listener);
    }

    @Override
    public void unlisten(Listener<E> listener) {
        listeners.remove(listener);
    }

    @Override
    public GameLog<E> log() {
        return log;
    }

    @Override
    public List<Result> rounds() {
        return timeline.rounds().stream()
                .filter(round -> round.last() <= at)
                .flatMap(round -> rules.round(timeline.state(round.last())).stream())
                .toList();
    }

    /** What was played stays as it was. */
    @Override
    public boolean allows(Action action) {
        return false;
    }

    @Override
    public Optional<Refusal> play(int seat, M move) {
        throw new IllegalStateException("a replay cannot be played");
    }

    @Override
    public boolean undo() {
        return false;
    }

    @Override
    public void dealNext() {
        throw new IllegalStateException("a replay cannot be played");
    }

    @Override
    public boolean computerToMove() {
        return false;
    }

    @Override
    public boolean poll(Host.Clock clock) {
        return false;
    }

    @Override
    public void playSimply() {
        throw new IllegalStateException("a replay cannot be played");
    }

    @Override
    public void dropThoughts() {}

    @Override
    public Thinking<M> advice(int seat) {
        throw new IllegalStateException("a replay gives no hints");
    }

    @Override
    public int hints() {
        return 0;
    }

    @Override
    public void hinted() {}
}
