package parlour.web;

import com.github.xpenatan.gdx.teavm.backends.web.WebApplicationConfiguration;
import com.github.xpenatan.gdx.teavm.backends.web.WebGL20;
import com.github.xpenatan.gdx.teavm.backends.web.WebGL30;
import com.github.xpenatan.gdx.teavm.backends.web.WebGLGraphics;
import com.github.xpenatan.gdx.teavm.backends.web.gl.WebGL2RenderingContextExt;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The canvas: each of its pixels is one of the screen's, however the browser scales the page. */
final class CanvasGraphics extends WebGLGraphics {
    private final Runnable request;
    private int wantedWidth;
    private int wantedHeight;
    private float density;
    private float delta;
    private long frames;

    /**
     * @param request asks for a frame
     */
    CanvasGraphics(Runnable request) {
        super(configuration());
        this.request = request;
        // Without WebGL 2 it is the backend's, which has no part of a buffer to send.
        if (gl30 instanceof WebGL30 all) {
            gl30 = new CanvasGl((WebGL2RenderingContextExt) ((WebGL20) all).gl);
            gl20 = gl30;
        }
        observe(
                canvas,
                (width, height) -> {
                    wantedWidth = width;
                    wantedHeight = height;
                    request.run();
                });
        wantedWidth = pixels(canvas.getClientWidth());
        wantedHeight = pixels(canvas.getClientHeight());
        fit();
    }

    @SuppressWarnings("deprecation") // the backend calls it unfinished; what is used here works
    private static WebApplicationConfiguration configuration() {
        WebApplicationConfiguration configuration = new WebApplicationConfiguration("canvas");
        // Pictures of any size can repeat and have smaller versions only there.
        configuration.useGL30 = true;
        configuration.powerPreference = "default";
        return configuration;
    }

    HTMLCanvasElement canvas() {
        return canvas;
    }

    /** Gives the canvas the size it has on the page; true if that is another. */
    boolean fit() {
        int width = Math.max(1, wantedWidth);
        int height = Math.max(1, wantedHeight);
        float fresh = (float) devicePixelRatio();
        boolean other =
                width != canvas.getWidth() || height != canvas.getHeight() || fresh != density;
        if (other) {
            density = fresh;
            // This empties it, so it is done only right before it is drawn again.
            canvas.setWidth(width);
            canvas.setHeight(height);
        }
        return other;
    }

    /** How many pixels there are to a unit of the page. */
    float density() {
        return density;
    }

    /** A frame begins. */
    void begin(float seconds) {
        delta = seconds;
        frames++;
    }

    private static int pixels(int units) {
        return (int) Math.round(units * devicePixelRatio());
    }

    @Override
    public float getDeltaTime() {
        return delta;
    }

    @Override
    public float getRawDeltaTime() {
        return delta;
    }

    @Override
    public long getFrameId() {
        return frames;
    }

    @Override
    public boolean isContinuousRendering() {
        return false;
    }

    @Override
    public void requestRendering() {
        request.run();
    }

    @Override
    public double getNativeScreenDensity() {
        return devicePixelRatio();
    }

    @JSBody(script = "return devicePixelRatio || 1;")
    private static native double devicePixelRatio();

    /** Hears of a new size in the screen's pixels. */
    @JSFunctor
    private interface SizeListener extends JSObject {
        void resized(int width, int height);
    }

    // The exact number lies within a pixel of the product, but not every browser knows it.
    @JSBody(
            params = {"canvas", "listener"},
            script =
                    "function pixels(exact, units) {  var product = Math.round(units *"
                        + " devicePixelRatio);  return Math.abs(exact - product) <= 1 ? exact :"
                        + " product;}var observer = new ResizeObserver(function(entries) {  var"
                        + " entry = entries[entries.length - 1];  var box ="
                        + " (entry.devicePixelContentBoxSize || [{}])[0];  listener(   "
                        + " pixels(box.inlineSize, entry.contentRect.width),   "
                        + " pixels(box.blockSize, entry.contentRect.height));});try {"
                        + " observer.observe(canvas, { box: 'device-pixel-content-box' }); }catch"
                        + " (e) { observer.observe(canvas); }")
    private static native void observe(HTMLCanvasElement canvas, SizeListener listener);
}
