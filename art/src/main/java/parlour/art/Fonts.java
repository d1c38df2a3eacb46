package parlour.art;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The letters of the indices, as outlines from font files. */
final class Fonts {
    private static final FontRenderContext PLAIN = new FontRenderContext(null, true, true);

    /** The app writes nothing in it. */
    private static final String SANS = "Inter-Bold.otf";

    private final Font serif;
    private final Font sans;

    private Fonts(Font serif, Font sans) {
        this.serif = serif;
        this.sans = sans;
    }

    static Fonts in(Path folder) {
        return new Fonts(
                load(folder.resolve("DejaVuSerifCondensed-Bold.ttf")), load(folder.resolve(SANS)));
    }

    /** Whether the app needs a file of the folder, too. */
    static boolean isForTheApp(Path file) {
        return !file.endsWith(SANS);
    }

    private static Font load(Path file) {
        try (var in = Files.newInputStream(file)) {
            return Font.createFont(Font.TRUETYPE_FONT, in).deriveFont(100f);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException(file.toString(), e);
        }
    }

    Shape serif(String text) {
        return serif.createGlyphVector(PLAIN, text).getOutline();
    }

    Shape sans(String text) {
        return sans.createGlyphVector(PLAIN, text).getOutline();
    }

    /**
     * A rank with all its letters on one baseline at one height, its top left corner at a point.
     */
    Shape rank(
            String rank, boolean large, double left, double top, double height, double maxWidth) {
        Shape outline = large ? sans(rank) : serif(rank);
        double capHeight = (large ? sans("H") : serif("H")).getBounds2D().getHeight();
        Rectangle2D box = outline.getBounds2D();
        // The tail of a serif J would hang below its neighbours, so only that letter is fitted to
        // the line.
        boolean hanging = rank.equals("J") && !large;
        boolean tailed = rank.equals("Q") && !large;
        double sy =
                hanging
                        ? height / box.getHeight()
                        : tailed ? 1.07 * height / box.getHeight() : height / capHeight;
        double sx = Math.min(height / capHeight, maxWidth / box.getWidth());
        AffineTransform t = AffineTransform.getTranslateInstance(left, top);
        t.scale(sx, sy);
        t.translate(-box.getX(), hanging || tailed ? -box.getY() : capHeight);
        return t.createTransformedShape(outline);
    }
}
