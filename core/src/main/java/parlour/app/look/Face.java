package parlour.app.look;

import parlour.cards.Card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The front of a card: one of the 52 cards or a joker. Equal faces are the same object. */
public final class Face {
    /** The number of faces. */
    public static final int COUNT = Card.COUNT + 2;

    private static final List<Face> CARDS =
            Card.pack().stream()
                    .map(card -> new Face(card.index(), card.toString(), Optional.of(card)))
                    .toList();

    public static final Face BLACK_JOKER = new Face(Card.COUNT, "BJ", Optional.empty());
    public static final Face RED_JOKER = new Face(Card.COUNT + 1, "RJ", Optional.empty());

    private final int index;
    private final String picture;
    private final Optional<Card> card;

    private Face(int index, String picture, Optional<Card> card) {
        this.index = index;
        this.picture = picture;
        this.card = card;
    }

    public static Face of(Card card) {
        return CARDS.get(card.index());
    }

    /** The faces of the given cards, in order. */
    public static List<Face> of(Iterable<Card> cards) {
        List<Face> faces = new ArrayList<>();
        cards.forEach(card -> faces.add(of(card)));
        return faces;
    }

    static List<Face> all() {
        return Stream.concat(CARDS.stream(), Stream.of(BLACK_JOKER, RED_JOKER)).toList();
    }

    public int index() {
        return index;
    }

    /** The name of its image in a deck. */
    String picture() {
        return picture;
    }

    /** The card; empty for a joker. */
    public Optional<Card> card() {
        return card;
    }

    @Override
    public String toString() {
        return picture;
    }
}
