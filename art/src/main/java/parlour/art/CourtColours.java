package parlour.art;

import java.awt.Color;

/** The colours of a court figure: the robe, the second colour, the hair and the background. */
record CourtColours(Color robe, Color second, Color hair, Color field) {
    static final Color INK = new Color(0x1d2229);
    static final Color SKIN = new Color(0xf6dcc0);
    static final Color SKIN_SHADE = new Color(0xe6bd9a);
    static final Color BLUSH = new Color(0xe08f78);
    static final Color LIPS = new Color(0xb23a3e);
    static final Color GOLD = new Color(0xe3b14c);
    static final Color GOLD_SHADE = new Color(0xbd8630);
    static final Color WHITE = new Color(0xfffaf0);
    static final Color WHITE_SHADE = new Color(0xe6dcc6);

    private static final Color CRIMSON = new Color(0xb8222f);
    private static final Color NAVY = new Color(0x26385c);
    private static final Color TEAL = new Color(0x1f5f5a);
    private static final Color BRICK = new Color(0xb8452a);
    private static final Color AZURE = new Color(0x2259a6);
    private static final Color LEAF = new Color(0x22713f);

    static CourtColours of(Suit suit, boolean four) {
        return switch (suit) {
            case SPADES -> new CourtColours(NAVY, CRIMSON, new Color(0x4a3226), field(NAVY));
            case HEARTS -> new CourtColours(CRIMSON, NAVY, new Color(0xe0b25e), field(CRIMSON));
            case DIAMONDS ->
                    four
                            ? new CourtColours(AZURE, BRICK, new Color(0x3d2b25), field(AZURE))
                            : new CourtColours(BRICK, TEAL, new Color(0xa7552b), field(BRICK));
            case CLUBS ->
                    four
                            ? new CourtColours(LEAF, CRIMSON, new Color(0x7d5a3a), field(LEAF))
                            : new CourtColours(TEAL, BRICK, new Color(0x7d5a3a), field(TEAL));
        };
    }

    private static Color field(Color robe) {
        return Palette.mix(Palette.mix(Palette.PAPER, GOLD, 0.14), robe, 0.02);
    }

    Color robeShade() {
        return Palette.mix(robe, INK, 0.32);
    }

    Color secondShade() {
        return Palette.mix(second, INK, 0.3);
    }

    Color hairShade() {
        return Palette.mix(hair, INK, 0.35);
    }

    Color hairLight() {
        return Palette.mix(hair, WHITE, 0.25);
    }
}
