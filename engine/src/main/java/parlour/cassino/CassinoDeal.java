package parlour.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;

/**
 * The deal of one round, in pairs: to everyone from the dealer's left, the table, the dealer; and
 * all of it once more.
 */
final class CassinoDeal {
    private final List<CassinoEvent> events = new ArrayList<>();
    private final long[] hands;
    private CardSet table = CardSet.EMPTY;
    private Deck deck;

    CassinoDeal(int seats, int dealer, int round, Rng rng) {
        hands = new long[seats];
        deck = Deck.shuffled(CardSet.PACK, rng);
        events.add(new CassinoEvent.RoundBegan(round, dealer));
        for (int time = 0; time < 2; time++) {
            for (int i = 1; i < seats; i++) {
                toSeat((dealer + i) % seats);
            }
            toTable();
            toSeat(dealer);
        }
    }

    private void toSeat(int seat) {
        List<Card> pair = pair();
        hands[seat] |= CardSet.of(pair).bits();
        events.add(new CassinoEvent.Dealt(seat, pair, pair.size()));
    }

    private void toTable() {
        List<Card> pair = pair();
        table = table.or(CardSet.of(pair));
        events.add(new CassinoEvent.DealtToTable(pair, table));
    }

    private List<Card> pair() {
        List<Card> pair = List.copyOf(deck.list().subList(0, 2));
        deck = deck.without(2);
        return pair;
    }

    List<CassinoEvent> events() {
        return events;
    }

    CardSets hands() {
        return CardSets.of(hands);
    }

    CardSet table() {
        return table;
    }

    Deck deck() {
        return deck;
    }
}
