package parlour.art;

import java.awt.Color;
import java.awt.Shape;

/** What the courts carry, each upright with its grip at (69, -34). */
final class Regalia {
    private static final Color INK = CourtColours.INK;
    private static final Color STEEL = new Color(0xdfe3e2);
    private static final Color STEEL_SHADE = new Color(0xa3adb2);
    private static final Color STEM = new Color(0x2f6b46);

    private Regalia() {}

    static void draw(Pen pen, String rank, Suit suit, CourtColours c) {
        pen.placed(
                69,
                -34,
                0,
                0.95,
                p -> {
                    switch (rank + suit.letter) {
                        case "Ks" -> sword(p, c);
                        case "Kh" -> sceptre(p, c, Suit.HEARTS);
                        case "Kd" -> axe(p, c);
                        case "Kc" -> sceptre(p, c, Suit.CLUBS);
                        case "Qs" -> tulip(p, c);
                        case "Qh" -> rose(p, c);
                        case "Qd" -> daisy(p, c);
                        case "Qc" -> clover(p, c);
                        case "Js" -> halberd(p, c);
                        case "Jh" -> banner(p, c, Suit.HEARTS);
                        case "Jd" -> arrow(p, c);
                        default -> banner(p, c, Suit.CLUBS);
                    }
                });
    }

    private static void sword(Pen p, CourtColours c) {
        p.solid("M-5.5 -20 L-5.5 -98 L0 -110 L5.5 -98 L5.5 -20 Z", STEEL, INK, 1.8);
        p.fill(Shapes.path("M0 -20 L0 -108 L4.6 -97.6 L4.6 -20 Z"), STEEL_SHADE);
        p.segment(0, -22, 0, -92, INK, 1.1);
        p.solid(
                "M-20 -20 C-22 -26 -16 -28 -14 -23 L14 -23 C16 -28 22 -26 20 -20 C18 -15 13 -15 10"
                        + " -17 L-10 -17 C-13 -15 -18 -15 -20 -20 Z",
                CourtColours.GOLD,
                INK,
                1.7);
        p.solid("M-3.4 -16 L3.4 -16 L3.4 16 L-3.4 16 Z", c.second(), INK, 1.5);
        p.solid(Shapes.circle(0, 20, 6), CourtColours.GOLD, INK, 1.7);
    }

    private static void staff(Pen p, double top, double bottom) {
        p.solid(Shapes.box(-3, top, 6, bottom - top), CourtColours.GOLD, INK, 1.6);
        p.fill(Shapes.box(0.4, top, 1.8, bottom - top), CourtColours.GOLD_SHADE);
    }

    private static void sceptre(Pen p, CourtColours c, Suit suit) {
        staff(p, -78, 60);
        p.solid(Shapes.oval(0, -62, 7, 4), CourtColours.GOLD, INK, 1.6);
        p.solid(
                "M-10 -80 C-9 -68 9 -68 10 -80 C6 -75.5 -6 -75.5 -10 -80 Z",
                CourtColours.GOLD,
                INK,
                1.6);
        p.solid(suit.shape(0, -92, 30), c.robe(), INK, 1.8);
        p.solid(Shapes.circle(0, -110, 2.6), CourtColours.GOLD, INK, 1.4);
    }

    private static void axe(Pen p, CourtColours c) {
        p.solid(Shapes.box(-3.2, -104, 6.4, 170), new Color(0x9b6a3c), INK, 1.6);
        p.solid(
                "M3 -100 C10 -96 18 -100 27 -112 C31 -96 31 -74 27 -60 C18 -72 10 -76 3 -72 Z",
                STEEL,
                INK,
                1.8);
        p.fill(
                Shapes.path("M24 -106 C28 -94 28 -78 24 -66 C26.6 -78 26.6 -94 24 -106 Z"),
                STEEL_SHADE);
        p.line("M8 -93 C13 -92 17 -94 21 -99 M8 -79 C13 -80 17 -78 21 -73", INK, 1.1);
        p.fill(Shapes.lozenge(13, -86, 4, 5), c.robe());
        p.solid("M-3 -96 L-12 -92 L-12 -80 L-3 -76 Z", STEEL_SHADE, INK, 1.6);
        p.solid(Shapes.box(-4.6, -70, 9.2, 6), CourtColours.GOLD, INK, 1.4);
        p.solid(Shapes.path("M-3.2 -104 L0 -111 L3.2 -104 Z"), CourtColours.GOLD, INK, 1.4);
    }

    private static void stem(Pen p, double top) {
        p.line(Shapes.path("M0 12 C2 -8 -2 -24 0 " + top), INK, 4.6);
        p.line(Shapes.path("M0 12 C2 -8 -2 -24 0 " + top), STEM, 2.4);
        leaf(p, 0, -22, -1);
        leaf(p, 0, -32, 1);
    }

    private static void leaf(Pen p, double x, double y, double side) {
        Shape leaf = Shapes.path("M0 0 C4 -12 12 -18 20 -18 C20 -8 12 0 0 0 Z");
        Shape placed = Shapes.at(side > 0 ? leaf : Shapes.mirror(leaf), x, y, 0.95);
        p.solid(placed, STEM, INK, 1.5);
    }

