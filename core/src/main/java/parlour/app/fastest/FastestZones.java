package parlour.app.fastest;

import parlour.app.look.Face;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.CardZones;
import parlour.app.tabletop.SpriteLookup;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;

import java.util.ArrayList;
import java.util.List;

/**
 * The 54 sprites in deck, hands, trick and the cards played before. The deck is empty once the
 * cards are dealt; known cards in hands are sorted, lowest first.
 */
final class FastestZones extends CardZones {
    /** A play of the trick, and the seat that made it. */
    record Laid(int seat, List<CardSprite> cards) {}

    /** The newest play is last. */
    final List<Laid> trick = new ArrayList<>();

    /** The cards played in earlier tricks. */
    final List<CardSprite> gone = new ArrayList<>();

    FastestZones(int seats) {
        super(FastestCard.COUNT, seats);
    }

    @Override
    public List<CardSprite> all() {
        List<CardSprite> all = super.all();
        trick.forEach(laid -> all.addAll(laid.cards()));
        all.addAll(gone);
        return all;
    }

    @Override
    protected void clear() {
        super.clear();
        trick.clear();
        gone.clear();
    }

    /** Moves the top cards of the deck to a hand, with their faces known or not. */
    List<CardSprite> deal(int seat, Hand known, int count) {
        List<Face> faces = FastestFaces.of(known);
        List<CardSprite> dealt = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            CardSprite sprite = top();
            if (!faces.isEmpty()) {
                sprite.become(faces.get(i));
            }
            dealt.add(sprite);
        }
        hands.get(seat).addAll(dealt);
        return dealt;
    }

    /** Moves cards from a hand to the trick. */
    Laid play(int seat, Hand cards) {
        List<CardSprite> hand = hands.get(seat);
        List<CardSprite> played = new ArrayList<>();
        for (Face face : FastestFaces.of(cards)) {
            CardSprite sprite = hand.remove(SpriteLookup.played(hand, face));
            sprite.become(face);
            played.add(sprite);
        }
        Laid laid = new Laid(seat, List.copyOf(played));
        trick.add(laid);
        return laid;
    }

    /** Ends the trick and puts its cards aside. */
    List<CardSprite> sweep() {
        List<CardSprite> swept = trick.stream().flatMap(laid -> laid.cards().stream()).toList();
        gone.addAll(swept);
        trick.clear();
        return swept;
    }

    /** Sets the zones from a view; known cards keep their sprites. */
    void show(FastestView view) {
        List<CardSprite> free = all();
        clear();
        Hand open = Hand.EMPTY;
        for (FastestView.Act act : view.trick()) {
            if (!act.cards().isEmpty()) {
                List<CardSprite> cards = new ArrayList<>();
                SpriteLookup.deal(FastestFaces.of(act.cards()), free, cards);
                trick.add(new Laid(act.seat(), List.copyOf(cards)));
                open = open.or(act.cards());
            }
        }
        for (int seat = 0; seat < hands.size(); seat++) {
            SpriteLookup.deal(FastestFaces.of(view.hands().get(seat)), free, hands.get(seat));
        }
        SpriteLookup.deal(FastestFaces.of(view.playHistory().cards().minus(open)), free, gone);
        showBacks(free, view.counts()::get);
    }
}
