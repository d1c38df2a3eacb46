package parlour.cassino;

import parlour.cards.CardSet;

/** What a mover sees, written in the notation of cards. */
final class Outlooks {
    private Outlooks() {}

    /**
     * @param gone the cards in the piles
     */
    static Outlook of(String table, String hand, String gone, int nextHand) {
        long seen = bits(table) | bits(hand) | bits(gone);
        return new Outlook(bits(table), bits(hand), CardSet.PACK.bits() & ~seen, nextHand);
    }

    static long bits(String cards) {
        return Cards.set(cards).bits();
    }
}
