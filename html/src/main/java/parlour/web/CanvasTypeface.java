package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.typedarrays.Int32Array;
import org.teavm.jso.typedarrays.Int8Array;

import parlour.app.look.Typeface;

import java.util.Arrays;
import java.util.Optional;

/** A font at one size, drawn by the browser; its lines are as high as the desktop's. */
final class CanvasTypeface implements Typeface {
    private final String name;
    private final int pixels;

    CanvasTypeface(String name, int pixels) {
        this.name = name;
        this.pixels = pixels;
    }

    @Override
    public Metrics metrics() {
        Int32Array lines = metrics(name, pixels);
        return new Metrics(lines.get(0), lines.get(1), lines.get(2), lines.get(3), lines.get(4));
    }

    @Override
    public Optional<Picture> picture(char character) {
        return Optional.ofNullable(picture(name, pixels, character))
                .map(
                        drawn ->
                                new Picture(
                                        drawn.getLeft(),
                                        drawn.getTop(),
                                        drawn.getWidth(),
                                        drawn.getHeight(),
                                        drawn.getAdvance(),
                                        drawn.getAlpha().copyToJavaArray()));
    }

    /** An upright frame: what a browser draws for such a character is of no font of ours. */
    @Override
    public Optional<Picture> missing() {
        int line = Math.max(1, pixels / 14);
        int height = metrics().capHeight() + 2 * line;
        int width = height * 3 / 5;
        byte[] alpha = new byte[width * height];
        Arrays.fill(alpha, (byte) 0xff);
        for (int row = line; row < height - line; row++) {
            Arrays.fill(alpha, row * width + line, (row + 1) * width - line, (byte) 0);
        }
        return Optional.of(
                new Picture(line, height - line, width, height, width + 2 * line, alpha));
    }

    @Override
    public int kerning(char first, char second) {
        return kerning(name, pixels, first, second);
    }

    /** A picture of a character, as the page draws it. */
    private interface Drawn extends JSObject {
        @JSProperty
        int getLeft();

        @JSProperty
        int getTop();

        @JSProperty
        int getWidth();

        @JSProperty
        int getHeight();

        @JSProperty
        int getAdvance();

        @JSProperty
        Int8Array getAlpha();
    }

    @JSBody(
            params = {"name", "pixels"},
            script = "return parlourFonts.metrics(name, pixels);")
    private static native Int32Array metrics(String name, int pixels);

    /** Null if the font lacks the character. */
    @JSBody(
            params = {"name", "pixels", "character"},
            script = "return parlourFonts.picture(name, pixels, character);")
    private static native Drawn picture(String name, int pixels, int character);

    @JSBody(
            params = {"name", "pixels", "first", "second"},
            script = "return parlourFonts.kerning(name, pixels, first, second);")
    private static native int kerning(String name, int pixels, int first, int second);
}
