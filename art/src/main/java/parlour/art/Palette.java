package parlour.art;

import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** All colours, named once; the app reads the same names from palette.properties. */
final class Palette {
    private Palette() {}

    private static final Map<String, Color> NAMED = new LinkedHashMap<>();

    // The table.
    static final Color FELT = named("felt", 0x14534b);
    static final Color FELT_DARK = named("feltDark", 0x0a322e);
    static final Color FELT_LIGHT = named("feltLight", 0x1f6a5f);

    // What is on the table: dark panels with cream text.
    static final Color PANEL = named("panel", 0x0c2a28);
    static final Color PANEL_EDGE = named("panelEdge", 0x2d5a53);
    static final Color DIALOG = named("dialog", 0x10332f);
    static final Color FIELD = named("field", 0x082120);
    static final Color CREAM = named("cream", 0xf7eeda);
    static final Color CREAM_SOFT = named("creamSoft", 0xcfc5ab);
    static final Color GOOD = named("good", 0x86d69a);
    static final Color BAD = named("bad", 0xffa896);
    static final Color TURN = named("turn", 0xffd97a);

    // Paper: cards, score sheets, tooltips.
    static final Color PAPER = named("paper", 0xfdf9ef);
    static final Color PAPER_SHADE = named("paperShade", 0xf1e8d3);
    static final Color PAPER_EDGE = named("paperEdge", 0xcdbf9f);
    static final Color INK = named("ink", 0x1b2126);
    static final Color INK_SOFT = named("inkSoft", 0x5b5a4f);
    static final Color GOOD_INK = named("goodInk", 0x1c6a3c);
    static final Color BAD_INK = named("badInk", 0xa31f2a);

    // Brass and the four suits.
    static final Color GOLD = named("gold", 0xd9a94a);
    static final Color GOLD_LIGHT = named("goldLight", 0xf4d78d);
    static final Color GOLD_DARK = named("goldDark", 0x9a6f22);
    static final Color RED = named("red", 0xbf1f2e);
    static final Color BLUE = named("blue", 0x1d57a8);
    static final Color GREEN = named("green", 0x1d7a3e);

    // Suit signs within a sentence, on dark panels and on paper or gold.
    static final Color SUIT_RED = named("suitRed", 0xffc2b4);
    static final Color SUIT_BLUE = named("suitBlue", 0xb8d6ff);
    static final Color SUIT_GREEN = named("suitGreen", 0x9fe8b1);
    static final Color SUIT_RED_INK = named("suitRedInk", 0x8a0010);
    static final Color SUIT_BLUE_INK = named("suitBlueInk", 0x0a3c98);
    static final Color SUIT_GREEN_INK = named("suitGreenInk", 0x004e10);

    // CrossWise: the wood of its board, the two teams, the six symbols on bone.
    static final Color WALNUT = named("walnut", 0x5a3a22);
    static final Color VERTICAL = named("vertical", 0xf3a04f);
    static final Color HORIZONTAL = named("horizontal", 0x8fd676);
    static final Color VERTICAL_INK = named("verticalInk", 0x9a4a06);
    static final Color HORIZONTAL_INK = named("horizontalInk", 0x2d6a1e);
    static final Color TOKEN_RED = named("tokenRed", 0xb8232f);
    static final Color TOKEN_BLUE = named("tokenBlue", 0x1d5cad);
    static final Color TOKEN_VIOLET = named("tokenViolet", 0x7d3b9c);
    static final Color TOKEN_INK = named("tokenInk", 0x33302f);
    static final Color TOKEN_AMBER = named("tokenAmber", 0xdf8f12);
    static final Color TOKEN_GREEN = named("tokenGreen", 0x24794a);

    // Buttons and other controls.
    static final Color BUTTON = named("button", 0x1c5d54);
    static final Color BUTTON_OVER = named("buttonOver", 0x246b61);
    static final Color BUTTON_TEXT = named("buttonText", 0xfbf4e2);
    static final Color BUTTON_OFF_TEXT = named("buttonDisabledText", 0xb0c4bc);
    static final Color PRIMARY = named("primary", 0xe2b456);
    static final Color PRIMARY_TEXT = named("primaryText", 0x2b1d07);
    static final Color FOCUS = named("focus", 0xffe7a6);

    // Robes, hair and skin of the courts; the app does not use them.
    static final Color NIGHT = named("night", 0x22344f);
    static final Color BURGUNDY = named("burgundy", 0x7c1a2b);

    private static Color named(String name, int rgb) {
        Color color = new Color(rgb);
        NAMED.put(name, color);
        return color;
    }

    static Color color(String name) {
        return NAMED.get(name);
    }

    static Color alpha(Color color, double alpha) {
        return new Color(
                color.getRed(), color.getGreen(), color.getBlue(), (int) Math.round(alpha * 255));
    }

    /** The colour at the given fraction between two colours. */
    static Color mix(Color from, Color to, double part) {
        return new Color(
                mix(from.getRed(), to.getRed(), part),
                mix(from.getGreen(), to.getGreen(), part),
                mix(from.getBlue(), to.getBlue(), part),
                mix(from.getAlpha(), to.getAlpha(), part));
    }

    private static int mix(int from, int to, double part) {
        return (int) Math.round(from + (to - from) * part);
    }

    /** The contrast ratio of WCAG 2: 1 for equal colours, 21 for black on white. */
    static double contrast(Color one, Color other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private static double luminance(Color c) {
        return 0.2126 * linear(c.getRed())
                + 0.7152 * linear(c.getGreen())
                + 0.0722 * linear(c.getBlue());
    }

    private static double linear(int channel) {
        double v = channel / 255.0;
        return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
    }

    static String properties() {
        return NAMED.entrySet().stream()
                .map(e -> String.format("%s=#%06x%n", e.getKey(), e.getValue().getRGB() & 0xffffff))
                .map(line -> line.replace("\r", ""))
                .collect(Collectors.joining());
    }
}
