package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

import parlour.text.BadInput;
import parlour.thinking.ReferenceGame;

import java.util.Optional;

/**
 * The program in a Web Worker: it thinks for the page that started it, about one request at a time.
 */
final class ThinkingWorker {
    /**
     * How often long work says that it goes on, in milliseconds; far sooner than anybody gives up.
     */
    private static final int SIGN_OF_LIFE = 1_000;

    private final WarmUpJob warmUp = new WarmUpJob(System::nanoTime);
    private Optional<ThinkingJob> job = Optional.empty();
    private long heard;
    private int asked;
    private boolean scheduled;

    private ThinkingWorker() {}

    /** Listens from now on; after a warm-up it does nothing unless it is asked. */
    static void run() {
        ThinkingWorker worker = new ThinkingWorker();
        listen(worker::think, worker::cancel, worker::slice, worker::warmUp, ThinkingWorker::play);
        ready();
        rest(worker.warmUp.rest());
    }

    /** Warms up a little, unless there is something to do, and rests. */
    private void warmUp() {
        if (job.isPresent() || warmsUpFurther()) {
            rest(warmUp.rest());
        }
    }

    /** A warm-up that fails is over; nothing needs it. */
    private boolean warmsUpFurther() {
        try {
            return warmUp.slice();
        } catch (RuntimeException | Error e) {
            return false;
        }
    }

    /** Plays a reference game, for a test; its hash has more digits than a number of JavaScript. */
    private static String play(int index) {
        return String.valueOf(ReferenceGame.ALL.get(index).play());
    }

    private void think(int id, String request) {
        asked = id;
        heard = System.currentTimeMillis();
        try {
            job = Optional.of(ThinkingJob.of(request));
            if (!scheduled) {
                slice();
            }
        } catch (BadInput | RuntimeException | Error e) {
            fail(e);
        }
    }

    private void cancel(int id) {
        if (id == asked) {
            job = Optional.empty();
        }
    }

    /** Lets messages arrive before the next slice. */
    private void schedule() {
        if (!scheduled) {
            scheduled = true;
            pause();
        }
    }

    private void slice() {
        scheduled = false;
        if (job.isEmpty()) {
            return;
        }
        try {
            if (job.get().slice()) {
                tellThatItGoesOn();
                schedule();
            } else {
                String answer = job.get().answer();
                job = Optional.empty();
                answered(asked, answer);
            }
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private void tellThatItGoesOn() {
        long now = System.currentTimeMillis();
        if (now - heard >= SIGN_OF_LIFE) {
            heard = now;
            working(asked);
        }
    }

    private void fail(Throwable e) {
        job = Optional.empty();
        failed(asked, StackTrace.of(e));
    }

    /** Hears a request. */
    @JSFunctor
    private interface Think extends JSObject {
        void think(int id, String request);
    }

    /** Hears that a request is no longer needed. */
    @JSFunctor
    private interface Cancel extends JSObject {
        void cancel(int id);
    }

    /** Goes on thinking. */
    @JSFunctor
    private interface Slice extends JSObject {
        void slice();
    }

    /** Goes on with the warm-up. */
    @JSFunctor
    private interface WarmUp extends JSObject {
        void warmUp();
    }

    /** Answers which moves a reference game has. */
    @JSFunctor
    private interface Play extends JSObject {
        String play(int index);
    }

    @JSBody(
            params = {"think", "cancel", "slice", "warmUp", "play"},
            script = "parlourWorker.listen(think, cancel, slice, warmUp, play);")
    private static native void listen(
            Think think, Cancel cancel, Slice slice, WarmUp warmUp, Play play);

    @JSBody(script = "parlourWorker.pause();")
    private static native void pause();

    @JSBody(params = "millis", script = "parlourWorker.rest(millis);")
    private static native void rest(int millis);

    @JSBody(script = "parlourWorker.ready();")
    private static native void ready();

    @JSBody(params = "id", script = "parlourWorker.working(id);")
    private static native void working(int id);

    @JSBody(
            params = {"id", "answer"},
            script = "parlourWorker.answered(id, answer);")
    private static native void answered(int id, String answer);

    @JSBody(
            params = {"id", "why"},
            script = "parlourWorker.failed(id, why);")
    private static native void failed(int id, String why);
}
