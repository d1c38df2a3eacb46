package parlour.app.fastest;

import parlour.app.cards.CardSprite;
import parlour.app.cards.Sprites;
import parlour.app.look.Face;
import parlour.fastest.FastestCard;
import parlour.fastest.FastestView;
import parlour.fastest.Hand;

import java.util.ArrayList;
import java.util.List;

/**
 * Which sprite belongs where. It follows the events at once, whatever is still in the air: 54
 * sprites in deck, hands, the trick and what was played before it.
 */
final class Zones {
    /** A play of the trick, and whose it is. */
    record Laid(int seat, List<CardSprite> cards) {}

    /** From the bottom to the top; empty once the cards are dealt. */
    final List<CardSprite> deck = new ArrayList<>();

    /** Known cards are sorted, the lowest first. */
    final List<List<CardSprite>> hands = new ArrayList<>();

    /** The newest last. */
    final List<Laid> trick = new ArrayList<>();

    /** Played in earlier tricks. */
    final List<CardSprite> gone = new ArrayList<>();

    Zones(int seats) {
        for (int i = 0; i < FastestCard.COUNT; i++) {
            deck.add(new CardSprite());
        }
        for (int seat = 0; seat < seats; seat++) {
            hands.add(new ArrayList<>());
        }
    }

    /** All sprites, in no order. */
    List<CardSprite> all() {
        List<CardSprite> all = new ArrayList<>(deck);
        hands.forEach(all::addAll);
        trick.forEach(laid -> all.addAll(laid.cards()));
        all.addAll(gone);
        return all;
    }

    /** Everything goes back into the deck; nothing is known any more. */
    void gather() {
        List<CardSprite> all = all();
        all.forEach(CardSprite::forget);
        clear();
        deck.addAll(all);
    }

    private void clear() {
        deck.clear();
        hands.forEach(List::clear);
        trick.clear();
        gone.clear();
    }

    /** The top cards come into a hand, their faces known or not. */
    List<CardSprite> deal(int seat, Hand known, int count) {
        List<Face> faces = Faces.of(known);
        List<CardSprite> dealt = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            CardSprite sprite = deck.remove(deck.size() - 1);
            if (!faces.isEmpty()) {
                sprite.become(faces.get(i));
            }
            dealt.add(sprite);
        }
        hands.get(seat).addAll(dealt);
        return dealt;
    }

    /** Cards go from a hand onto the trick. */
    Laid play(int seat, Hand cards) {
        List<CardSprite> hand = hands.get(seat);
        List<CardSprite> played = new ArrayList<>();
        for (Face face : Faces.of(cards)) {
            CardSprite sprite = hand.remove(Sprites.played(hand, face));
            sprite.become(face);
            played.add(sprite);
        }
        Laid laid = new Laid(seat, List.copyOf(played));
        trick.add(laid);
        return laid;
    }

    /** The trick is over: its cards are put aside. */
    List<CardSprite> sweep() {
        List<CardSprite> swept = trick.stream().flatMap(laid -> laid.cards().stream()).toList();
        gone.addAll(swept);
        trick.clear();
        return swept;
    }

    /** Where everything is in a view; cards that are known keep their sprites. */
    void show(FastestView view) {
        List<CardSprite> free = all();
        clear();
        Hand open = Hand.EMPTY;
        for (FastestView.Act act : view.trick()) {
            if (!act.cards().isEmpty()) {
                List<CardSprite> cards = new ArrayList<>();
                Sprites.deal(Faces.of(act.cards()), free, cards);
                trick.add(new Laid(act.seat(), List.copyOf(cards)));
                open = open.or(act.cards());
            }
        }
        for (int seat = 0; seat < hands.size(); seat++) {
            Sprites.deal(Faces.of(view.hands().get(seat)), free, hands.get(seat));
        }
        Sprites.deal(Faces.of(view.played().cards().minus(open)), free, gone);
        free.forEach(CardSprite::forget);
        for (int seat = 0; seat < hands.size(); seat++) {
            List<CardSprite> hand = hands.get(seat);
            while (hand.size() < view.counts().get(seat)) {
                hand.add(free.remove(free.size() - 1));
            }
        }
        deck.addAll(free);
    }
}
