package parlour.app.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Which card sprite belongs where: in the deck, in a hand, or in a zone of the game's own. Follows
 * events immediately, while the cards may still be flying.
 */
public abstract class CardZones {
    /** From the bottom to the top. */
    public final List<CardSprite> deck = new ArrayList<>();

    /** By seat. */
    public final List<List<CardSprite>> hands = new ArrayList<>();

    protected CardZones(int cards, int seats) {
        for (int i = 0; i < cards; i++) {
            deck.add(new CardSprite());
        }
        for (int seat = 0; seat < seats; seat++) {
            hands.add(new ArrayList<>());
        }
    }

    /** All sprites, in no particular order. */
    public List<CardSprite> all() {
        List<CardSprite> all = new ArrayList<>(deck);
        hands.forEach(all::addAll);
        return all;
    }

    /** Empties all zones. */
    protected void clear() {
        deck.clear();
        hands.forEach(List::clear);
    }

    /** Returns all cards to the deck, with their faces unknown. */
    public final void gather() {
        List<CardSprite> all = all();
        all.forEach(CardSprite::forget);
        clear();
        deck.addAll(all);
    }

    /** Removes and returns the top card of the deck. */
    protected final CardSprite top() {
        return deck.remove(deck.size() - 1);
    }

    /**
     * Distributes the remaining sprites face down: hands are filled up to their sizes, the rest
     * goes to the deck.
     *
     * @param sizes the number of cards in each seat's hand
     */
    protected final void showBacks(List<CardSprite> left, IntUnaryOperator sizes) {
        left.forEach(CardSprite::forget);
        deck.addAll(left);
        for (int seat = 0; seat < hands.size(); seat++) {
            List<CardSprite> hand = hands.get(seat);
            while (hand.size() < sizes.applyAsInt(seat)) {
                hand.add(top());
            }
        }
    }
}
