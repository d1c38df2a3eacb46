package parlour.app.tabletop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.game.ProposedMove;
import parlour.app.game.VisiblePosition;
import parlour.app.setup.Setup;
import parlour.app.widget.Ui;
import parlour.engine.Eyes;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A table with cards or tokens: combines layout, animation, view and move selection. Each game
 * provides the parts and their layout.
 */
public abstract class SpriteTable<S, M, V, E> implements GameTable<V, M, E>, TableGroup.Content {
    /** With reduced motion, cards fade, which takes less time than flying. */
    private static final float CALM = 2;

    /** How long the last event stays highlighted when it is shown again, in seconds. */
    private static final float FLASH = 2;

    protected final Ui ui;
    protected final Setup setup;
    protected final Flights flights = new Flights();
    protected final TableGroup tableGroup = new TableGroup(this);
    protected final VisiblePosition<S, M, V> position;
    private final Group above = new Above();
    private List<? extends Sprite> pointed = List.of();

    /** How much longer the highlight of a replayed event lasts, in seconds. */
    private float flash;

    private int viewer;
    private float speed = 1;

    protected SpriteTable(Ui ui, GameSession<S, M, V, E> session) {
        this.ui = ui;
        setup = session.setup();
        Eyes eyes = setup.personCount() == 1 ? setup.persons() : Eyes.NONE;
        position = new VisiblePosition<>(session, eyes.among(session.visible()));
        above.setTransform(false);
        viewer = first(setup.persons()).orElse(0);
    }

    protected abstract MoveSelector<S, M, V> moveSelector();

    protected abstract PointerGestures pointer();

    protected abstract SpriteLayer<?> layer();

    protected abstract EventAnimator animator();

    protected abstract TableStatus status();

    /** Animates an event as the viewer sees it. */
    protected abstract void move(E seen);

    /** Shows events again. */
    protected abstract EventReplay<E, ?, ?> eventReplay();

    /** Advances announcements at the speed of the animations. */
    protected abstract void celebrate(float seconds);

    /** Adds the actors below and above the controls, and lays out the table. */
    protected final void lay(List<? extends Actor> under, List<? extends Actor> over) {
        for (Actor actor : under) {
            tableGroup.addActor(actor);
            if (actor instanceof TableBackground<?> background) {
                background.areas().forEach(tableGroup::addActor);
            }
        }
        over.forEach(above::addActor);
        tableGroup.addListener(pointer());
        tableGroup.place();
    }

    /** The persons among the given seats. */
    protected final Eyes openPersons(Eyes open) {
        return open.among(setup.persons());
    }

    /** The first of the given seats. */
    protected static OptionalInt first(Eyes seats) {
        int seat = Integer.numberOfTrailingZeros(seats.seats());
        return seat == Integer.SIZE ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    /** The seats whose hands are shown. */
    public final Eyes eyes() {
        return position.eyes();
    }

    /** The seat at the bottom of the table. */
    protected final int viewer() {
        return viewer;
    }

    /** Changes whose hands are shown and who sits at the bottom. */
    protected final void look(Eyes open, int atBottom) {
        position.look(open);
        viewer = atBottom;
        forgetPast();
        tableGroup.place();
        placed();
        ui.frameScheduler().next();
    }

    /** Puts every sprite at its home immediately. */
    protected final void settle() {
        for (Sprite sprite : layer().sprites()) {
            sprite.settle();
        }
    }

    @Override
    public final Group actor() {
        return tableGroup;
    }

    @Override
    public final Actor above() {
        return above;
    }

    @Override
    public void highlight(Optional<E> event) {
        flash = 0;
        pointed.forEach(sprite -> sprite.pointed(false));
        pointed = event.isPresent() ? eventReplay().about(event.get()) : List.of();
        pointed.forEach(sprite -> sprite.pointed(true));
        ui.frameScheduler().next();
    }

    @Override
    public final void replay(E event) {
        highlight(Optional.of(event));
        flash = FLASH;
        if (!ui.reducedMotion()) {
            eventReplay().begin(event);
        }
    }

    /** Ends what is shown of the past. */
    private void forgetPast() {
        highlight(Optional.empty());
        eventReplay().moveReplay().stop();
    }

    private void fadeFlash(float seconds) {
        if (flash > 0) {
            flash -= seconds;
            if (flash <= 0) {
                highlight(Optional.empty());
            }
        }
    }

    @Override
    public final void happened(E seen) {
        forgetPast();
        pointer().drop();
        move(seen);
        placed();
        ui.frameScheduler().next();
    }

    @Override
    public final boolean moving() {
        return flights.moving();
    }

    @Override
    public void finishAnimations() {
        flights.finish();
        settle();
    }

    @Override
    public void ask(boolean asked) {
        moveSelector().ask(asked);
    }

    @Override
    public final ProposedMove<M> proposedMove() {
        return moveSelector().proposedMove();
    }

    @Override
    public final boolean picked() {
        return moveSelector().picked();
    }

    @Override
    public final void refused() {
        moveSelector().refused();
    }

    @Override
    public final void clear() {
        moveSelector().clear();
    }

    @Override
    public final void suggest(M move) {
        moveSelector().suggest(move);
    }

    /** Suits within texts have the colours of the deck, so the texts are written again too. */
    @Override
    public void deckChanged() {
        restyle();
        ui.frameScheduler().next();
    }

    @Override
    public final void speed(float times) {
        speed = times;
    }

    @Override
    public final Iterable<? extends Sprite> cards() {
        return layer().sprites();
    }

    /** Holds what moves above the controls, and requests frames while anything does. */
    private final class Above extends Group {
        @Override
        public void act(float seconds) {
            super.act(seconds);
            boolean past = flash > 0 || eventReplay().moveReplay().moving();
            if (past || flights.moving() || layer().moving()) {
                ui.frameScheduler().next();
            }
        }
    }

    @Override
    public final void pass(float seconds) {
        boolean calm = ui.reducedMotion();
        float paced = seconds * speed * (calm ? CALM : 1);
        pointer().advance(ui.frameScheduler());
        animator().advance(seconds);
        layer().glides(!calm);
        flights.advance(paced);
        // Whoever asks to see a move again wants to see it, whatever the pace.
        eventReplay().moveReplay().advance(seconds);
        fadeFlash(seconds);
        celebrate(paced);
        if (!flights.moving()) {
            status().turn(position.turn());
        }
    }
}
