package parlour.app.tabletop;

import parlour.app.look.Sounds.Cue;
import parlour.app.widget.Ui;

import java.util.List;

/**
 * Turns events into movement: what lies where follows at once, the cards or tokens fly one event
 * after another in their own time.
 */
public abstract class EventAnimator {
    private static final float GATHER = 0.4f;
    private static final float GATHER_EVERY = 0.006f;

    protected final Flights flights;
    protected final AnimationSounds animationSounds;

    /** When what happens next begins. */
    protected float cursor;

    private final Ui ui;

    protected EventAnimator(Ui ui, Flights flights) {
        this.ui = ui;
        this.flights = flights;
        animationSounds = new AnimationSounds(ui, flights);
    }

    /** The next event comes after those that are still on their way. */
    protected final void follow() {
        flights.fading(ui.reducedMotion());
        cursor = flights.moving() ? Math.max(cursor, flights.now()) : flights.now();
    }

    protected final void at(float time, Runnable what) {
        flights.at(time, what);
    }

    /** Nothing flies while something is said, and yet it has to be seen. */
    protected final void hold(float until) {
        flights.at(until, () -> {});
    }

    /**
     * All cards come back to the deck, from where they lie now.
     *
     * @param first whether a game begins: with the deck, whatever was shown to lay the table out
     * @param rehome says where everything belongs
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

    /** Real time passes, whatever the pace. */
    public final void advance(float seconds) {
        animationSounds.advance(seconds);
    }
}
