package parlour.art;

import java.awt.Color;

/** The four decks: how many colours, and how large the indices are. */
enum Deck {
    CARDS("cards", false, false),
    FOUR("cards-four", true, false),
    LARGE("cards-large", false, true),
    LARGE_FOUR("cards-large-four", true, true);

    final String file;
    final boolean four;
    final boolean large;

    Deck(String file, boolean four, boolean large) {
        this.file = file;
        this.four = four;
        this.large = large;
    }

    Color color(Suit suit) {
        return switch (suit) {
            case SPADES -> Palette.INK;
            case HEARTS -> Palette.RED;
            case DIAMONDS -> four ? Palette.BLUE : Palette.RED;
            case CLUBS -> four ? Palette.GREEN : Palette.INK;
        };
    }
}
