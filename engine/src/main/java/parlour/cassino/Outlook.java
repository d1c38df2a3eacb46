package parlour.cassino;

import parlour.cards.CardSet;

/**
 * What the simple computer players judge by, as the mover sees it.
 *
 * @param unseen the cards that may be in other hands or in the deck
 * @param nextHand how many cards the next player holds
 */
record Outlook(long table, long hand, long unseen, int nextHand) {
    static Outlook of(CassinoState state) {
        int seat = state.turn();
        long table = state.table().bits();
        long hand = state.hands().bits(seat);
        long unseen = CardSet.PACK.bits() & ~(table | hand | state.piles().union());
        return new Outlook(table, hand, unseen, nextHand(state));
    }

    /** The hand of the next other seat that holds a card; 0 when no other does. */
    static int nextHand(CassinoState state) {
        int seats = state.hands().size();
        for (int i = 1; i < seats; i++) {
            long hand = state.hands().bits((state.turn() + i) % seats);
            if (hand != 0) {
                return Long.bitCount(hand);
            }
        }
        return 0;
    }

    /** How many of so many unseen cards the next player is expected to hold. */
    double expected(int cards) {
        return cards == 0 ? 0 : (double) cards / Long.bitCount(unseen) * nextHand;
    }
}
