package parlour.app.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Which sprite belongs where: in the deck, in a hand, or where else a game has cards. It follows
 * the events at once, whatever is still in the air.
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

    /** All sprites, in no order. */
    public List<CardSprite> all() {
        List<CardSprite> all = new ArrayList<>(deck);
        hands.forEach(all::addAll);
        return all;
    }

    /** Nothing belongs anywhere. */
    protected void clear() {
        deck.clear();
        hands.forEach(List::clear);
    }

    /** Everything goes back into the deck; nothing is known any more. */
    public final void gather() {
        List<CardSprite> all = all();
        all.forEach(CardSprite::forget);
        clear();
        deck.addAll(all);
    }

    /** The top card of the deck is taken. */
    protected final CardSprite top() {
        return deck.remove(deck.size() - 1);
    }

    /**
     * What is left are backs: hands get as many as they miss, the deck the others.
     *
     * @param sizes by seat how many cards its hand has
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
