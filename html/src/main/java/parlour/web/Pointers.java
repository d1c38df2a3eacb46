package parlour.web;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.InputProcessor;

import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.WheelEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;

import java.util.Arrays;
import java.util.function.Supplier;

/** Mouse, fingers and pen on the canvas. The mouse is always the first pointer. */
final class Pointers {
    static final int MOST = 10;

    private static final int FREE = Integer.MIN_VALUE;

    /** How far a wheel turns between two of its notches, in the browser's own three units. */
    private static final double[] NOTCH = {100, 3, 1};

    private final HTMLCanvasElement canvas;
    private final Supplier<InputProcessor> processor;
    private final Runnable delivered;
    private final int[] ids = new int[MOST];
    private final int[] x = new int[MOST];
    private final int[] y = new int[MOST];
    private final int[] buttons = new int[MOST];

    /**
     * @param delivered called after each event
     */
    Pointers(HTMLCanvasElement canvas, Supplier<InputProcessor> processor, Runnable delivered) {
        this.canvas = canvas;
        this.processor = processor;
        this.delivered = delivered;
        Arrays.fill(ids, FREE);
    }

    /**
     * @param touched called before each press
     */
    void listen(Runnable touched) {
        canvas.addEventListener(
                "pointerdown",
                (PointerEvent event) -> {
                    touched.run();
                    down(event);
                });
        canvas.addEventListener("pointermove", (PointerEvent event) -> move(event));
        canvas.addEventListener("pointerup", (PointerEvent event) -> up(event));
        canvas.addEventListener("pointercancel", (PointerEvent event) -> cancel(event));
        canvas.addEventListener("wheel", (WheelEvent event) -> wheel(event));
        canvas.addEventListener("contextmenu", event -> event.preventDefault());
        // The keyboard goes where the game wants it, not to what was touched.
        canvas.addEventListener("mousedown", event -> event.preventDefault());
        canvas.addEventListener("touchend", event -> event.preventDefault());
    }

    int x(int pointer) {
        return x[pointer];
    }

    int y(int pointer) {
        return y[pointer];
    }

    boolean down(int pointer) {
        return ids[pointer] != FREE;
    }

    boolean pressed(int button) {
        return down(0) && buttons[0] == button;
    }

    private void down(PointerEvent event) {
        int pointer = free();
        if (pointer < 0) {
            return;
        }
        ids[pointer] = event.getPointerId();
        buttons[pointer] = button(event);
        place(pointer, event);
        capture(canvas, event.getPointerId());
        event.preventDefault();
        processor.get().touchDown(x[pointer], y[pointer], pointer, buttons[pointer]);
        delivered.run();
    }

    private void move(PointerEvent event) {
        int pointer = held(event);
        if (pointer >= 0) {
            place(pointer, event);
            processor.get().touchDragged(x[pointer], y[pointer], pointer);
        } else if (event.getPointerType().equals("mouse")) {
            place(0, event);
            processor.get().mouseMoved(x[0], y[0]);
        }
        delivered.run();
    }

    private void up(PointerEvent event) {
        int pointer = held(event);
        if (pointer >= 0) {
            place(pointer, event);
            ids[pointer] = FREE;
            processor.get().touchUp(x[pointer], y[pointer], pointer, buttons[pointer]);
            delivered.run();
        }
    }

    /** The browser needs the finger for something else, so it has pressed nothing here. */
    private void cancel(PointerEvent event) {
        int pointer = held(event);
        if (pointer >= 0) {
            ids[pointer] = FREE;
            processor.get().touchCancelled(x[pointer], y[pointer], pointer, buttons[pointer]);
            delivered.run();
        }
    }

    private void wheel(WheelEvent event) {
        // With Ctrl it makes the page larger.
        if (!event.getCtrlKey()) {
            event.preventDefault();
            double notch = NOTCH[event.getDeltaMode()];
            processor
                    .get()
                    .scrolled(
                            (float) (event.getDeltaX() / notch),
                            (float) (event.getDeltaY() / notch));
            delivered.run();
        }
    }

    private int held(PointerEvent event) {
        for (int pointer = 0; pointer < MOST; pointer++) {
            if (ids[pointer] == event.getPointerId()) {
                return pointer;
            }
        }
        return -1;
    }

    private int free() {
        for (int pointer = 0; pointer < MOST; pointer++) {
            if (ids[pointer] == FREE) {
                return pointer;
            }
        }
        return -1;
    }

    private void place(int pointer, PointerEvent event) {
        x[pointer] = (int) acrossCanvas(canvas, event.getClientX());
        y[pointer] = (int) downCanvas(canvas, event.getClientY());
    }

    private static int button(PointerEvent event) {
        return switch (event.getButton()) {
            case 1 -> Buttons.MIDDLE;
            case 2 -> Buttons.RIGHT;
            case 3 -> Buttons.BACK;
            case 4 -> Buttons.FORWARD;
            default -> Buttons.LEFT;
        };
    }

    @JSBody(
            params = {"canvas", "x"},
            script =
                    "var box = canvas.getBoundingClientRect();"
                            + "return (x - box.left) * canvas.width / box.width;")
    private static native double acrossCanvas(HTMLCanvasElement canvas, double x);

    @JSBody(
            params = {"canvas", "y"},
            script =
                    "var box = canvas.getBoundingClientRect();"
                            + "return (y - box.top) * canvas.height / box.height;")
    private static native double downCanvas(HTMLCanvasElement canvas, double y);

    /** What begins on the canvas ends there, even if the mouse leaves it meanwhile. */
    @JSBody(
            params = {"canvas", "pointer"},
            script = "try { canvas.setPointerCapture(pointer); } catch (e) { return; }")
    private static native void capture(HTMLCanvasElement canvas, int pointer);
}
