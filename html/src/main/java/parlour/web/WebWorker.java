package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;

/** A Web Worker that runs {@link ThinkingWorker}. */
final class WebWorker implements WorkerThinker.Worker {
    /** A worker that has said nothing for so long never will, in milliseconds. */
    private static final int PATIENCE = 5_000;

    private static final int NONE = -1;

    private final WorkerThinker.Replies replies;
    private final JSObject worker;
    private int timer = NONE;
    private int asked;
    private long begun;

    WebWorker(WorkerThinker.Replies replies) {
        this.replies = replies;
        worker = start(replies::ready, this::working, this::answered, this::failed, this::died);
    }

    @Override
    public void think(int id, String request) {
        stopTimer();
        asked = id;
        startTimer();
        think(worker, id, request);
    }

    private void startTimer() {
        begun = System.currentTimeMillis();
        timer = Window.setTimeout(this::waitedLong, PATIENCE);
    }

    private void waitedLong() {
        if (System.currentTimeMillis() - begun > 2 * PATIENCE) {
            startTimer(); // the machine has slept, and the worker with it
        } else {
            died("no answer");
        }
    }

    @Override
    public void cancel(int id) {
        stopTimer();
        cancel(worker, id);
    }

    /** Long work goes on. */
    private void working(int id) {
        if (id == asked && timer != NONE) {
            stopTimer();
            startTimer();
        }
    }

    private void answered(int id, String answer) {
        heard(id);
        replies.answered(id, answer);
    }

    private void failed(int id, String why) {
        heard(id);
        replies.failed(id, why);
    }

    /** A late answer to an earlier question is not the one that is waited for. */
    private void heard(int id) {
        if (id == asked) {
            stopTimer();
        }
    }

    private void died(String why) {
        stopTimer();
        end(worker);
        replies.died(why);
    }

    private void stopTimer() {
        if (timer != NONE) {
            Window.clearTimeout(timer);
            timer = NONE;
        }
    }

    /** Hears that the worker can be asked. */
    @JSFunctor
    private interface Ready extends JSObject {
        void ready();
    }

    /** Hears that the worker is busy with a request. */
    @JSFunctor
    private interface Busy extends JSObject {
        void working(int id);
    }

    /** Hears what the worker says about a request. */
    @JSFunctor
    private interface Reply extends JSObject {
        void reply(int id, String text);
    }

    /** Hears that the worker has failed. */
    @JSFunctor
    private interface Death extends JSObject {
        void died(String why);
    }

    @JSBody(
            params = {"ready", "working", "answered", "failed", "died"},
            script =
                    "var worker = new Worker('worker.js');"
                            + "worker.onmessage = function(event) {"
                            + "  var said = event.data;"
                            + "  switch (said.kind) {"
                            + "    case 'ready': ready(); break;"
                            + "    case 'working': working(said.id); break;"
                            + "    case 'answered': answered(said.id, said.answer); break;"
                            + "    case 'failed': failed(said.id, said.why); break;"
                            + "    case 'died': died(said.why); break;"
                            + "  }"
                            + "};"
                            + "worker.onerror = function(event) {"
                            // Otherwise it counts as an error of the page.
                            + "  event.preventDefault();"
                            + "  died(String(event.message));"
                            + "};"
                            + "return worker;")
    private static native JSObject start(
            Ready ready, Busy working, Reply answered, Reply failed, Death died);

    @JSBody(
            params = {"worker", "id", "request"},
            script = "worker.postMessage({ kind: 'think', id: id, request: request });")
    private static native void think(JSObject worker, int id, String request);

    @JSBody(
            params = {"worker", "id"},
            script = "worker.postMessage({ kind: 'cancel', id: id });")
    private static native void cancel(JSObject worker, int id);

    @JSBody(params = "worker", script = "worker.terminate();")
    private static native void end(JSObject worker);
}
