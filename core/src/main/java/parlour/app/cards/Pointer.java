package parlour.app.cards;

import com.badlogic.gdx.scenes.scene2d.InputListener;

import parlour.app.Frames;

/** The pointer on cards or tokens: what is a drag, and what a double click. */
public abstract class Pointer extends InputListener {
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
    public final void advance(Frames frames) {
        if (fresh) {
            fresh = false;
        } else {
            clock += frames.passed();
        }
        if (clickedJustNow()) {
            // The clock stands still with the frames: it has to see that the moment is over.
            frames.in(DOUBLE_CLICK - (clock - clickedAt));
        }
    }

    /** Lets go of what is in mid-drag, since it may be elsewhere now. */
    public abstract void drop();

    /** The pointer was pressed here. */
    protected final void pressed(float x, float y) {
        pressX = x;
        pressY = y;
    }

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
