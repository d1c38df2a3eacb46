package parlour.app.cassino;

import parlour.app.look.Face;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.CardZones;
import parlour.app.tabletop.SpriteLookup;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoView;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The 52 sprites in deck, hands, table and piles, some with a known face. */
final class CassinoZones extends CardZones {
    final List<CardSprite> table = new ArrayList<>();
    final List<List<CardSprite>> piles = new ArrayList<>();

    /**
     * The index in each hand from which the last card was played; the next card drawn goes there.
     */
    private final int[] gaps;

    /** The last order of each hand and each table of this round, so that undo restores it. */
    private final List<Map<CardSet, List<Card>>> handOrders = new ArrayList<>();

    private final Map<CardSet, List<Card>> tableOrders = new HashMap<>();

    CassinoZones(int seats) {
        super(Card.COUNT, seats);
        gaps = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            piles.add(new ArrayList<>());
            handOrders.add(new HashMap<>());
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

    /** Keeps the order in which known cards lie now. */
    private void remember() {
        for (int seat = 0; seat < hands.size(); seat++) {
            remember(hands.get(seat), handOrders.get(seat));
        }
        remember(table, tableOrders);
    }

    private static void remember(List<CardSprite> zone, Map<CardSet, List<Card>> orders) {
        List<Card> order = zone.stream().flatMap(sprite -> sprite.card().stream()).toList();
        if (order.size() == zone.size()) {
            orders.put(CardSet.of(order), order);
        }
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
        remember();
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
        remember();
        List<CardSprite> free = all();
        List<List<CardSprite>> before = hands.stream().map(h -> List.copyOf(h)).toList();
        List<CardSprite> tableBefore = List.copyOf(table);
        clear();
        take(table, order(view.table(), tableBefore, tableOrders), free);
        for (int seat = 0; seat < hands.size(); seat++) {
            CardSet hand = view.hands().get(seat);
            take(hands.get(seat), order(hand, before.get(seat), handOrders.get(seat)), free);
            take(piles.get(seat), order(view.piles().get(seat), List.of(), Map.of()), free);
        }
        showBacks(free, view.handSizes()::get);
        Arrays.fill(gaps, CassinoLayout.HAND);
    }

    /**
     * The order in which these cards lay before; those that did not lie here take the places of
     * those that are gone, or come last.
     */
    private static List<Card> order(
            CardSet cards, List<CardSprite> before, Map<CardSet, List<Card>> orders) {
        if (orders.containsKey(cards)) {
            return orders.get(cards);
        }
        List<Card> old = before.stream().flatMap(sprite -> sprite.card().stream()).toList();
        Deque<Card> fresh = new ArrayDeque<>();
        cards.stream()
                .filter(card -> !old.contains(card))
                .sorted(Comparator.comparing(Card::rank).thenComparing(Card::suit))
                .forEach(fresh::add);
        List<Card> order = new ArrayList<>();
        for (Card card : old) {
            if (cards.has(card)) {
                order.add(card);
            } else if (!fresh.isEmpty()) {
                order.add(fresh.remove());
            }
        }
        order.addAll(fresh);
        return order;
    }

    private static void take(List<CardSprite> zone, List<Card> cards, List<CardSprite> free) {
        SpriteLookup.deal(Face.of(cards), free, zone);
    }

    /** The cards of a pile that have arrived there. */
    CardSet landed(int seat) {
        return known(piles.get(seat).stream().filter(sprite -> !sprite.flying()).toList());
    }

    static CardSet known(List<CardSprite> zone) {
        return CardSet.of(zone.stream().flatMap(sprite -> sprite.card().stream()).toList());
    }
}
