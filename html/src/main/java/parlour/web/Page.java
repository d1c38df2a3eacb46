package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/** What {@code start.js} offers to the program: the files it has loaded, and its message. */
final class Page {
    private Page() {}

    /** The code of the first language of this browser that the game has. */
    @JSBody(script = "return parlourPage.language();")
    static native String language();

    /** One of the page's own sentences, in a language by its code. */
    @JSBody(
            params = {"key", "language"},
            script = "return parlourPage.sentence(key, language);")
    static native String sentence(String key, String language);

    /** A loaded file, or null. */
    @JSBody(params = "name", script = "return parlourPage.file(name);")
    static native Int8Array file(String name);

    /** Loads the files of a folder after the game is shown, and calls back. */
    @JSBody(
            params = {"folder", "then"},
            script = "parlourPage.whenLoaded(folder, then);")
    static native void whenLoaded(String folder, Action then);

    /** Takes the message away that covers the game while it is loaded, after the first frame. */
    @JSBody(script = "performance.mark('first frame'); parlourPage.uncover();")
    static native void firstFrame();

    /** Keeps a stack trace; returns the address of the page that shows it, or an empty text. */
    @JSBody(params = "trace", script = "return parlourPage.keepError(trace);")
    static native String keepError(String trace);

    /** Keeps a stack trace and covers the game, which cannot go on, with a sentence. */
    @JSBody(params = "trace", script = "parlourPage.crashed(trace);")
    static native void crashed(String trace);

    /** Covers the game with a sentence; the key is one of {@code web.properties}. */
    @JSBody(params = "key", script = "parlourPage.say(key);")
    static native void say(String key);

    /** A value of the page's address, or null. */
    @JSBody(params = "name", script = "return new URLSearchParams(location.search).get(name);")
    static native String parameter(String name);
}
