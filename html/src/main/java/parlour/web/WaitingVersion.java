package parlour.web;

import org.teavm.jso.JSBody;

import parlour.app.platform.NewVersion;

import java.util.Optional;
import java.util.function.Consumer;

/** A newer version that {@code service-worker.js} has downloaded and holds back. */
final class WaitingVersion implements NewVersion {
    private final Consumer<Runnable> whenStored;

    /**
     * @param whenStored does something once all files are stored
     */
    WaitingVersion(Consumer<Runnable> whenStored) {
        this.whenStored = whenStored;
    }

    /** This, if there is one. */
    Optional<NewVersion> found() {
        return ready() ? Optional.of(this) : Optional.empty();
    }

    /** Calls back when one is found. */
    void listen(Runnable then) {
        onFound(then::run);
    }

    @Override
    public void use() {
        whenStored.accept(WaitingVersion::replace);
    }

    @Override
    public void dismiss() {
        forget();
    }

    @JSBody(script = "return parlourOffline.ready();")
    private static native boolean ready();

    @JSBody(params = "then", script = "parlourOffline.onFound(then);")
    private static native void onFound(Action then);

    @JSBody(script = "parlourOffline.use();")
    private static native void replace();

    @JSBody(script = "parlourOffline.dismiss();")
    private static native void forget();
}
