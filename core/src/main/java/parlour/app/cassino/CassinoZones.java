package parlour.app.cassino;

import parlour.app.look.Face;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.CardZones;
import parlour.app.tabletop.SpriteLookup;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoView;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The 52 sprites in deck, hands, table and piles, some with a known face. */
final class CassinoZones extends CardZones {
    final List<CardSprite> table = new ArrayList<>();
    final List<List<CardSprite>> piles = new ArrayList<>();

    /**
     * The index in each hand from which the last card was played; the next card drawn goes there.
     */
    private final int[] gaps;

    CassinoZones(int seats) {
        super(Card.COUNT, seats);
        gaps = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            piles.add(new ArrayList<>());
        }
    }

    @Override
    public List<CardSprite> all() {
        List<CardSprite> all = super.all();
        all.addAll(table);
        piles.forEach(all::addAll);
        return all;
    }

    @Override
    protected void clear() {
        super.clear();
        table.clear();
        piles.forEach(List::clear);
    }

    /** Moves the top card of the deck to a hand, with its face known or not. */
    CardSprite toHand(int seat, Collection<Card> known) {
        CardSprite sprite = top();
        known.forEach(sprite::become);
        List<CardSprite> hand = hands.get(seat);
        hand.add(Math.min(gaps[seat], hand.size()), sprite);
        gaps[seat] = CassinoLayout.HAND;
        return sprite;
    }

    /** Moves the top card of the deck to the table. */
    CardSprite toTable(Card card) {
        CardSprite sprite = top();
        sprite.become(card);
        table.add(sprite);
        return sprite;
    }

    /** Removes the sprite of a played card from a hand. */
    CardSprite fromHand(int seat, Card card) {
        List<CardSprite> hand = hands.get(seat);
        int place = SpriteLookup.played(hand, Face.of(card));
        gaps[seat] = place;
        CardSprite sprite = hand.remove(place);
        sprite.become(card);
        return sprite;
    }

    /** Removes these cards from the table, in the order in which they lay. */
    List<CardSprite> fromTable(CardSet cards) {
        List<CardSprite> taken =
                table.stream().filter(s -> cards.has(s.card().orElseThrow())).toList();
        table.removeAll(taken);
        return taken;
    }

    /** Sets the zones from a view; known cards keep their sprites and places. */
    void show(CassinoView view) {
        List<CardSprite> free = all();
        List<List<CardSprite>> before = hands.stream().map(h -> List.copyOf(h)).toList();
        List<CardSprite> tableBefore = List.copyOf(table);
        clear();
        take(table, tableBefore, view.table(), free);
        for (int seat = 0; seat < hands.size(); seat++) {
            take(hands.get(seat), before.get(seat), view.hands().get(seat), free);
            take(piles.get(seat), List.of(), view.piles().get(seat), free);
        }
        showBacks(free, view.handSizes()::get);
        Arrays.fill(gaps, CassinoLayout.HAND);
    }

    private static void take(
            List<CardSprite> zone, List<CardSprite> before, CardSet cards, List<CardSprite> free) {
        List<Card> order = new ArrayList<>();
        before.stream().flatMap(s -> s.card().stream()).filter(cards::has).forEach(order::add);
        cards.stream()
                .filter(card -> !order.contains(card))
                .sorted(Comparator.comparing(Card::rank).thenComparing(Card::suit))
                .forEach(order::add);
        SpriteLookup.deal(Face.of(order), free, zone);
    }

    /** The cards of a pile that have arrived there. */
    CardSet landed(int seat) {
        return known(piles.get(seat).stream().filter(sprite -> !sprite.flying()).toList());
    }

    static CardSet known(List<CardSprite> zone) {
        return CardSet.of(zone.stream().flatMap(sprite -> sprite.card().stream()).toList());
    }
}
