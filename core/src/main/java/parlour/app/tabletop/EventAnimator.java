package parlour.app.tabletop;

import parlour.app.look.Sounds.Cue;
import parlour.app.widget.Ui;

import java.util.List;

/**
 * Animates events. The zones change immediately; the cards or tokens follow, one event after
 * another.
 */
public abstract class EventAnimator {
    private static final float GATHER = 0.4f;
    private static final float GATHER_EVERY = 0.006f;

    protected final Flights flights;
    protected final AnimationSounds animationSounds;

    /** When the next animation starts. */
    protected float cursor;

    private final Ui ui;

    protected EventAnimator(Ui ui, Flights flights) {
        this.ui = ui;
        this.flights = flights;
        animationSounds = new AnimationSounds(ui, flights);
    }

    /** Queues the next event after those that are still being animated. */
    protected final void follow() {
        flights.fading(ui.reducedMotion());
        cursor = flights.moving() ? Math.max(cursor, flights.now()) : flights.now();
    }

    protected final void at(float time, Runnable what) {
        flights.at(time, what);
    }

    /** Keeps the animation going until then: an announcement takes time although nothing flies. */
    protected final void hold(float until) {
        flights.at(until, () -> {});
    }

    /**
     * Returns all cards to the deck from where they are now.
     *
     * @param first whether a new game begins: the cards are then in the deck at once, whatever was
     *     shown while the table was laid out
     * @param rehome updates the home of every sprite
     */
    protected final void gather(CardZones zones, boolean first, Runnable rehome) {
        List<CardSprite> away = zones.all();
        away.removeAll(zones.deck);
        away.forEach(flights::keepGoals);
        zones.gather();
        rehome.run();
        if (first) {
            zones.all().forEach(CardSprite::settle);
        } else {
            gather(away);
        }
    }

    private void gather(List<CardSprite> away) {
        for (int i = 0; i < away.size(); i++) {
            flights.home(away.get(i), cursor + i * GATHER_EVERY, GATHER, 0.3f);
        }
        animationSounds.at(cursor, Cue.CAPTURE);
        cursor += GATHER;
    }

    /** Advances in real time, whatever the animation speed. */
    public final void advance(float seconds) {
        animationSounds.advance(seconds);
    }
}
