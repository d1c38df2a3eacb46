package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;

/**
 * A card or token on the table. It rests at its home and glides there when the home moves, unless
 * it is flying or being dragged.
 */
public abstract class Sprite {
    /** How quickly a sprite glides to its home. */
    private static final float EAGER = 16;

    private static final float SHAKE_SECONDS = 0.35f;
    private static final float NEAR = 0.05f;

    /** A difference in glow too small to see. */
    private static final float ALIKE = 0.004f;

    private static final float PULSES = 0.5f;

    private final Pose now = new Pose();
    private final Pose home = new Pose();
    private int flights;
    private boolean held;
    private boolean covered;
    private float shaking;
    private Color glow = Color.WHITE;
    private float glowing;
    private float glowWanted;
    private boolean pulsing;
    private final Pulse pulse = new Pulse();
    private float dimmed;
    private float dimWanted;
    private boolean outlined;
    private boolean ringed;
    private float pointing;
    private float pointWanted;

    /** The current pose. */
    public Pose now() {
        return now;
    }

    /** The pose to return to. */
    public Pose home() {
        return home;
    }

    /**
     * Sets whether other sprites hide it completely at its home, so that it need not be drawn
     * there.
     */
    public void covered(boolean hidden) {
        covered = hidden;
    }

    boolean drawn() {
        return now.alpha > 0 && !(covered && atRest());
    }

    /** Sets whether it is being dragged and so does not move by itself. */
    public void held(boolean byFinger) {
        held = byFinger;
    }

    /** Changes the number of flights that are pending or running. */
    void flights(int change) {
        flights += change;
    }

    public boolean flying() {
        return flights > 0;
    }

    private boolean atRest() {
        return flights == 0
                && !held
                && Math.abs(now.x - home.x) < NEAR
                && Math.abs(now.y - home.y) < NEAR;
    }

    /** Puts it at its home immediately. */
    public void settle() {
        now.set(home);
        glowing = glowWanted;
        dimmed = dimWanted;
        pointing = pointWanted;
    }

    /** Sets its glow, from 0 (none) to 1. */
    public void light(Color color, float strength, boolean pulses) {
        if (strength > 0) {
            glow = color;
        }
        glowWanted = strength;
        if (pulses && !pulsing) {
            pulse.begin();
        }
        pulsing = pulses;
    }

    /** Whether it glows, or is about to. */
    public boolean isLit() {
        return glowWanted > 0;
    }

    /** Sets whether it is dimmed because it cannot be used now. */
    public void dim(boolean on) {
        dimWanted = on ? 1 : 0;
    }

    public boolean isDim() {
        return dimWanted > 0;
    }

    public void outlined(boolean on) {
        outlined = on;
    }

    /** Sets whether it shows keyboard focus. */
    public void ringed(boolean on) {
        ringed = on;
    }

    /** Sets whether a line of the log speaks of it, which no selection changes. */
    public void pointed(boolean on) {
        pointWanted = on ? 1 : 0;
    }

    /** Whether a line of the log speaks of it. */
    public boolean isPointed() {
        return pointWanted > 0;
    }

    /** Removes all highlights but that of the log. */
    public void unmark() {
        light(Color.WHITE, 0, false);
        outlined(false);
        ringed(false);
    }

    /** Shakes it a little to say no. */
    public void shake() {
        shaking = SHAKE_SECONDS;
    }

    Color glow() {
        return glow;
    }

    float glowing() {
        return glowing;
    }

    float dimmed() {
        return dimmed;
    }

    float pointing() {
        return pointing;
    }

    /** The current brightness of its glow, which may pulse. */
    float brightness() {
        return pulsing ? pulse.brightness(PULSES) : 1;
    }

    /** Whether its appearance is still changing, so that another frame is needed. */
    boolean moving() {
        return flights > 0
                || shaking > 0
                || glowing != glowWanted
                || dimmed != dimWanted
                || pointing != pointWanted
                || pulsing && pulse.moving()
                || !held && !atRest();
    }

    boolean outlined() {
        return outlined;
    }

    boolean ringed() {
        return ringed;
    }

    /** How far a shake moves it sideways. */
    float aside() {
        if (shaking <= 0) {
            return 0;
        }
        float left = shaking / SHAKE_SECONDS;
        return MathUtils.sin((1 - left) * MathUtils.PI2 * 3) * left * now.width * 0.06f;
    }

    private static float towards(float from, float to, float part) {
        float next = MathUtils.lerp(from, to, part);
        return Math.abs(to - next) < ALIKE ? to : next;
    }

    void advance(float seconds, boolean glides) {
        shaking = Math.max(0, shaking - seconds);
        float part = glides ? 1 - (float) Math.exp(-EAGER * seconds) : 1;
        pulse.advance(seconds);
        glowing = towards(glowing, glowWanted, part);
        dimmed = towards(dimmed, dimWanted, part);
        pointing = towards(pointing, pointWanted, part);
        if (flights == 0 && !held) {
            now.order = home.order;
            now.approach(home, part);
            if (atRest()) {
                now.set(home);
            }
        }
    }
}
