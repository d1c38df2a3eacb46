package parlour.cassino.computers;

import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoCards;

/** What a mover sees, written in the notation of cards. */
final class KnowledgeFromText {
    private KnowledgeFromText() {}

    /**
     * @param gone the cards in the piles
     */
    static MoverKnowledge of(String table, String hand, String gone, int nextHand) {
        long seen = bits(table) | bits(hand) | bits(gone);
        return new MoverKnowledge(bits(table), bits(hand), CardSet.PACK.bits() & ~seen, nextHand);
    }

    static long bits(String cards) {
        return CassinoCards.set(cards).bits();
    }
}
