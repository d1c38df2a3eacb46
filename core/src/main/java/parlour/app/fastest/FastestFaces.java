package parlour.app.fastest;

import parlour.app.look.Face;
import parlour.app.tabletop.CardSprite;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Level;

import java.util.List;
import java.util.stream.IntStream;

/** Maps the 54 cards to their faces. */
final class FastestFaces {
    private static final Face[] BY_CARD =
            IntStream.range(0, FastestCard.COUNT)
                    .mapToObj(i -> look(FastestCard.at(i)))
                    .toArray(Face[]::new);

    private static final FastestCard[] BY_FACE = new FastestCard[Face.COUNT];

    static {
        for (int i = 0; i < BY_CARD.length; i++) {
            BY_FACE[BY_CARD[i].index()] = FastestCard.at(i);
        }
    }

    private FastestFaces() {}

    private static Face look(FastestCard card) {
        Face joker = card.level() == Level.BLACK_JOKER ? Face.BLACK_JOKER : Face.RED_JOKER;
        return card.card().map(Face::of).orElse(joker);
    }

    static Face of(FastestCard card) {
        return BY_CARD[card.index()];
    }

    /** Lowest first. */
    static List<Face> of(Hand cards) {
        return cards.stream().map(FastestFaces::of).toList();
    }

    static FastestCard card(Face face) {
        return BY_FACE[face.index()];
    }

    /** The cards that these sprites are known to be. */
    static Hand known(List<CardSprite> sprites) {
        Hand hand = Hand.EMPTY;
        for (CardSprite sprite : sprites) {
            hand = sprite.face().map(FastestFaces::card).map(hand::with).orElse(hand);
        }
        return hand;
    }

    /** Whether a sprite shows one of these cards. */
    static boolean in(Hand cards, CardSprite sprite) {
        return sprite.face().isPresent() && cards.has(card(sprite.face().get()));
    }
}
