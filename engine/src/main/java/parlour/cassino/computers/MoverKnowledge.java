package parlour.cassino.computers;

import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

/**
 * What the mover sees, as input for the simple computer players.
 *
 * @param unseen the cards that may be in other hands or in the deck
 * @param nextHand the number of cards the next player holds
 */
public record MoverKnowledge(long table, long hand, long unseen, int nextHand) {
    static MoverKnowledge of(CassinoState state) {
        int seat = state.turn();
        long table = state.table().bits();
        long hand = state.hands().bits(seat);
        long unseen = CardSet.PACK.bits() & ~(table | hand | state.piles().union());
        return new MoverKnowledge(table, hand, unseen, nextHand(state));
    }

    public static MoverKnowledge of(CassinoView view) {
        return new MoverKnowledge(
                view.table().bits(),
                view.hands().bits(view.turn()),
                view.unseen().bits(),
                nextHand(view));
    }

    /** The number of cards of the next other seat that holds any; 0 if none does. */
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

    private static int nextHand(CassinoView view) {
        int seats = view.handSizes().size();
        for (int i = 1; i < seats; i++) {
            int size = view.handSizes().get((view.turn() + i) % seats);
            if (size > 0) {
                return size;
            }
        }
        return 0;
    }

    /** The chance that the next player holds at least one of {@code cards} unseen cards. */
    public double chance(int cards) {
        int all = Long.bitCount(unseen);
        double none = 1;
        for (int i = 0; i < nextHand; i++) {
            none *= Math.max(0, (double) (all - cards - i) / (all - i));
        }
        return 1 - none;
    }

    /** The expected number of {@code cards} unseen cards that the next player holds. */
    double expected(int cards) {
        return cards == 0 ? 0 : (double) cards / Long.bitCount(unseen) * nextHand;
    }
}
