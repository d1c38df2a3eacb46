package parlour.app.screen;

import parlour.app.App;
import parlour.app.settings.Settings;
import parlour.app.widget.Stepper;

import java.util.function.IntConsumer;

/** The control for the seconds that a move may take, or for no limit. */
final class MoveTimeStepper {
    private static final int STEP = 5;

    private MoveTimeStepper() {}

    static Stepper make(App app, IntConsumer chosen) {
        return new Stepper(
                app,
                0,
                Settings.LONGEST_MOVE_TIME,
                STEP,
                seconds ->
                        seconds == 0
                                ? app.texts().say("setup.moveTime.none")
                                : app.texts().say("setup.moveTime.seconds", seconds),
                chosen);
    }
}
