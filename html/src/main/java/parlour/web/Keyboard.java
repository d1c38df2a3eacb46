package parlour.web;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.github.xpenatan.gdx.teavm.backends.web.utils.KeyCodes;

import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;

import java.util.Set;
import java.util.function.Supplier;

/** The keys. What the game does not use is left to the browser. */
final class Keyboard {
    /** With these a browser scrolls, searches or leaves the canvas. */
    private static final Set<Integer> KEPT =
            Set.of(
                    Keys.TAB,
                    Keys.SPACE,
                    Keys.BACKSPACE,
                    Keys.UP,
                    Keys.DOWN,
                    Keys.LEFT,
                    Keys.RIGHT,
                    Keys.PAGE_UP,
                    Keys.PAGE_DOWN,
                    Keys.HOME,
                    Keys.END,
                    Keys.SLASH,
                    Keys.APOSTROPHE);

    private final Supplier<InputProcessor> processor;
    private final Runnable request;
    private final boolean[] pressed;
    private final boolean[] justPressed;

    Keyboard(
            HTMLCanvasElement canvas,
            Supplier<InputProcessor> processor,
            Runnable request,
            boolean[] pressed,
            boolean[] justPressed) {
        this.processor = processor;
        this.request = request;
        this.pressed = pressed;
        this.justPressed = justPressed;
        HTMLDocument page = canvas.getOwnerDocument();
        page.addEventListener("keydown", (KeyboardEvent event) -> down(event));
        page.addEventListener("keyup", (KeyboardEvent event) -> up(event));
        Window.current().addEventListener("blur", event -> release());
    }

    private void down(KeyboardEvent event) {
        int key = KeyCodes.keyForCode(event.getKeyCode());
        if (key == Keys.TAB && nothingFocused()) {
            return; // as on any page, it goes to the first link, which leads to the text version
        }
        boolean used = false;
        if (!event.isRepeat()) {
            pressed[key] = true;
            justPressed[key] = true;
            used = processor.get().keyDown(key);
        }
        char typed = typed(event, key);
        if (typed != 0) {
            used |= processor.get().keyTyped(typed);
        }
        boolean plain = !event.isCtrlKey() && !event.isAltKey() && !event.isMetaKey();
        if (used || plain && KEPT.contains(key)) {
            event.preventDefault();
        }
        request.run();
    }

    @JSBody(script = "return document.activeElement === document.body;")
    private static native boolean nothingFocused();

    /** The character of a key, as LibGDX gives it on the desktop; 0 if it has none. */
    private static char typed(KeyboardEvent event, int key) {
        switch (key) {
            case Keys.BACKSPACE:
                return '\b';
            case Keys.TAB:
                return '\t';
            case Keys.ENTER:
                return '\n';
            case Keys.FORWARD_DEL:
                return 127;
            default:
                break;
        }
        boolean command = event.isCtrlKey() || event.isMetaKey();
        // AltGr is Ctrl and Alt on some systems, and writes characters.
        if (event.getKey().length() != 1 || command && !event.getModifierState("AltGraph")) {
            return 0;
        }
        return event.getKey().charAt(0);
    }

    private void up(KeyboardEvent event) {
        int key = KeyCodes.keyForCode(event.getKeyCode());
        if (pressed[key]) {
            pressed[key] = false;
            processor.get().keyUp(key);
            request.run();
        }
    }

    /** Another window has the keys now and will hear when they go up. */
    private void release() {
        for (int key = 0; key < pressed.length; key++) {
            if (pressed[key]) {
                pressed[key] = false;
                processor.get().keyUp(key);
            }
        }
        request.run();
    }
}
