package parlour.fastest.rules;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.Rank;
import parlour.cards.Suit;

import java.util.Optional;
import java.util.stream.IntStream;

/** One of the 54 cards, including the jokers. Equal cards are the same object. */
public final class FastestCard implements Comparable<FastestCard> {
    /** The number of cards in the pack. */
    public static final int COUNT = 54;

    static final int SUITS = Suit.values().length;

    private static final FastestCard[] BY_INDEX =
            IntStream.range(0, COUNT).mapToObj(FastestCard::new).toArray(FastestCard[]::new);

    private final int index;
    private final Optional<Card> card;
    private final String text;

    private FastestCard(int index) {
        this.index = index;
        card =
                index < Card.COUNT
                        ? Optional.of(
                                Card.of(Rank.values()[index / SUITS], Suit.values()[index % SUITS]))
                        : Optional.empty();
        text = card.isPresent() ? card.get().toString() : level().text();
    }

    /**
     * The card at an index: by level, and within a level clubs, diamonds, hearts, spades; the
     * jokers last.
     */
    public static FastestCard at(int index) {
        return BY_INDEX[index];
    }

    public static FastestCard of(Card card) {
        return at(SUITS * card.rank().ordinal() + card.suit().ordinal());
    }

    /** The card that a token names, or empty if it names none. */
    static Optional<FastestCard> find(String token) {
        Optional<FastestCard> joker =
                Level.find(token).filter(Level::isJoker).map(FastestCard::joker);
        return joker.isPresent() ? joker : CardNotation.find(token).map(FastestCard::of);
    }

    private static FastestCard joker(Level level) {
        return at(level == Level.BLACK_JOKER ? COUNT - 2 : COUNT - 1);
    }

    /** The card's position in the sorted pack, 0 to 53. */
    public int index() {
        return index;
    }

    long bit() {
        return 1L << index;
    }

    public Level level() {
        return index < Card.COUNT
                ? Level.at(index / SUITS)
                : Level.at(Level.BLACK_JOKER.ordinal() + index - Card.COUNT);
    }

    /** The card as in the other games; empty for a joker. */
    public Optional<Card> card() {
        return card;
    }

    @Override
    public int compareTo(FastestCard other) {
        return Integer.compare(index, other.index);
    }

    /** Rank then suit, as in {@code 10d}; {@code BJ} and {@code RJ}. */
    @Override
    public String toString() {
        return text;
    }
}
