package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoState;

class OutlookTest {
    private static final CassinoPosition POSITION =
            CassinoPosition.seats(2)
                    .table("4c 3h 8s")
                    .hand(0, "7d As 2s 8c")
                    .hand(1, "Kd Qd Jd 9d")
                    .pile(0, "10d 10s")
                    .deck("5c 5d 6c 6d")
                    .restInPile(1);

    @Test
    void aCaptureMovesCardsToThePile() {
        double[] after = after(POSITION.sweeps(2, 1).lastCapture(1).state(), "7d x 4c 3h");
        // Two for the ten of diamonds and a sweep more; the other has three aces.
        assertEquals(2 + 1 - 3, after[Aspect.BANKED.ordinal()]);
        assertEquals(5 - 35, after[Aspect.CARDS.ordinal()]);
        assertEquals(1 - 9, after[Aspect.SPADES.ordinal()]);
        assertEquals(1, after[Aspect.TOOK_LAST.ordinal()]);
        assertEquals(1, after[Aspect.TABLE_CARDS.ordinal()]);
        assertEquals(8, after[Aspect.TABLE_SUM.ordinal()]);
        assertEquals(1, after[Aspect.OWN_SWEEP.ordinal()], "the eight takes the eight");
        assertEquals(0, after[Aspect.THEIR_SWEEP.ordinal()], "no other eight is left");
    }

    @Test
    void aPlacedCardLiesOnTheTable() {
        double[] after = after(POSITION.sweeps(0, 0).lastCapture(1).state(), "As");
        assertEquals(-1, after[Aspect.TOOK_LAST.ordinal()]);
        assertEquals(0, after[Aspect.HELD_ACES.ordinal()]);
        assertEquals(1, after[Aspect.HELD_TWO_OF_SPADES.ordinal()]);
        assertEquals(1, after[Aspect.TABLE_POINTS.ordinal()]);
        assertEquals(2, after[Aspect.TABLE_SPADES.ordinal()]);
        // The seven takes four and three, the eight three and four and the ace or the eight, the
        // two of spades four, three and eight.
        assertEquals(3, after[Aspect.OWN_TAKERS.ordinal()]);
        // Of eight unseen cards all but the sixes could take something.
        double none = 1 - 6.0 / 8;
        assertEquals(1 - none * none * none * none, after[Aspect.THEIR_ANY.ordinal()], 1e-12);
    }

    @Test
    void oneWhoSeesAllUnseenCardsIsCertain() {
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("9h")
                        .hand(0, "5c 3c")
                        .hand(1, "9d Kd")
                        .restInPile(0)
                        .state();
        assertEquals(0, after(state, "5c")[Aspect.THEIR_SWEEP.ordinal()]);
        assertEquals(1, after(state, "5c")[Aspect.THEIR_ANY.ordinal()]);
        CassinoState swept =
                CassinoPosition.seats(2)
                        .table("10h")
                        .hand(0, "3c 2c")
                        .hand(1, "9d Kd")
                        .restInPile(0)
                        .state();
        assertEquals(1, after(swept, "3c")[Aspect.THEIR_SWEEP.ordinal()], "a king takes both");
    }

    private static double[] after(CassinoState state, String text) {
        CassinoMove move = CassinoCards.move(text);
        Outlook outlook = new Outlook(CassinoOptions.HOUSE);
        outlook.look(state);
        return outlook.after(move.card().index(), move.taken().bits());
    }
}
