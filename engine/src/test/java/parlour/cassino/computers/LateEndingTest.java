package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Policy;
import parlour.engine.Rng;

/** What the skilled level sees of the end of a round, and what it does not know. */
class LateEndingTest {
    private static final CassinoRules RULES = new CassinoRules(2, CassinoOptions.HOUSE);

    private static CassinoView view(String hidden) {
        return RULES.view(
                CassinoPosition.seats(2)
                        .table("10d 9h")
                        .hand(0, "10h 9d 3c 4c")
                        .hand(1, hidden)
                        .restInPile(1)
                        .state(),
                Eyes.of(0));
    }

    @Test
    void theEndIsWorkedOutOnceThreeCardsAreHidden() {
        CassinoSearchModel all = CassinoComputers.model(RULES);
        LateEnding late = new LateEnding(all, 3);
        for (String hidden : new String[] {"7c 8c 5d 6d", "7c 8c 5d", "7c"}) {
            CassinoView view = view(hidden);
            assertTrue(all.solvable(view) && late.certain(view));
            assertEquals(view.unseen().size() <= 3, late.solvable(view), hidden);
        }
    }

    /** What belongs to the expert would pass through a model that passes everything on. */
    @Test
    void theLearnedValuesAreNotPassedOn() {
        CassinoSearchModel all = CassinoComputers.model(RULES);
        CassinoView view = view("7c 8c 5d");
        assertTrue(all.usesLearnedValues());
        Policy<CassinoState, CassinoMove> policy =
                new LateEnding(all, 3).belief(RULES, view, new Rng(1)).policy();
        assertTrue(policy instanceof QuickCounter, policy.toString());
    }
}
