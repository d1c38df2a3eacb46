package parlour.art;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.LineMetrics;
import java.awt.geom.GeneralPath;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A font file with a few characters of another font: their outlines and widths, without hints,
 * features or kerning. A browser loads it in a fraction of the time.
 */
final class FontSubset {
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

    /** Fine enough for any size on a screen. */
    private static final int UNITS = 2048;

    private static final int TRUE_TYPE = 0x00010000;
    private static final int CHECKSUM_OF_A_FILE = 0xb1b0afba;
    private static final int MAGIC = 0x5f0f3cf5;

    /** A character with its outline and the width that it takes up. */
    private record Glyph(int character, GlyphOutline outline, int advance) {}

    private final String name;
    private final List<Glyph> glyphs = new ArrayList<>();
    private final int ascent;
    private final int descent;

    private FontSubset(String name, Font font, IntStream characters) {
        this.name = name;
        LineMetrics metrics = font.getLineMetrics("x", EXACT);
        ascent = Math.round(metrics.getAscent());
        descent = Math.round(metrics.getDescent());
        glyphs.add(new Glyph(0, new GlyphOutline(new GeneralPath()), UNITS / 2));
        characters
                .filter(font::canDisplay)
                .mapToObj(each -> glyph(font, each))
                .forEach(glyphs::add);
    }

    /** The file of a subset: those of the characters, in order, that the font has. */
    static byte[] of(File file, IntStream characters) throws IOException {
        try {
            Font font = Font.createFont(Font.TRUETYPE_FONT, file).deriveFont((float) UNITS);
            return new FontSubset(font.getFontName(), font, characters).file();
        } catch (FontFormatException e) {
            throw new IOException(file.toString(), e);
        }
    }

    private static Glyph glyph(Font font, int character) {
        GlyphVector drawn = font.createGlyphVector(EXACT, Character.toString(character));
        return new Glyph(
                character,
                new GlyphOutline(drawn.getGlyphOutline(0)),
                Math.round(drawn.getGlyphMetrics(0).getAdvanceX()));
    }

    private byte[] file() {
        FontTable outlines = new FontTable();
        FontTable places = new FontTable().longs(0);
        FontTable widths = new FontTable();
        for (Glyph glyph : glyphs) {
            outlines.raw(glyph.outline.bytes());
            places.longs(outlines.bytes().length);
            widths.shorts(glyph.advance, glyph.outline.bounds()[0]);
        }
        Map<String, byte[]> tables = new TreeMap<>();
        tables.put("OS/2", style());
        tables.put("cmap", characterMap());
        tables.put("glyf", outlines.padded());
        tables.put("head", head());
        tables.put("hhea", lines());
        tables.put("hmtx", widths.padded());
        tables.put("loca", places.padded());
        tables.put("maxp", limits());
        tables.put("name", names());
        tables.put("post", new FontTable().longs(0x00030000, 0, 0, 0, 0, 0, 0, 0).padded());
        return assembled(tables);
    }

    /** The tables behind their directory; the sum of the whole file stands in its head. */
    private static byte[] assembled(Map<String, byte[]> tables) {
        int count = tables.size();
        int power = Integer.highestOneBit(count);
        FontTable directory =
                new FontTable()
                        .longs(TRUE_TYPE)
                        .shorts(
                                count,
                                power * 16,
                                Integer.numberOfTrailingZeros(power),
                                (count - power) * 16);
        FontTable contents = new FontTable();
        int begin = 12 + 16 * count;
        int head = 0;
        for (Map.Entry<String, byte[]> table : tables.entrySet()) {
            int place = begin + contents.bytes().length;
            head = table.getKey().equals("head") ? place : head;
            directory
                    .raw(table.getKey().getBytes(StandardCharsets.US_ASCII))
                    .longs(FontTable.checksum(table.getValue()), place, table.getValue().length);
            contents.raw(table.getValue());
        }
        byte[] file = directory.raw(contents.bytes()).bytes();
        byte[] rest = new FontTable().longs(CHECKSUM_OF_A_FILE - FontTable.checksum(file)).bytes();
        System.arraycopy(rest, 0, file, head + 8, rest.length);
        return file;
    }

