package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;

/**
 * One card or token as it is drawn. It lies at its home and glides there when the home moves,
 * unless a flight or a finger has it.
 */
public abstract class Sprite {
    /** How quickly one that is not where it belongs goes there. */
    private static final float EAGER = 16;

    private static final float SHAKE_SECONDS = 0.35f;
    private static final float NEAR = 0.05f;

    /** Lights so near to what is wanted are as wanted. */
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

    /** How it lies now. */
    public Pose now() {
        return now;
    }

    /** Where it belongs. */
    public Pose home() {
        return home;
    }

    /** It belongs under others that hide it wholly, so that it need not be drawn there. */
    public void covered(boolean hidden) {
        covered = hidden;
    }

    boolean drawn() {
        return now.alpha > 0 && !(covered && atRest());
    }

    /** A finger has it: it goes nowhere by itself. */
    public void held(boolean byFinger) {
        held = byFinger;
    }

    /** A flight will move it, or has done so. */
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

    /** Puts it where it belongs. */
    public void settle() {
        now.set(home);
        glowing = glowWanted;
        dimmed = dimWanted;
    }

    /** It shall be lit in a colour, 0 not at all to 1. */
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

    /** Whether it is lit, or is going to be. */
    public boolean isLit() {
        return glowWanted > 0;
    }

    /** It is of no use now. */
    public void dim(boolean on) {
        dimWanted = on ? 1 : 0;
    }

    public boolean isDim() {
        return dimWanted > 0;
    }

    public void outlined(boolean on) {
        outlined = on;
    }

    /** The keys' focus is on it. */
    public void ringed(boolean on) {
        ringed = on;
    }

    /** It is marked in no way. */
    public void unmark() {
        light(Color.WHITE, 0, false);
        outlined(false);
        ringed(false);
    }

    /** A small no. */
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

    /** How bright its light is now, which may pulse. */
    float brightness() {
        return pulsing ? pulse.brightness(PULSES) : 1;
    }

    /** Whether it will look otherwise in the next frame by itself. */
    boolean moving() {
        return flights > 0
                || shaking > 0
                || glowing != glowWanted
                || dimmed != dimWanted
                || pulsing && pulse.moving()
                || !held && !atRest();
    }

    boolean outlined() {
        return outlined;
    }

    boolean ringed() {
        return ringed;
    }

    /** How far a shake has it aside. */
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
        if (flights == 0 && !held) {
            now.order = home.order;
            now.approach(home, part);
            if (atRest()) {
                now.set(home);
            }
        }
    }
}
