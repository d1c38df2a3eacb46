package parlour.fastest.computers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.Games;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPosition;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;

class FastestWorthTest {
    private static final FastestRules RULES = new FastestRules(3, FastestOptions.SINGLE);

    private static double[] worth(FastestState state) {
        double[] worth = new double[3];
        Games.FASTEST.searchModel(RULES).worth(state, worth);
        return worth;
    }

    @Test
    void atTheEndTheWinnerHasItAndTheBetterPlaceALittle() {
        FastestState over =
                FastestPosition.of(RULES)
                        .hand(1, "4 9 J")
                        .hand(2, "5 10")
                        .hand(0, "3 3")
                        .then("2 3")
                        .state();
        assertArrayEquals(new double[] {1, 0, 0.025}, worth(over), 1e-9);
        double[] points = new double[3];
        Games.FASTEST.searchModel(RULES).points(over, points);
        assertArrayEquals(new double[] {1, 0, 0}, points, 1e-9, "a review counts wins");
    }

    @Test
    void inAMatchEveryPlaceCounts() {
        FastestRules match = new FastestRules(3, FastestOptions.MATCH);
        FastestState over =
                FastestPosition.of(match)
                        .hand(1, "4 9 J")
                        .hand(2, "5 10")
                        .hand(0, "3 3")
                        .then("2 3")
                        .state();
        double[] worth = new double[3];
        Games.FASTEST.searchModel(match).worth(over, worth);
        assertArrayEquals(new double[] {1, 0, 0.5}, worth, 1e-9);
        double[] points = new double[3];
        Games.FASTEST.searchModel(match).points(over, points);
        assertArrayEquals(worth, points, 1e-9, "a review counts shares of the points");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5})
    void anAdvantageStandsForTheShareThatItCameFrom(int games) {
        FastestRules rules = new FastestRules(3, new FastestOptions(false, false, games));
        FastestState over =
                FastestPosition.of(rules)
                        .hand(1, "4 9 J")
                        .hand(2, "5 10")
                        .hand(0, "3 3")
                        .then("2 3")
                        .state();
        double[] points = new double[3];
        Games.FASTEST.searchModel(rules).points(over, points);
        double all = points[0] + points[1] + points[2];
        for (double own : points) {
            double advantage = own - (all - own) / 2;
            assertEquals(own, Games.FASTEST.searchModel(rules).chance(over, advantage), 1e-9);
        }
    }

    @Test
    void fewerPlaysAndStrongerCardsAreBetter() {
        double[] worth =
                worth(
                        FastestPosition.of(RULES)
                                .hand(1, "4c 6c 8c 10c")
                                .hand(2, "4d 4h 10d RJ")
                                .hand(0, "5c 7c 9c Jc")
                                .state());
        assertTrue(worth[2] > worth[0]);
        assertEquals(worth[0], worth[1], 1e-9, "four singles are four singles");
    }
}
