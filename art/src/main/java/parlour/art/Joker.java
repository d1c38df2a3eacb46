package parlour.art;

import java.awt.Color;

/**
 * The two jokers: the black one has the moon and the red one the sun, so that they can be told
 * apart without their colours. The name is the region's name in the atlas.
 */
enum Joker {
    BLACK("BJ", Palette.INK, new Color(0x2c3442), new Color(0x675c8c), new Color(0x4a3226)),
    RED("RJ", Palette.RED, new Color(0xb8222f), new Color(0xe08a2c), new Color(0xd79a45));

    final String file;
    final Color ink;
    private final Color robe;
    private final Color second;
    private final Color hair;

    Joker(String file, Color ink, Color robe, Color second, Color hair) {
        this.file = file;
        this.ink = ink;
        this.robe = robe;
        this.second = second;
        this.hair = hair;
    }

    CourtColours colours() {
        Color field = Palette.mix(Palette.mix(Palette.PAPER, CourtColours.GOLD, 0.14), robe, 0.03);
        return new CourtColours(robe, second, hair, field);
    }

    boolean smiles() {
        return this == RED;
    }

    /** The moon or the sun around a point. */
    void sign(Pen pen, double x, double y, double half, Color color) {
        pen.placed(
                x,
                y,
                0,
                half / 16,
                p -> {
                    if (this == BLACK) {
                        p.fill(
                                Shapes.path(
                                        "M5 -15.4 C-7 -15.6 -15 -8.4 -15 1 C-15 10.4 -7.6 16 1.4 16"
                                            + " C7.4 16 12.4 13.2 15 8.4 C10.6 10.4 4.6 9.8 0.8 6"
                                            + " C-4 1.2 -3.4 -9.4 5 -15.4 Z"),
                                color);
                        p.placed(9.4, -4.4, 0, 0.4, q -> q.fill(Ornament.star(16), color));
                        return;
                    }
                    p.fill(Shapes.circle(0, 0, 8), color);
                    for (int i = 0; i < 8; i++) {
                        p.placed(
                                0,
                                0,
                                45 * i,
                                1,
                                q -> q.fill(Shapes.path("M-3.2 -9.6 L0 -16.4 L3.2 -9.6 Z"), color));
                    }
                });
    }
}
