package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Policy;
import parlour.engine.Rng;

/**
 * The baseline: the capture with the most points now, then the most spades, then the most cards,
 * then the lowest card played; otherwise the cheapest card to place. Never to be weakened, because
 * strength is measured against it.
 */
public final class Greedy implements Policy<CassinoState, CassinoMove> {
    // One number ranks points over spades over cards: no sum of a lesser kind reaches the next.
    private static final long A_CARD = 1;
    private static final long A_SPADE = 64 * A_CARD;
    private static final long A_POINT = 16 * A_SPADE;

    private static final long[] WORTH = new long[Card.COUNT];

    static {
        for (Card card : Card.pack()) {
            WORTH[card.index()] =
                    A_CARD
                            + (CardValues.SPADES.has(card) ? A_SPADE : 0)
                            + A_POINT * CardValues.points(card.bit());
        }
    }

    private final Captures captures = new Captures();

    @Override
    public CassinoMove choose(CassinoState state, Rng rng) {
        return choose(state.table().bits(), state.hands().bits(state.turn()));
    }

    CassinoMove choose(long table, long hand) {
        Card bestCard = null;
        long bestTaken = 0;
        long bestWorth = 0;
        for (long left = hand; left != 0; left &= left - 1) {
            Card card = Card.at(Long.numberOfTrailingZeros(left));
            long taken = captures.best(table, CardValues.inHand(card), WORTH, A_POINT);
            if (taken == 0) {
                continue;
            }
            long worth = worth(taken | card.bit()) + (taken == table ? A_POINT : 0);
            boolean better =
                    bestCard == null
                            || worth > bestWorth
                            || worth == bestWorth
                                    && CardValues.inHand(card) < CardValues.inHand(bestCard);
            if (better) {
                bestCard = card;
                bestTaken = taken;
                bestWorth = worth;
            }
        }
        return bestCard == null
                ? new CassinoMove.Place(cheapest(hand))
                : new CassinoMove.Capture(bestCard, new CardSet(bestTaken));
    }

    /** The worth of capturing these cards, including the played one. */
    static long worth(long cards) {
        return A_CARD * Long.bitCount(cards)
                + A_SPADE * Long.bitCount(cards & CardValues.SPADES.bits())
                + A_POINT * CardValues.points(cards);
    }

    private static Card cheapest(long hand) {
        long plain = hand & ~CardValues.SPECIALS.bits();
        long plainest = plain & ~CardValues.SPADES.bits();
        return lowest(plainest != 0 ? plainest : plain != 0 ? plain : hand);
    }

    private static Card lowest(long cards) {
        Card lowest = Card.at(Long.numberOfTrailingZeros(cards));
        for (long left = cards & cards - 1; left != 0; left &= left - 1) {
            Card card = Card.at(Long.numberOfTrailingZeros(left));
            if (CardValues.inHand(card) < CardValues.inHand(lowest)) {
                lowest = card;
            }
        }
        return lowest;
    }
}
