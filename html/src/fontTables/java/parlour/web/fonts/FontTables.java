package parlour.web.fonts;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.headless.HeadlessFiles;
import com.badlogic.gdx.utils.GdxNativesLoader;

import parlour.app.freetype.FreeTypeTypefaces;
import parlour.app.look.Typeface;
import parlour.json.JsonWriter;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Measures the fonts as the desktop does, so that lines of text are as high in a browser: for each
 * font its characters, its metrics at every size and its kerning.
 */
public final class FontTables {
    private static final List<String> NAMES =
            List.of("Inter-Regular", "Inter-SemiBold", "DejaVuSerifCondensed-Bold", "DejaVuSans");

    private static final String FALLBACK = "DejaVuSans";
    private static final String SUITS = "♠♥♦♣";

    /** Text is never smaller. */
    private static final int SMALLEST = 8;

    /** Beyond this, metrics grow evenly enough. */
    private static final int LARGEST = 160;

    /** The size at which kerning is given. */
    private static final int UNITS = 2048;

    /** The characters of the app's own texts, which are as wide in a browser, to the pixel. */
    private static final String LETTERS =
            IntStream.rangeClosed(' ', '~')
                            .collect(
                                    StringBuilder::new,
                                    StringBuilder::appendCodePoint,
                                    StringBuilder::append)
                    + "ÄÖÅäöå·–—‘’“”…•→←↑↓×−♠♥♦♣";

    /** The digit for a letter that is as wide as its outline says; hints make it a little wider. */
    private static final char AS_IT_IS = '4';

    private FontTables() {}

    /** The folder of the browser's fonts, and the file to write. */
    public static void main(String[] args) throws IOException, FontFormatException {
        GdxNativesLoader.load();
        Gdx.files = new HeadlessFiles();
        FreeTypeTypefaces typefaces = new FreeTypeTypefaces();
        Map<String, Object> tables = new TreeMap<>();
        for (String name : NAMES) {
            boolean openType = Gdx.files.classpath("fonts/" + name + ".otf").exists();
            String file = name + (openType ? ".otf" : ".ttf");
            Map<String, Object> table = new TreeMap<>();
            table.put("common", characters(Path.of(args[0], name + ".ttf")));
            table.put("rare", characters(Path.of(args[0], name + "-rare.ttf")));
            table.put("smallest", (long) SMALLEST);
            table.put("metrics", metrics(typefaces, file));
            String letters = letters(typefaces.open(file, UNITS), name.equals(FALLBACK));
            table.put("letters", letters);
            table.put("units", units(typefaces.open(file, UNITS), letters));
            table.put("widths", widths(typefaces, file, letters));
            table.put("kerning", kerning(typefaces.open(file, UNITS), letters));
            tables.put(name, table);
        }
        typefaces.dispose();
        Files.writeString(Path.of(args[1]), JsonWriter.compact(tables));
    }

    /** The first and last of each run of characters. */
    private static List<Object> characters(Path file) throws IOException, FontFormatException {
        Font font = Font.createFont(Font.TRUETYPE_FONT, file.toFile());
        List<Object> ends = new ArrayList<>();
        IntStream.rangeClosed(' ', Character.MAX_VALUE)
                .filter(each -> font.canDisplay(each) != font.canDisplay(each - 1))
                .forEach(each -> ends.add((long) (font.canDisplay(each) ? each : each - 1)));
        return ends;
    }

    private static List<Object> metrics(FreeTypeTypefaces typefaces, String file) {
        List<Object> metrics = new ArrayList<>();
        for (int pixels = SMALLEST; pixels <= LARGEST; pixels++) {
            Typeface.Metrics lines = typefaces.open(file, pixels).metrics();
            metrics.addAll(
                    List.of(
                            (long) lines.ascender(),
                            (long) lines.descender(),
                            (long) lines.lineHeight(),
                            (long) lines.capHeight(),
                            (long) lines.xHeight()));
        }
        return metrics;
    }

    /** Those of the letters that are drawn in this font. */
    private static String letters(Typeface typeface, boolean fallback) {
        return LETTERS.chars()
                .filter(each -> SUITS.indexOf(each) >= 0 == fallback)
                .filter(each -> typeface.picture((char) each).isPresent())
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static List<Object> units(Typeface typeface, String letters) {
        return letters.chars()
                .mapToObj(each -> (Object) (long) advance(typeface, (char) each))
                .toList();
    }

    private static int advance(Typeface typeface, char letter) {
        return typeface.picture(letter).orElseThrow().advance();
    }

    /** By letter and size, how many pixels wider or narrower than its outline says a letter is. */
    private static String widths(FreeTypeTypefaces typefaces, String file, String letters) {
        StringBuilder widths = new StringBuilder();
        Typeface outlines = typefaces.open(file, UNITS);
        for (char letter : letters.toCharArray()) {
            int units = advance(outlines, letter);
            for (int pixels = SMALLEST; pixels <= LARGEST; pixels++) {
                int plain = Math.round((float) units * pixels / UNITS);
                int wider = advance(typefaces.open(file, pixels), letter) - plain;
                widths.append((char) (AS_IT_IS + wider));
            }
        }
        return widths.toString();
    }

    private static Map<String, Object> kerning(Typeface typeface, String letters) {
        Map<String, Object> kerning = new TreeMap<>();
        for (char first : letters.toCharArray()) {
            for (char second : letters.toCharArray()) {
                int units = typeface.kerning(first, second);
                if (units != 0) {
                    kerning.put("" + first + second, (long) units);
                }
            }
        }
        return kerning;
    }
}
