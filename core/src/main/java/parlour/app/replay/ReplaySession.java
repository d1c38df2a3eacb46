package parlour.app.replay;

import parlour.app.App;
import parlour.app.game.AbstractGameSession;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.SaveTitles;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game that was played, shown at any of its positions. A step forward tells what happened, so
 * that a table animates it; any other way there only shows the position.
 */
public final class ReplaySession<S, M, V, E> extends AbstractGameSession<S, M, V, E> {
    private final LoadedGame<S, M, V, E> game;
    private final Setup setup;
    private final Timeline<S, M, V, E> timeline;
    private int at;
    private int revision;

    /** What another move leads to from the position that is shown. */
    private Optional<S> variation = Optional.empty();

    public ReplaySession(LoadedGame<S, M, V, E> game) {
        super(game.gameModule(), game.saved().match().rules());
        this.game = game;
        setup = game.setup();
        timeline = new Timeline<>(game);
        log.imported(game.saved().earlier().comments());
        log.endEarlier();
        write(0, timeline.events(0));
    }

    /** The course of the game. */
    public Timeline<S, M, V, E> timeline() {
        return timeline;
    }

    /** The position that is shown. */
    public int at() {
        return at;
    }

    @Override
    protected int length() {
        return at;
    }

    @Override
    protected S state() {
        return variation.orElseGet(() -> timeline.state(at));
    }

    /** Whether another move than the one that was played is shown. */
    boolean varied() {
        return variation.isPresent();
    }

    /** Shows what another move would have led to; whatever is shown next ends it. */
    void vary(M move) {
        List<E> events = new ArrayList<>();
        variation = Optional.of(rules().play(timeline.state(at), move, events::add));
        revision++;
        write(at + 1, events);
        events.forEach(listeners::happened);
    }

    private void endVariation() {
        if (variation.isPresent()) {
            variation = Optional.empty();
            revision++;
            log.replaced();
            listeners.replaced();
        }
    }

    /** Goes one position forward and tells what happened; false at the end. */
    boolean forward() {
        endVariation();
        if (at == timeline.last()) {
            return false;
        }
        if (!timeline.follows(at + 1)) {
            show(at + 1);
            return true;
        }
        at++;
        revision++;
        write(at, timeline.events(at));
        timeline.events(at).forEach(listeners::happened);
        return true;
    }

    /** Shows a position at once. */
    public void show(int wanted) {
        endVariation();
        int to = Math.max(0, Math.min(wanted, timeline.last()));
        if (to == at) {
            return;
        }
        int from = at;
        at = to;
        revision++;
        log.replaced();
        for (int i = from + 1; i <= to; i++) {
            write(i, timeline.events(i));
        }
        listeners.replaced();
    }

    /** Writes what led to a position into the log. */
    private void write(int position, List<E> events) {
        rules().seen(events, log.eyes()).forEach(seen -> log.tell(seen, position));
    }

    /** A practice game that goes on from here; empty if nobody is to move. */
    Optional<LoadedGame<S, M, V, E>> practice(long seed, String title) {
        return rules().turn(timeline.state(at)) == Rules.NOBODY
                ? Optional.empty()
                : Optional.of(timeline.practice(at, seed, title));
    }

    /** A practice game that goes on from here, under a title that says so. */
    public Optional<LoadedGame<S, M, V, E>> practice(App app) {
        String title = SaveTitles.shown(app, game);
        String wanted = game.practice() ? title : app.texts().say("replay.practice.title", title);
        return practice(app.newSeed(), SaveTitles.from(wanted, wanted, taken -> false));
    }

    @Override
    public Optional<String> character(int seat) {
        return game.saved().character(seat);
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public Eyes persons() {
        return setup.persons();
    }

    @Override
    public Eyes visible() {
        return Eyes.all(rules().seats());
    }

    @Override
    public V view(Eyes eyes) {
        return rules().view(state(), eyes);
    }

    @Override
    public int revision() {
        return revision;
    }

    /** A replay begins with the cards dealt. */
    @Override
    public List<E> opening(Eyes eyes) {
        return List.of();
    }

    @Override
    public List<Result> rounds() {
        return timeline.rounds().stream()
                .filter(round -> round.last() <= at)
                .flatMap(round -> rules().round(timeline.state(round.last())).stream())
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
    public void dealNext() {
        throw new IllegalStateException("a replay cannot be played");
    }

    @Override
    public Thinking<M> advice(int seat) {
        throw new IllegalStateException("a replay gives no hints");
    }
}