    private int[] bounds() {
        return new int[] {
            all(0).min().orElse(0), all(1).min().orElse(0),
            all(2).max().orElse(0), all(3).max().orElse(0)
        };
    }

    private IntStream all(int side) {
        return glyphs.stream().mapToInt(glyph -> glyph.outline.bounds()[side]);
    }

    private byte[] head() {
        return new FontTable()
                .longs(TRUE_TYPE, TRUE_TYPE, 0, MAGIC)
                .shorts(0x000b, UNITS) // its widths scale linearly
                .longs(0, 0, 0, 0) // made and changed at no time, so that every build is the same
                .shorts(bounds())
                .shorts(0, 8, 2, 1, 0)
                .padded();
    }

    private byte[] lines() {
        int widest = glyphs.stream().mapToInt(Glyph::advance).max().orElse(0);
        return new FontTable()
                .longs(TRUE_TYPE)
                .shorts(ascent, -descent, 0, widest, bounds()[0], 0, bounds()[2], 1, 0, 0)
                .shorts(0, 0, 0, 0, 0, glyphs.size())
                .padded();
    }

    private byte[] limits() {
        return new FontTable()
                .longs(TRUE_TYPE)
                .shorts(
                        glyphs.size(),
                        glyphs.stream().mapToInt(glyph -> glyph.outline.points()).max().orElse(0),
                        glyphs.stream().mapToInt(glyph -> glyph.outline.contours()).max().orElse(0))
                .shorts(0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
                .padded();
    }

    private byte[] style() {
        int first = glyphs.size() > 1 ? glyphs.get(1).character : 0;
        int last = glyphs.get(glyphs.size() - 1).character;
        return new FontTable()
                .shorts(4, UNITS / 2, 400, 5, 0)
                .shorts(UNITS / 2, UNITS / 2, 0, 0, UNITS / 2, UNITS / 2, 0, UNITS / 2)
                .shorts(UNITS / 20, UNITS / 4, 0)
                .raw(new byte[10])
                .longs(1, 0, 0, 0)
                .raw("NONE".getBytes(StandardCharsets.US_ASCII))
                .shorts(0x40, first, last, ascent, -descent, 0, ascent, descent)
                .longs(1, 0)
                .shorts(UNITS / 2, UNITS * 7 / 10, 0, ' ', 1)
                .padded();
    }

    private byte[] names() {
        byte[] text = name.getBytes(StandardCharsets.UTF_16BE);
        FontTable table = new FontTable().shorts(0, 4, 6 + 4 * 12);
        for (int id : new int[] {1, 2, 4, 6}) {
            table.shorts(3, 1, 0x409, id, text.length, 0);
        }
        return table.raw(text).padded();
    }

    /** Which glyph a character has: runs of neighbours, in the format that all programs read. */
    private byte[] characterMap() {
        List<int[]> runs = new ArrayList<>();
        for (int i = 1; i < glyphs.size(); i++) {
            int character = glyphs.get(i).character;
            if (i > 1 && glyphs.get(i - 1).character == character - 1) {
                runs.get(runs.size() - 1)[1] = character;
            } else {
                runs.add(new int[] {character, character, i});
            }
        }
        runs.add(new int[] {0xffff, 0xffff, 0});
        int count = runs.size();
        int power = Integer.highestOneBit(count);
        FontTable map =
                new FontTable()
                        .shorts(4, 16 + 8 * count, 0, 2 * count, 2 * power)
                        .shorts(Integer.numberOfTrailingZeros(power), 2 * (count - power));
        runs.forEach(run -> map.shorts(run[1]));
        map.shorts(0);
        runs.forEach(run -> map.shorts(run[0]));
        runs.forEach(run -> map.shorts(run[2] == 0 ? 1 : run[2] - run[0]));
        runs.forEach(run -> map.shorts(0));
        return new FontTable().shorts(0, 1, 3, 1).longs(12).raw(map.bytes()).padded();
    }
}
