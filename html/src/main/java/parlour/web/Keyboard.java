package parlour.web;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.github.xpenatan.gdx.teavm.backends.web.utils.KeyCodes;

import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;

import java.util.Set;
import java.util.function.BooleanSupplier;
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

    /** What a browser says instead of a key while a phone's keyboard is used. */
    private static final int NO_KEY = 229;

    private static final char DELETE = 127;

    private final HTMLDocument page;
    private final Supplier<InputProcessor> processor;
    private final Runnable delivered;
    private final BooleanSupplier entering;
    private final boolean[] pressed;
    private final boolean[] justPressed;

    /**
     * @param delivered called after each event
     * @param entering whether a field of the page hears of characters and passes them on
     * @param pressed by the number of the key
     */
    Keyboard(
            HTMLDocument page,
            Supplier<InputProcessor> processor,
            Runnable delivered,
            BooleanSupplier entering,
            boolean[] pressed,
            boolean[] justPressed) {
        this.page = page;
        this.processor = processor;
        this.delivered = delivered;
        this.entering = entering;
        this.pressed = pressed;
        this.justPressed = justPressed;
    }

    void listen() {
        page.addEventListener(
                "keydown",
                (KeyboardEvent event) -> {
                    if (isForTheGame(event) || isEscape(event)) {
                        down(event);
                    }
                });
        page.addEventListener("keyup", (KeyboardEvent event) -> up(event));
        Window.current().addEventListener("blur", event -> release());
    }

    /** Whether it was not meant for another part of the page, such as a link or a button. */
    @JSBody(
            params = "event",
            script =
                    "var at = event.target;return at === document.body || at.id === 'canvas' ||"
                            + " at.id === 'entry';")
    private static native boolean isForTheGame(Event event);

    /** Closes a dialog wherever it is pressed. */
    private static boolean isEscape(KeyboardEvent event) {
        return event.getKey().equals("Escape");
    }

    private void down(KeyboardEvent event) {
        int key = KeyCodes.keyForCode(event.getKeyCode());
        if (key == Keys.TAB && nothingFocused()) {
            return; // as on any page, it goes to the first link, which leads to the text version
        }
        boolean command = event.isCtrlKey() || event.isMetaKey();
        if (event.getKeyCode() == NO_KEY || event.isComposing() || command && key == Keys.V) {
            // The page's field hears of it, or of a paste.
            return;
        }
        boolean used = !event.isRepeat() && press(key);
        char typed = typed(event, key);
        boolean entered = entering.getAsBoolean() && event.getKey().length() == 1 && typed != 0;
        if (typed != 0 && !entered) {
            used |= processor.get().keyTyped(typed);
        }
        boolean plain = !command && !event.isAltKey();
        if (!entered && (used || plain && KEPT.contains(key))) {
            event.preventDefault();
        }
        delivered.run();
    }

    /** Whether the game has a use for it. */
    private boolean press(int key) {
        pressed[key] = true;
        justPressed[key] = true;
        boolean used = processor.get().keyDown(key);
        delivered.run();
        return used;
    }

    @JSBody(script = "return document.activeElement === document.body;")
    private static native boolean nothingFocused();

    /** The character of a key, as LibGDX gives it on the desktop; 0 if it has none. */
    private static char typed(KeyboardEvent event, int key) {
        return switch (key) {
            case Keys.BACKSPACE -> '\b';
            case Keys.TAB -> '\t';
            case Keys.ENTER -> '\n';
            case Keys.FORWARD_DEL -> DELETE;
            default -> written(event);
        };
    }

    private static char written(KeyboardEvent event) {
        boolean command = event.isCtrlKey() || event.isMetaKey();
        // AltGr is Ctrl and Alt on some systems, and writes characters.
        if (event.getKey().length() != 1 || command && !event.getModifierState("AltGraph")) {
            return 0;
        }
        return event.getKey().charAt(0);
    }

    private void up(KeyboardEvent event) {
        if (event.getKey().equals("Meta")) {
            // While it was held down, a Mac told of no other key that went up.
            release();
        } else {
            release(KeyCodes.keyForCode(event.getKeyCode()));
        }
    }

    private void release(int key) {
        if (pressed[key]) {
            pressed[key] = false;
            processor.get().keyUp(key);
            delivered.run();
        }
    }

    /** As if all went up, because nobody would tell: another window has the keys, for example. */
    private void release() {
        for (int key = 0; key < pressed.length; key++) {
            release(key);
        }
    }
}
