package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSString;
import org.teavm.jso.typedarrays.Int8Array;

import parlour.app.look.Markup;
import parlour.store.FileWorkQueue;
import parlour.store.MemoryFiles;
import parlour.store.StorageRefusal;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The files that {@code storage.js} keeps in IndexedDB, read before the game is started. */
final class BrowserStorage implements FileWorkQueue.Storage {
    private static final String OTHER_TAB = "OtherTab";
    private static final String FULL = "QuotaExceededError";

    /** Nothing if files are kept, otherwise why not. */
    private final String state = state();

    /** Takes all files over from the page. */
    MemoryFiles files() {
        Map<String, byte[]> files = new HashMap<>();
        for (String name : names()) {
            files.put(name, take(name).copyToJavaArray());
        }
        return new MemoryFiles(files);
    }

    /** Why games are not kept for the next time as usual, if so. */
    Optional<Phrase> unkept() {
        return switch (state) {
            case "" -> isSecure() ? Optional.empty() : Optional.of(keptHereOnly());
            case OTHER_TAB -> Optional.of(Phrase.of("menu.unkept.tab"));
            default -> Optional.of(Phrase.of("menu.unkept.browser", state));
        };
    }

    /** A browser sees a page without https as another at each address, and may clear it away. */
    private static Phrase keptHereOnly() {
        return Phrase.of("menu.unkept.address", Markup.plain(host()));
    }

    /** Calls back if another tab has the files and is closed. */
    void watchOtherTab(Runnable freed) {
        if (state.equals(OTHER_TAB)) {
            watch(freed::run);
        }
    }

    /** The page is hidden and may come back later. */
    void suspend() {
        suspendStorage();
    }

    @Override
    public void store(
            Map<String, Optional<byte[]>> changes, Consumer<Optional<IOException>> answer) {
        if (!state.isEmpty()) {
            answer.accept(Optional.empty());
            return;
        }
        JSArray<JSString> names = new JSArray<>();
        JSArray<Int8Array> contents = new JSArray<>();
        changes.forEach(
                (name, content) -> {
                    names.push(JSString.valueOf(name));
                    contents.push(content.map(Int8Array::copyFromJavaArray).orElse(null));
                });
        store(names, contents, error -> answer.accept(trouble(error)));
    }

    private static Optional<IOException> trouble(String error) {
        if (error.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                error.equals(FULL) ? StorageRefusal.full() : StorageRefusal.refused(error));
    }

    /** Hears the outcome of a transaction. */
    @JSFunctor
    private interface Answer extends JSObject {
        void heard(String error);
    }

    @JSBody(script = "return isSecureContext;")
    private static native boolean isSecure();

    @JSBody(script = "return location.host;")
    private static native String host();

    @JSBody(script = "return parlourStorage.state();")
    private static native String state();

    @JSBody(script = "return parlourStorage.names();")
    private static native String[] names();

    @JSBody(params = "name", script = "return parlourStorage.take(name);")
    private static native Int8Array take(String name);

    @JSBody(
            params = {"names", "contents", "answer"},
            script = "parlourStorage.store(names, contents, answer);")
    private static native void store(
            JSArray<JSString> names, JSArray<Int8Array> contents, Answer answer);

    @JSBody(params = "freed", script = "parlourStorage.watch(freed);")
    private static native void watch(Action freed);

    @JSBody(script = "parlourStorage.suspend();")
    private static native void suspendStorage();
}
