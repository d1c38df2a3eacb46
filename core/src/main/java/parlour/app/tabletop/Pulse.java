package parlour.app.tabletop;

import com.badlogic.gdx.math.MathUtils;

/**
 * A glow that pulses for a few seconds to attract attention and then stays steady, so that waiting
 * for a person does not keep the machine busy.
 */
public final class Pulse {
    private static final float A_SECOND = 1;
    private static final int TIMES = 5;

    private float age = TIMES;

    /** Starts pulsing from the beginning. */
    public void begin() {
        age = 0;
    }

    public void advance(float seconds) {
        age = Math.min(TIMES, age + seconds * A_SECOND);
    }

    public boolean moving() {
        return age < TIMES;
    }

    /** The current brightness: 1 at most, less by the depth at its faintest. */
    public float brightness(float depth) {
        // The pulse weakens towards its end.
        float left = Math.min(1, (TIMES - age) / 2);
        return 1 - depth * left * (0.5f - 0.5f * MathUtils.cos(age * MathUtils.PI2));
    }
}
