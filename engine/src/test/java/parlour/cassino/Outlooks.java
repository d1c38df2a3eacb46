package parlour.cassino;

import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.text.BadInput;

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
        try {
            return CardNotation.set(cards).bits();
        } catch (BadInput e) {
            throw new IllegalArgumentException(e);
        }
    }

    static CassinoMove move(String text) {
        try {
            return CassinoMove.parse(text);
        } catch (BadInput e) {
            throw new IllegalArgumentException(e);
        }
    }
}
