package parlour.app;

import com.badlogic.gdx.scenes.scene2d.Actor;

import java.util.List;

/** A way to press a button. */
public enum ButtonPress {
    CLICK,
    ENTER;

    /** Presses a button several times before the next frame. */
    public static void burst(Headless room, Actor button, List<ButtonPress> presses) {
        if (!presses.contains(CLICK)) {
            room.stage().setKeyboardFocus(button);
        }
        // Where it is now: the first press may take it away.
        Headless.Pressing click = Headless.clicking(button);
        room.burst(
                presses.stream()
                        .map(press -> press == CLICK ? click : (Headless.Pressing) Headless::enter)
                        .toList());
    }
}
