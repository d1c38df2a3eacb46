package parlour.app.tabletop;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

import parlour.app.frames.FrameScheduler;

/** The pointer on cards or tokens: what is a drag, and what a double click. */
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

    /** Time passes: real time, whatever the pace and however few the frames. */
    public final void advance(FrameScheduler frameScheduler) {
        if (fresh) {
            fresh = false;
        } else {
            clock += frameScheduler.passed();
        }
        if (clickedJustNow()) {
            // The clock stands still with the frames: it has to see that the moment is over.
            frameScheduler.in(DOUBLE_CLICK - (clock - clickedAt));
        }
    }

    /** Lets go of what is in mid-drag, since it may be elsewhere now. */
    public abstract void drop();

    /** The left button begins something, the right one lets go of everything. */
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

    /** Whether a person is choosing now; while nobody is, nothing can be pressed. */
    protected abstract boolean active();

    /** Lets go of everything that is picked. */
    protected abstract void clear();

    /** Presses what lies here; false when nothing does. */
    protected abstract boolean press(float x, float y);

    /** Whether the pointer is still so near to where it was pressed that nothing is dragged. */
    protected final boolean near(float x, float y) {
        return Math.hypot(x - pressX, y - pressY) < DRAG_FROM;
    }

    /** Something was clicked just now. */
    protected final void clicked() {
        clickedAt = clock;
        fresh = true;
    }

    /** Whether the last click was so short ago that another one makes a double click. */
    protected final boolean clickedJustNow() {
        return clock - clickedAt < DOUBLE_CLICK;
    }
}
