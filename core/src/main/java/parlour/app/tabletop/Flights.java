package parlour.app.tabletop;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.MathUtils;

import java.util.ArrayList;
import java.util.List;

/**
 * The timeline of animations: sprites in flight, and actions scheduled for a moment. A sprite flies
 * to its home, which may still move, or to a fixed pose on the way.
 */
public final class Flights {
    /** Flying sprites are drawn above all others. */
    public static final float ALOFT = 10_000;

    private static final class Flight {
        private final Sprite sprite;
        private final Pose from = new Pose();
        private final float start;
        private final float duration;
        private final float arc;
        private final boolean fades;
        private Pose to;
        private boolean begun;

        Flight(Sprite sprite, Pose to, float start, float duration, float arc, boolean fades) {
            this.sprite = sprite;
            this.to = to;
            this.start = start;
            this.duration = duration;
            this.arc = arc;
            this.fades = fades;
        }
    }

    private record Cue(float at, Runnable what) {}

    private final List<Flight> flights = new ArrayList<>();
    private final List<Cue> cues = new ArrayList<>();
    private boolean fading;
    private boolean finishing;
    private float now;
    private float launched;

    /** Sets whether sprites fade from place to place instead of flying. */
    public void fading(boolean fades) {
        fading = fades;
    }

    public float now() {
        return now;
    }

    public boolean moving() {
        return !flights.isEmpty() || !cues.isEmpty();
    }

    /** Whether {@link #finish} is completing everything now. */
    public boolean finishing() {
        return finishing;
    }

    /** Flies a sprite to its home. */
    public void home(Sprite sprite, float start, float duration, float arc) {
        fly(sprite, sprite.home(), start, duration, arc);
    }

    /**
     * Flies a sprite to a pose.
     *
     * @param arc how high it rises, in card heights
     */
    public void fly(Sprite sprite, Pose to, float start, float duration, float arc) {
        sprite.flights(1);
        flights.add(new Flight(sprite, to, start, duration, arc, fading));
    }

    /** Schedules an action. */
    public void at(float time, Runnable what) {
        int place = cues.size();
        while (place > 0 && cues.get(place - 1).at() > time) {
            place--;
        }
        cues.add(place, new Cue(time, what));
    }

    /** Flights already scheduled keep their destination when the sprite's home changes. */
    public void keepGoals(Sprite sprite) {
        if (!sprite.flying()) {
            return;
        }
        for (Flight flight : flights) {
            if (flight.sprite == sprite && flight.to == sprite.home()) {
                flight.to = sprite.home().copy();
            }
        }
    }

    public void advance(float seconds) {
        if (!moving()) {
            now = 0;
            launched = 0;
            return;
        }
        now += seconds;
        int kept = 0;
        for (int i = 0; i < flights.size(); i++) {
            Flight flight = flights.get(i);
            if (now >= flight.start) {
                step(flight);
            }
            if (now >= flight.start + flight.duration) {
                flight.sprite.flights(-1);
            } else {
                flights.set(kept++, flight);
            }
        }
        while (flights.size() > kept) {
            flights.remove(flights.size() - 1);
        }
        while (!cues.isEmpty() && cues.get(0).at() <= now) {
            cues.remove(0).what().run();
        }
    }

    /** Completes all animations now. */
    public void finish() {
        finishing = true;
        while (moving()) {
            advance(Float.MAX_VALUE / 4);
            now = 0;
        }
        finishing = false;
        launched = 0;
    }

    private void step(Flight flight) {
        Pose pose = flight.sprite.now();
        if (!flight.begun) {
            flight.begun = true;
            flight.from.set(pose);
            launched++;
            // A sprite already in the air keeps its drawing order.
            pose.order = pose.order < ALOFT ? ALOFT + launched : pose.order;
        }
        float t =
                flight.duration <= 0
                        ? 1
                        : MathUtils.clamp((now - flight.start) / flight.duration, 0, 1);
        if (t >= 1) {
            pose.set(flight.to);
            return;
        }
        if (flight.fades) {
            fade(flight, pose, t);
            return;
        }
        Pose from = flight.from;
        Pose to = flight.to;
        float e = Interpolation.smoother.apply(Interpolation.pow2Out.apply(t));
        float hump = MathUtils.sin(t * MathUtils.PI);
        pose.x = MathUtils.lerp(from.x, to.x, e);
        pose.y = MathUtils.lerp(from.y, to.y, e);
        // Nobody moves a card in a perfectly straight line.
        float bend = hump * flight.arc * 0.12f;
        pose.x += (to.y - from.y) * bend;
        pose.y -= (to.x - from.x) * bend;
        pose.width = MathUtils.lerp(from.width, to.width, e);
        pose.angle =
                MathUtils.lerp(from.angle, to.angle, e)
                        + hump * flight.arc * (to.x - from.x) * -0.01f;
        pose.height = MathUtils.lerp(from.height, to.height, e) + hump * flight.arc;
        pose.alpha = MathUtils.lerp(from.alpha, to.alpha, e);
        float turned = Interpolation.smooth.apply(MathUtils.clamp(t * 1.6f - 0.35f, 0, 1));
        pose.face = MathUtils.lerp(from.face, to.face, turned);
    }

    private static void fade(Flight flight, Pose pose, float t) {
        float order = pose.order;
        pose.set(t < 0.5f ? flight.from : flight.to);
        pose.order = order;
        pose.alpha *= Math.abs(1 - 2 * t);
    }
}
