package parlour.app.widget;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

/**
 * Scrolls by a finger: the content follows it, and goes on for a while after it is lifted. A drag
 * presses nothing. LibGDX's own needs a timer with a thread.
 */
final class FingerScroll extends InputListener {
    /** How far a finger may move while it presses something. */
    private static final float SLOP = 9;

    /**
     * For how many seconds the content goes on, and how fast the finger must have been for that.
     */
    private static final float GOES_ON = 0.9f;

    private static final float SLOWEST = 120;

    /** How much of the speed is that of the last frame. */
    private static final float LAST_FRAME = 0.5f;

    private final Ui ui;
    private final ScrollArea area;
    private boolean touched;
    private boolean scrolling;
    private float lastX;
    private float lastY;
    private float movedX;
    private float movedY;
    private float speedX;
    private float speedY;

    FingerScroll(Ui ui, ScrollArea area) {
        this.ui = ui;
        this.area = area;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        if (pointer != 0) {
            return false;
        }
        touched = true;
        scrolling = area.isFlinging();
        if (scrolling) {
            // It only stops what goes on.
            area.fling(0, 0, 0);
            event.getStage().cancelTouchFocus();
        }
        lastX = event.getStageX();
        lastY = event.getStageY();
        movedX = movedY = speedX = speedY = 0;
        return true;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        float byX = area.isScrollX() ? event.getStageX() - lastX : 0;
        float byY = area.isScrollY() ? event.getStageY() - lastY : 0;
        if (!scrolling && Math.max(Math.abs(byX), Math.abs(byY)) > SLOP) {
            scrolling = true;
            event.getStage().cancelTouchFocusExcept(this, area);
        }
        if (scrolling) {
            lastX += byX;
            lastY += byY;
            movedX += byX;
            movedY += byY;
            area.setScrollX(area.getScrollX() - byX);
            area.setScrollY(area.getScrollY() + byY);
            area.updateVisualScroll();
        }
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        touched = false;
        boolean fast = Math.max(Math.abs(speedX), Math.abs(speedY)) > SLOWEST;
        if (scrolling && fast && !event.isTouchFocusCancel()) {
            area.fling(GOES_ON, speedX, -speedY);
        }
    }

    /** Measures the finger's speed, once a frame. */
    void frame(float seconds) {
        if (touched && seconds > 0) {
            speedX = MathUtils.lerp(speedX, movedX / seconds, LAST_FRAME);
            speedY = MathUtils.lerp(speedY, movedY / seconds, LAST_FRAME);
            movedX = movedY = 0;
            ui.frameScheduler().next();
        }
    }
}
