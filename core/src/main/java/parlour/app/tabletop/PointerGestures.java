package parlour.app.tabletop;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

import parlour.app.frames.FrameScheduler;

/** Pointer input for cards or tokens: tells drags and double clicks from clicks. */
public abstract class PointerGestures extends InputListener {
    protected static final float DRAGGED_HEIGHT = 0.5f;
    protected static final float ON_TOP = 4 * Flights.ALOFT;

    private static final float DRAG_FROM = 8;
    private static final float DOUBLE_CLICK = 0.35f;

    private float clock;
    private float clickedAt = -DOUBLE_CLICK;
    private boolean fresh;
    private float pressX;
    private float pressY;

    /** Advances in real time, whatever the animation speed and the frame rate. */
    public final void advance(FrameScheduler frameScheduler) {
        if (fresh) {
            fresh = false;
        } else {
            clock += frameScheduler.passed();
        }
        if (clickedJustNow()) {
            // The clock only advances with frames, so one is needed when the time for a double
            // click is over.
            frameScheduler.in(DOUBLE_CLICK - (clock - clickedAt));
        }
    }

    /** Cancels a drag, since the dragged card or token may have moved. */
    public abstract void drop();

    /** The left button presses, the right button clears the selection. */
    @Override
    public final boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        if (pointer != 0 || !active()) {
            return false;
        }
        drop();
        pressX = x;
        pressY = y;
        if (button == Input.Buttons.RIGHT) {
            clear();
            return true;
        }
        return button == Input.Buttons.LEFT && press(x, y);
    }

    /** Whether a person is choosing a move now; otherwise presses are ignored. */
    protected abstract boolean active();

    /** Clears the selection. */
    protected abstract void clear();

    /** Presses what is at this point; returns false if there is nothing. */
    protected abstract boolean press(float x, float y);

    /** Whether the pointer is still so close to where it was pressed that this is not a drag. */
    protected final boolean near(float x, float y) {
        return Math.hypot(x - pressX, y - pressY) < DRAG_FROM;
    }

    /** Starts the time for a double click. */
    protected final void clicked() {
        clickedAt = clock;
        fresh = true;
    }

    /** Whether the last click is recent enough for the next one to make a double click. */
    protected final boolean clickedJustNow() {
        return clock - clickedAt < DOUBLE_CLICK;
    }
}
