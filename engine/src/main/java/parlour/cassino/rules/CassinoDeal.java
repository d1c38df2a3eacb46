package parlour.cassino.rules;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.engine.Rng;

import java.util.AbstractList;
import java.util.List;

/**
 * The deal of one round, two cards at a time: to each player from the dealer's left, to the table,
 * to the dealer; then all of it again. As a list it is the deal's events, created only on demand,
 * because playouts never read them.
 */
final class CassinoDeal extends AbstractList<CassinoEvent> {
    private static final int TIMES = 2;
    private static final int PAIR = 2;

    private final int seats;
    private final int dealer;
    private final int round;
    private final Deck pack;
    private final long[] hands;
    private final long table;

    CassinoDeal(int seats, int dealer, int round, Rng rng) {
        this.seats = seats;
        this.dealer = dealer;
        this.round = round;
        pack = Deck.shuffled(CardSet.PACK, rng);
        hands = new long[seats];
        long toTable = 0;
        int pair = 0;
        for (int time = 0; time < TIMES; time++) {
            for (int i = 1; i < seats; i++) {
                hands[left(i)] |= bits(pair++);
            }
            toTable |= bits(pair++);
            hands[dealer] |= bits(pair++);
        }
        table = toTable;
    }

    /** The seat {@code places} to the left of the dealer. */
    private int left(int places) {
        return dealer + places < seats ? dealer + places : dealer + places - seats;
    }

    private long bits(int pair) {
        return pack.at(PAIR * pair).bit() | pack.at(PAIR * pair + 1).bit();
    }

    private int pairs() {
        return TIMES * (seats + 1);
    }

    CardSets hands() {
        return CardSets.of(hands);
    }

    CardSet table() {
        return new CardSet(table);
    }

    /** The remaining deck. */
    Deck deck() {
        return pack.without(PAIR * pairs());
    }

    @Override
    public int size() {
        return 1 + pairs();
    }

    @Override
    public CassinoEvent get(int index) {
        if (index == 0) {
            return new CassinoEvent.RoundBegan(round, dealer);
        }
        int pair = index - 1;
        List<Card> cards = List.of(pack.at(PAIR * pair), pack.at(PAIR * pair + 1));
        int place = 1 + pair % (seats + 1);
        if (place == seats) {
            boolean first = pair == place - 1;
            return new CassinoEvent.DealtToTable(cards, first ? CardSet.of(cards) : table());
        }
        int seat = place > seats ? dealer : left(place);
        return new CassinoEvent.Dealt(seat, cards, cards.size());
    }
}
