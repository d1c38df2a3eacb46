package parlour.web;

import org.teavm.jso.JSBody;

import parlour.app.look.Typeface;
import parlour.app.look.Typefaces;

/** Typefaces drawn by the browser on a canvas, from fonts that the page has loaded. */
final class CanvasTypefaces implements Typefaces {
    @Override
    public Typeface open(String file, int pixels) {
        return new CanvasTypeface(file.substring(0, file.lastIndexOf('.')), pixels);
    }

    @Override
    public void onMore(Runnable listener) {
        listen(listener::run);
    }

    @Override
    public void dispose() {
        listen(() -> {});
    }

    @JSBody(params = "listener", script = "parlourFonts.onMore(listener);")
    private static native void listen(Action listener);
}