    private static void tulip(Pen p, CourtColours c) {
        stem(p, -62);
        p.solid(
                "M-13 -88 C-16 -70 -10 -60 0 -60 C10 -60 16 -70 13 -88 L6 -80 L0 -92 L-6 -80 Z",
                c.second(),
                INK,
                1.8);
        p.line(
                "M-6 -80 C-7 -72 -4 -66 0 -62 M6 -80 C7 -72 4 -66 0 -62",
                Palette.mix(c.second(), INK, 0.45),
                1.3);
    }

    private static void rose(Pen p, CourtColours c) {
        stem(p, -64);
        for (int i = 0; i < 5; i++) {
            Shape petal = Shapes.turned(Shapes.oval(0, -10, 9, 8.4), 72 * i);
            p.solid(Shapes.at(petal, 0, -78, 1), c.robe(), INK, 1.6);
        }
        p.solid(
                Shapes.circle(0, -78, 8),
                Palette.mix(c.robe(), CourtColours.WHITE, 0.35),
                INK,
                1.4);
        p.line("M-4 -78 C-4 -83 4 -83 4 -78 C4 -74 -1 -74 -1 -77.4", INK, 1.2);
    }

    private static void daisy(Pen p, CourtColours c) {
        stem(p, -64);
        for (int i = 0; i < 10; i++) {
            Shape petal = Shapes.turned(Shapes.oval(0, -12, 4.6, 8), 36 * i);
            p.solid(Shapes.at(petal, 0, -78, 1), CourtColours.WHITE, INK, 1.4);
        }
        p.solid(Shapes.circle(0, -78, 6.4), CourtColours.GOLD, INK, 1.5);
    }

    private static void clover(Pen p, CourtColours c) {
        stem(p, -62);
        for (int i = -1; i <= 1; i++) {
            Shape leaf =
                    Shapes.turned(
                            Shapes.path(
                                    "M0 0 C-12 -6 -14 -20 -5 -22 C-2 -22.5 0 -21 0 -19 C0 -21 2"
                                            + " -22.5 5 -22 C14 -20 12 -6 0 0 Z"),
                            105 * i);
            p.solid(
                    Shapes.at(leaf, 0, -74, 1),
                    Palette.mix(STEM, CourtColours.WHITE, 0.12),
                    INK,
                    1.6);
        }
        p.fill(Shapes.circle(0, -74, 2.2), CourtColours.GOLD);
    }

    private static void halberd(Pen p, CourtColours c) {
        p.solid(Shapes.box(-3, -90, 6, 150), new Color(0x9b6a3c), INK, 1.6);
        p.solid("M-3 -84 L-3 -92 L0 -112 L3 -92 L3 -84 Z", STEEL, INK, 1.7);
        p.solid(
                "M3 -92 C12 -94 18 -92 24 -96 C26 -84 24 -72 17 -64 C14 -70 9 -72 3 -72 Z",
                STEEL,
                INK,
                1.7);
        p.solid(
                "M-3 -88 C-10 -88 -14 -84 -20 -86 C-16 -80 -10 -76 -3 -76 Z",
                STEEL_SHADE,
                INK,
                1.6);
        p.solid(Shapes.box(-4.6, -70, 9.2, 6), CourtColours.GOLD, INK, 1.4);
        p.solid("M-4 -64 C-8 -54 -6 -50 -8 -46 L8 -46 C6 -50 8 -54 4 -64 Z", c.second(), INK, 1.5);
    }

    private static void banner(Pen p, CourtColours c, Suit suit) {
        p.solid(Shapes.box(-2.8, -100, 5.6, 160), new Color(0x9b6a3c), INK, 1.6);
        p.solid("M3 -98 L28 -98 L28 -58 L15.5 -67 L3 -58 Z", c.second(), INK, 1.8);
        p.line("M5.6 -94.4 L25.6 -94.4", CourtColours.GOLD, 1.8);
        p.fill(suit.shape(15.6, -81.5, 17), CourtColours.WHITE);
        p.solid(Shapes.path("M-4 -100 L0 -112 L4 -100 Z"), CourtColours.GOLD, INK, 1.5);
    }

    private static void arrow(Pen p, CourtColours c) {
        p.solid(Shapes.box(-2.4, -94, 4.8, 154), new Color(0x9b6a3c), INK, 1.5);
        p.solid("M0 -113 L10 -92 L0 -96 L-10 -92 Z", STEEL, INK, 1.7);
        for (int i = 0; i < 3; i++) {
            double y = -74 + i * 10;
            p.solid(
                    Shapes.path(
                            "M2.4 " + (y + 6) + " L12 " + (y - 2) + " L12 " + (y + 6) + " L2.4 "
                                    + (y + 14) + " Z"),
                    c.second(),
                    INK,
                    1.4);
            p.solid(
                    Shapes.path(
                            "M-2.4 " + (y + 6) + " L-12 " + (y - 2) + " L-12 " + (y + 6) + " L-2.4 "
                                    + (y + 14) + " Z"),
                    c.second(),
                    INK,
                    1.4);
        }
    }
}
