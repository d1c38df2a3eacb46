package parlour.art;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes the fonts for a browser, each in two parts: what the texts of the app and most names are
 * written in, and the letters that are loaded when a name has one: `WebFonts <folder of fonts>
 * <output folder>`.
 */
final class WebFonts {
    /** Latin letters, and the signs in the app's texts. */
    private static final int[][] COMMON = {
        {0x20, 0x7e},
        {0xa0, 0x17f},
        {0x218, 0x21b},
        {0x2010, 0x2026},
        {0x2030, 0x203a},
        {0x20ac, 0x20ac},
        {0x2190, 0x2193},
        {0x2212, 0x2212},
    };

    /** The suits, which the app takes from a font of their own. */
    private static final int[][] SUITS = {{0x2660, 0x2660}, {0x2663, 0x2663}, {0x2665, 0x2666}};

    /** All other scripts and signs in which names may be written. */
    private static final int[][] RARE = {
        {0x180, 0x217},
        {0x21c, 0x24f},
        {0x300, 0x33f},
        {0x370, 0x587},
        {0x10d0, 0x10fc},
        {0x1e00, 0x1efb},
        {0x20a0, 0x20ab},
        {0x20ad, 0x20b5},
        {0x2116, 0x2116},
        {0x2122, 0x2122},
        {0x2194, 0x2199},
        {0x2600, 0x265f},
        {0x2661, 0x2662},
        {0x2664, 0x2664},
        {0x2667, 0x266f},
        {0x2713, 0x2718},
        {0x2764, 0x2764},
    };

    private static final String FALLBACK = "DejaVuSans.ttf";

    private WebFonts() {}

    public static void main(String[] args) throws IOException {
        Path fonts = Path.of(args[0]);
        Path out = Files.createDirectories(Path.of(args[1]).resolve("fonts"));
        for (Path file : files(fonts)) {
            String name = file.getFileName().toString();
            for (Map.Entry<String, IntStream> part : parts(name).entrySet()) {
                Files.write(
                        out.resolve(name.substring(0, name.lastIndexOf('.')) + part.getKey()),
                        FontSubset.of(file.toFile(), part.getValue()));
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Fonts::isForTheApp)
                    .filter(file -> !file.toString().endsWith(".txt"))
                    .toList();
        }
    }

    /** The characters of both parts by the ends of the files' names. */
    private static Map<String, IntStream> parts(String name) {
        boolean fallback = name.equals(FALLBACK);
        IntStream rare = characters(RARE);
        return new TreeMap<>(
                Map.of(
                        ".ttf",
                        characters(fallback ? SUITS : COMMON),
                        "-rare.ttf",
                        fallback ? IntStream.concat(characters(COMMON), rare) : rare));
    }

    private static IntStream characters(int[][] ranges) {
        return Arrays.stream(ranges)
                .flatMapToInt(range -> IntStream.rangeClosed(range[0], range[1]));
    }
}
