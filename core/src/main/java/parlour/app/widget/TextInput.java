package parlour.app.widget;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.Event;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.frames.Delay;

import java.util.OptionalInt;

/**
 * A one-line text field. Its cursor blinks for a few seconds after each key and then stays on, so
 * that an idle field requests no frames.
 */
public class TextInput extends TextField implements Accessible {
    private static final float BLINK = 0.5f;
    private static final int BLINKS = 8;

    /** LibGDX's own timer would blink forever and redraw the whole window each time. */
    private static final float NOT_BY_ITSELF = 1e6f;

    private final Delay delay;
    private int blinks = BLINKS;
    private boolean focused;
    private float least;

    /** The key that was pressed last of those that are repeated, such as the arrows. */
    private OptionalInt repeated = OptionalInt.empty();

    public TextInput(Ui ui, String text) {
        super(text, ui.look().skin());
        least = ui.shape().pressable(0);
        delay = new Delay(ui.frameScheduler());
        setBlinkTime(NOT_BY_ITSELF);
        setFocusTraversal(false);
        addCaptureListener(this::touched);
        addListener(new ScreenKeyboard(ui, this));
    }

    @Override
    protected InputListener createInputListener() {
        return new Typing();
    }

    /** Notes which key is repeated. */
    private final class Typing extends TextFieldClickListener {
        @Override
        protected void scheduleKeyRepeatTask(int keycode) {
            super.scheduleKeyRepeatTask(keycode);
            repeated = OptionalInt.of(keycode);
        }
    }

    /** Whether it repeats a key because that is still held down. */
    public final boolean repeats() {
        return repeated.isPresent() && Gdx.input.isKeyPressed(repeated.getAsInt());
    }

    /** Has the cursor and the selection of a field with the same text, whichever end it is at. */
    final void takeOver(TextInput before) {
        cursor = before.cursor;
        selectionStart = before.selectionStart;
        hasSelection = before.hasSelection;
    }

    @Override
    public void describe(Description to) {
        describe(to, () -> {});
    }

    /**
     * @param given what confirming the text does
     */
    final void describe(Description to, Runnable given) {
        String hint = getMessageText() == null ? "" : getMessageText();
        to.field(hint, getText(), this::replace, given);
    }

    /** Replaces the text as if it had been typed. */
    private void replace(String text) {
        setProgrammaticChangeEvents(true);
        setText(text);
        setProgrammaticChangeEvents(false);
    }

    @Override
    public float getPrefHeight() {
        return Math.max(least, super.getPrefHeight());
    }

    private boolean touched(Event event) {
        if (event instanceof InputEvent input && wakes(input.getType())) {
            blink();
        }
        return false;
    }

    private static boolean wakes(InputEvent.Type type) {
        return type == InputEvent.Type.keyDown
                || type == InputEvent.Type.keyTyped
                || type == InputEvent.Type.touchDown;
    }

    private void blink() {
        blinks = 0;
        delay.begin(BLINK);
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        if (focused != hasKeyboardFocus()) {
            focused = hasKeyboardFocus();
            blink();
        }
        if (focused && blinks < BLINKS && delay.over()) {
            blinks++;
            delay.begin(BLINK);
            delay.over();
        }
    }

    /** Whether the cursor is visible now, if there is one. */
    public final boolean lit() {
        return blinks % 2 == 0;
    }

    @Override
    protected void drawCursor(Drawable cursor, Batch batch, BitmapFont font, float x, float y) {
        if (lit()) {
            super.drawCursor(cursor, batch, font, x, y);
        }
    }
}
