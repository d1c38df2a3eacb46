package parlour.app;

import parlour.app.platform.Platform;
import parlour.engine.Thinking;

import java.util.function.BooleanSupplier;

/** Thinks a little: at once, or in a while where things take time. */
final class ShortThinker implements Platform.Thinker {
    private static final int USUAL_UNITS = 4;

    /** How long it takes to think, in seconds. */
    private static final double SECONDS = 0.25;

    private final TestBackground testBackground;
    private final BooleanSupplier thoughtless;
    private final Runnable wake;
    private Thinking<?> asked;
    private boolean done;
    private int units = USUAL_UNITS;

    /**
     * @param thoughtless whether nobody can think
     * @param wake called when a thinking has ended
     */
    ShortThinker(TestBackground testBackground, BooleanSupplier thoughtless, Runnable wake) {
        this.testBackground = testBackground;
        this.thoughtless = thoughtless;
        this.wake = wake;
    }

    /** From now on it does so many units at once. */
    void units(int number) {
        units = number;
    }

    @Override
    public boolean spend(Thinking<?> thinking) {
        if (thoughtless.getAsBoolean()) {
            throw new StackOverflowError("thinking");
        }
        if (!testBackground.slow()) {
            thinking.advance(units);
            return true;
        }
        if (asked != thinking) {
            asked = thinking;
            done = false;
            testBackground.after(SECONDS, () -> think(thinking));
        }
        return done;
    }

    private void think(Thinking<?> thinking) {
        thinking.advance(units);
        if (asked == thinking) {
            done = true;
            wake.run();
        }
    }

    @Override
    public void drop() {
        asked = null;
    }
}
