package parlour.app.cards;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import parlour.app.App;
import parlour.app.play.Choice;
import parlour.app.play.GameTable;
import parlour.app.play.Setup;
import parlour.engine.Eyes;
import parlour.engine.Match;

import java.util.List;
import java.util.OptionalInt;

/**
 * A table with cards or tokens: its felt, what flies above it, who looks on, and a person choosing.
 * Each game says what its parts are and where they lie.
 */
public abstract class SpriteTable<S, M, V, E> implements GameTable<V, M, E>, Felt.Cover {
    /** With reduced motion cards fade, which needs less time than to fly. */
    private static final float CALM = 2;

    protected final App app;
    protected final Setup setup;
    protected final Flights flights = new Flights();
    protected final Felt felt = new Felt(this);
    private final Match<S, M, V, E> match;
    private final Group above = new Above();
    private Eyes eyes;
    private int viewer;
    private float speed = 1;

    protected SpriteTable(App app, Match<S, M, V, E> match, Setup setup) {
        this.app = app;
        this.match = match;
        this.setup = setup;
        above.setTransform(false);
        viewer = first(setup.persons()).orElse(0);
        eyes = setup.personCount() == 1 ? setup.persons() : Eyes.NONE;
    }

    protected abstract Choosing<S, M, V, E> chooser();

    protected abstract Pointer pointer();

    protected abstract SpriteLayer<?> layer();

    protected abstract Staging choreography();

    protected abstract Notes standing();

    /** Shows an event of which everything may be seen. */
    protected abstract void move(E seen);

    /** What is said over the table goes on, at the pace of the cards. */
    protected abstract void celebrate(float seconds);

    /** Puts together what the table is made of: what lies on the felt, what is above it. */
    protected final void lay(List<? extends Actor> under, List<? extends Actor> over) {
        under.forEach(felt::addActor);
        over.forEach(above::addActor);
        felt.addListener(pointer());
        felt.place();
    }

    /** The persons among those whose hands are open. */
    protected final Eyes openPersons(Eyes open) {
        return new Eyes(open.seats() & setup.persons().seats());
    }

    /** The first of some seats. */
    protected static OptionalInt first(Eyes seats) {
        int seat = Integer.numberOfTrailingZeros(seats.seats());
        return seat == Integer.SIZE ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    public final Match<S, M, V, E> match() {
        return match;
    }

    /** Whose hands are open here. */
    public final Eyes eyes() {
        return eyes;
    }

    /** The seat at the bottom. */
    protected final int viewer() {
        return viewer;
    }

    /** Other eyes look on, or somebody else sits at the bottom. */
    protected final void look(Eyes open, int atBottom) {
        eyes = open;
        viewer = atBottom;
        felt.place();
        placed();
        app.frames().next();
    }

    /** Everything is at once where it belongs. */
    protected final void settle() {
        for (Sprite sprite : layer().sprites()) {
            sprite.settle();
        }
    }

    @Override
    public final Group actor() {
        return felt;
    }

    @Override
    public final Actor above() {
        return above;
    }

    @Override
    public final void happened(E event) {
        pointer().drop();
        match.rules().seen(event, eyes).ifPresent(this::move);
        placed();
        app.frames().next();
    }

    @Override
    public final boolean moving() {
        return flights.moving();
    }

    @Override
    public void hurry() {
        flights.finish();
        settle();
    }

    @Override
    public void ask(boolean asked) {
        chooser().ask(asked);
    }

    @Override
    public final Choice<M> choice() {
        return chooser().choice();
    }

    @Override
    public final boolean picked() {
        return chooser().picked();
    }

    @Override
    public final void refused() {
        chooser().refused();
    }

    @Override
    public final void clear() {
        chooser().clear();
    }

    @Override
    public final void suggest(M move) {
        chooser().suggest(move);
    }

    @Override
    public final void speed(float times) {
        speed = times;
    }

    @Override
    public final Iterable<? extends Sprite> cards() {
        return layer().sprites();
    }

    /** What moves over the felt, which sees to its own frames. */
    private final class Above extends Group {
        @Override
        public void act(float seconds) {
            super.act(seconds);
            if (flights.moving() || layer().moving()) {
                app.frames().next();
            }
        }
    }

    @Override
    public final void pass(float seconds) {
        boolean calm = app.settings().reducedMotion();
        float paced = seconds * speed * (calm ? CALM : 1);
        pointer().advance(app.frames());
        choreography().advance(seconds);
        layer().glides(!calm);
        flights.advance(paced);
        celebrate(paced);
        if (!flights.moving()) {
            standing().turn(match.turn());
        }
    }
}
