package parlour.web;

import com.github.xpenatan.gdx.teavm.backends.web.WebGL30;
import com.github.xpenatan.gdx.teavm.backends.web.dom.typedarray.TypedArrays;
import com.github.xpenatan.gdx.teavm.backends.web.gl.WebGL2RenderingContextExt;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

import java.nio.Buffer;

/**
 * Sends only the used part of a buffer to the graphics card. The backend sends all of it: for each
 * drawing of a batch the room for all the sprites that it could have, hundreds of kilobytes.
 */
final class CanvasGl extends WebGL30 {
    CanvasGl(WebGL2RenderingContextExt context) {
        super(context);
    }

    @Override
    public void glBufferData(int target, int size, Buffer data, int usage) {
        if (data != null && data.isDirect() && data.hasRemaining()) {
            JSObject whole = TypedArrays.getTypedArray(data);
            send(gl, target, whole, usage, data.position(), data.remaining());
        } else {
            super.glBufferData(target, size, data, usage);
        }
    }

    @JSBody(
            params = {"context", "target", "whole", "usage", "start", "length"},
            script = "context.bufferData(target, whole, usage, start, length);")
    private static native void send(
            JSObject context, int target, JSObject whole, int usage, int start, int length);
}
