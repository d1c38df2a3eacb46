package parlour.crosswise.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.crosswise.rules.CrossWisePosition;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;

/** What positions are worth, by the average and by the learned values. */
class ValuationTest {
    static List<Valuation> valuations() {
        return List.of(Valuation.AVERAGE, Valuation.LEARNED);
    }

    @ParameterizedTest
    @MethodSource("valuations")
    void aFullFieldIsWorthItsPoints(Valuation valuation) {
        CrossWiseRules rules = new CrossWiseRules(2);
        for (int game = 0; game < 20; game++) {
            CrossWiseState state = rules.deal(game).state();
            Rng rng = new Rng(game);
            while (state.turn() != Rules.NOBODY) {
                state = rules.play(state, new AnyMove().choose(state, rng), Rules.silent());
            }
            if (state.field().winner().isEmpty()) {
                for (Team team : Team.values()) {
                    assertEquals(state.field().points(team), valuation.worth(state, team));
                }
            }
        }
    }

    @Test
    void aPatternSaysHowManyAreEqual() {
        int line = 0;
        assertEquals("", Valuation.pattern(line));
        for (int symbol : new int[] {3, 5, 3, 1}) {
            line = Line.with(line, symbol);
        }
        assertEquals("211", Valuation.pattern(line));
        assertEquals("221", Valuation.pattern(Line.with(line, 5)));
    }

    @Test
    void onlyTheLearnedValuesCountActionsInTheHand() {
        CrossWisePosition position =
                CrossWisePosition.seats(2).on("1...../....../....../....../....../......");
        CrossWiseState with = position.hand(0, "1 2 3 9").hand(1, "5 5 6 6").state();
        CrossWiseState without = position.hand(0, "1 2 3 4").hand(1, "5 5 6 6").state();
        assertEquals(
                Valuation.AVERAGE.worth(without, Team.VERTICAL),
                Valuation.AVERAGE.worth(with, Team.VERTICAL));
        assertTrue(
                Valuation.LEARNED.worth(with, Team.VERTICAL)
                        > Valuation.LEARNED.worth(without, Team.VERTICAL) + 1);
        assertEquals(
                Valuation.LEARNED.worth(without, Team.HORIZONTAL),
                Valuation.LEARNED.worth(with, Team.HORIZONTAL));
    }

    @Test
    void equalSeedsLearnTheSame() {
        List<String> learned = ValueLearning.learn(20, 5);
        assertEquals(learned, ValueLearning.learn(20, 5));
        assertNotEquals(learned, ValueLearning.learn(20, 6));
        assertEquals(19 + 4 + 3, learned.size());
        assertTrue(learned.get(0).startsWith("\"\", "), learned.get(0));
    }

    /** A few hundred games already tell what matters: more equal symbols are worth more. */
    @Test
    void equalSymbolsAreLearnedToBeWorthMore() {
        List<String> learned = ValueLearning.learn(300, 1);
        assertTrue(value(learned, "\"3\"") > value(learned, "\"111\""));
        assertTrue(value(learned, "\"4\"") > value(learned, "\"211\""));
        assertTrue(value(learned, "EXCHANGE") > 500);
    }

    private static int value(List<String> learned, String name) {
        return learned.stream()
                .filter(line -> line.startsWith(name + ", "))
                .map(line -> Integer.parseInt(line.substring(name.length() + 2)))
                .findFirst()
                .orElseThrow();
    }
}
