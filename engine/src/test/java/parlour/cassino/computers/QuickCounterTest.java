package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rng;
import parlour.engine.Rules;

class QuickCounterTest {
    @Test
    void itSeldomChoosesOtherwiseThanTheCounterAndNeverMuchWorse() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        Counter counter = new Counter(false);
        QuickCounter quick = new QuickCounter(CassinoOptions.HOUSE);
        Rng rng = new Rng(3);
        int turns = 0;
        int equal = 0;
        double lost = 0;
        for (int deal = 0; deal < 100; deal++) {
            CassinoState state = rules.deal(deal).state();
            while (state.turn() != Rules.NOBODY) {
                MoverKnowledge moverKnowledge = MoverKnowledge.of(state);
                CassinoMove exact = counter.choose(state, rng);
                CassinoMove fast = quick.choose(state, rng);
                double behind =
                        value(counter, moverKnowledge, exact)
                                - value(counter, moverKnowledge, fast);
                assertTrue(behind > -1e-9, "better than the best: " + fast + " in " + state);
                turns++;
                equal += behind < 1e-9 ? 1 : 0;
                lost += behind;
                state = rules.play(state, exact, Rules.silent());
            }
        }
        assertTrue(equal > 0.93 * turns, equal + " of " + turns);
        assertTrue(lost / turns < 0.02, lost / turns + " points a move");
    }

    @Test
    void whereASweepDoesNotCountItIsNotPaidFor() {
        CassinoState late =
                CassinoPosition.seats(2).table("4c").hand(0, "4d As").hand(1, "7c 8c").state();
        assertEquals("4d x 4c", choose(CassinoOptions.HOUSE, late));
        CassinoState limited =
                CassinoPosition.seats(2)
                        .table("4c 3h 7h")
                        .hand(0, "7d 7s")
                        .hand(1, "7c 8c")
                        .scores(10, 0)
                        .state();
        assertEquals("7s x 4c 3h 7h", choose(CassinoOptions.FINNISH, limited));
    }

    @Test
    void whereMisereIsPlayedItTakesAsLittleAsItCan() {
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("10d 5c 4h 9h")
                        .hand(0, "10c 9d")
                        .hand(1, "7c 8c")
                        .deck("Kc Kd")
                        .state();
        assertEquals("9d x 9h", choose(CassinoOptions.LAISTO, state));
    }

    private static String choose(CassinoOptions options, CassinoState state) {
        return new QuickCounter(options).choose(state, new Rng(1)).toString();
    }

    private static double value(Counter counter, MoverKnowledge moverKnowledge, CassinoMove move) {
        return counter.value(moverKnowledge, move.card(), move.taken().bits());
    }
}
