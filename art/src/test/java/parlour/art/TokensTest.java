package parlour.art;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;

/** The tokens of CrossWise can be told apart. */
class TokensTest {
    private static final List<String> SYMBOLS =
            List.of("cross", "pentagon", "diamond", "star", "sun", "triangle");
    private static final List<String> ACTIONS = List.of("remove", "shift", "exchange", "replace");

    /** The part of a tile that has to differ. */
    private static final double ENOUGH = 0.08;

    private static final int GREY_STEP = 40;

    @Test
    void symbolsDifferWithoutColour() {
        assertApart(SYMBOLS);
    }

    @Test
    void actionsDifferWithoutColour() {
        assertApart(ACTIONS);
    }

    private static void assertApart(List<String> names) {
        Map<String, BufferedImage> pictures = Tokens.pictures();
        for (int i = 0; i < names.size(); i++) {
            for (int j = 0; j < i; j++) {
                double part = differs(pictures.get(names.get(i)), pictures.get(names.get(j)));
                assertTrue(part > ENOUGH, names.get(i) + " and " + names.get(j) + ": " + part);
            }
        }
    }

    private static double differs(BufferedImage one, BufferedImage other) {
        int different = 0;
        for (int x = 0; x < Tile.SIZE; x++) {
            for (int y = 0; y < Tile.SIZE; y++) {
                int step = Math.abs(grey(one.getRGB(x, y)) - grey(other.getRGB(x, y)));
                different += step >= GREY_STEP ? 1 : 0;
            }
        }
        return (double) different / Tile.SIZE / Tile.SIZE;
    }

    private static int grey(int rgb) {
        Color color = new Color(rgb);
        return (299 * color.getRed() + 587 * color.getGreen() + 114 * color.getBlue()) / 1000;
    }

    @Test
    void teamsAreReadOnPanelsAndOnPaper() {
        assertTrue(Palette.contrast(Palette.VERTICAL, Palette.PANEL) >= 4.5);
        assertTrue(Palette.contrast(Palette.HORIZONTAL, Palette.PANEL) >= 4.5);
        assertTrue(Palette.contrast(Palette.VERTICAL_INK, Palette.PAPER) >= 4.5);
        assertTrue(Palette.contrast(Palette.HORIZONTAL_INK, Palette.PAPER) >= 4.5);
        assertTrue(Palette.contrast(Palette.VERTICAL, Palette.INK) >= 4.5);
        assertTrue(Palette.contrast(Palette.HORIZONTAL, Palette.INK) >= 4.5);
    }
}
