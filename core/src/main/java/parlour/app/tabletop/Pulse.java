package parlour.app.tabletop;

import com.badlogic.gdx.math.MathUtils;

/**
 * A light that swells and fades for some seconds after it was lit, to be noticed, and then stays:
 * what waits for a person must not keep the machine busy.
 */
public final class Pulse {
    private static final float A_SECOND = 1;
    private static final int TIMES = 5;

    private float age = TIMES;

    /** Begins anew. */
    public void begin() {
        age = 0;
    }

    public void advance(float seconds) {
        age = Math.min(TIMES, age + seconds * A_SECOND);
    }

    public boolean moving() {
        return age < TIMES;
    }

    /** How bright it is: 1, or as much less as the depth at its faintest. */
    public float brightness(float depth) {
        // It grows calmer towards its end.
        float left = Math.min(1, (TIMES - age) / 2);
        return 1 - depth * left * (0.5f - 0.5f * MathUtils.cos(age * MathUtils.PI2));
    }
}
