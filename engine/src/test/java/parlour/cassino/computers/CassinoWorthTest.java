package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;

class CassinoWorthTest {
    private static final double NOISE = 1e-6;

    @Test
    void atTheEndOfARoundThePointsAreThoseOfTheSheet() {
        for (CassinoOptions options : everyOptions()) {
            for (int seats = 2; seats <= 12; seats++) {
                CassinoRules rules = new CassinoRules(seats, options);
                CassinoState end = playedOut(rules, seats);
                double[] points = new double[seats];
                Games.CASSINO.searchModel(rules).points(end, points);
                List<Double> sheet = rules.round(end).orElseThrow().points();
                for (int seat = 0; seat < seats; seat++) {
                    assertEquals(sheet.get(seat), points[seat], NOISE);
                }
            }
        }
    }

    @Test
    void theChancesToWinAddUpToOne() {
        for (CassinoOptions options : everyOptions()) {
            for (int seats = 2; seats <= 12; seats++) {
                CassinoRules rules = new CassinoRules(seats, options);
                CassinoState state = rules.deal(seats).state();
                Policy<CassinoState, CassinoMove> policy =
                        Games.CASSINO.searchModel(rules).policy();
                double[] chances = new double[seats];
                while (state.turn() != Rules.NOBODY) {
                    Games.CASSINO.searchModel(rules).worth(state, chances);
                    double sum = 0;
                    for (double chance : chances) {
                        assertTrue(chance >= 0 && chance <= 1);
                        sum += chance;
                    }
                    assertEquals(1, sum, NOISE);
                    state = rules.play(state, policy.choose(state, new Rng(1)), Rules.silent());
                }
            }
        }
    }

    @Test
    void aGameThatIsOverIsWonByTheWinnersAlone() {
        CassinoRules rules = new CassinoRules(3, CassinoOptions.HOUSE);
        double[] chances = new double[3];
        Games.CASSINO.searchModel(rules).worth(ended(rules, 20, 3, 20), chances);
        assertEquals(0.5, chances[0], NOISE);
        assertEquals(0, chances[1], NOISE);
        assertEquals(0.5, chances[2], NOISE);
    }

    @Test
    void inMisereTheLowestWins() {
        CassinoRules rules = new CassinoRules(3, CassinoOptions.LAISTO);
        double[] chances = new double[3];
        Games.CASSINO.searchModel(rules).worth(ended(rules, 20, 3, 20), chances);
        assertEquals(1, chances[1], NOISE);
    }

    @Test
    void nearTheTargetAPointMeansMore() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        assertTrue(lead(rules, 15, 14) > lead(rules, 1, 0));
    }

    private static double lead(CassinoRules rules, int own, int other) {
        double[] chances = new double[2];
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("7c")
                        .hand(0, "Kd")
                        .hand(1, "Jd")
                        .scores(own, other)
                        .pile(0, "2c 3c")
                        .pile(1, "2d 3d")
                        .state();
        Games.CASSINO.searchModel(rules).worth(state, chances);
        return chances[0] - chances[1];
    }

    /** A round in which nobody scored more than the prizes, with these scores before it. */
    private static CassinoState ended(CassinoRules rules, Integer... scores) {
        return CassinoPosition.seats(scores.length).scores(scores).state();
    }

    private static CassinoState playedOut(CassinoRules rules, long seed) {
        CassinoState state = rules.deal(seed).state();
        Policy<CassinoState, CassinoMove> policy = Games.CASSINO.searchModel(rules).policy();
        while (state.turn() != Rules.NOBODY) {
            state = rules.play(state, policy.choose(state, new Rng(seed)), Rules.silent());
        }
        assertEquals(0, CardSet.PACK.bits() & ~(state.piles().union() | state.table().bits()));
        return state;
    }

    static List<CassinoOptions> everyOptions() {
        return List.of(
                CassinoOptions.HOUSE,
                CassinoOptions.FINNISH,
                CassinoOptions.LAISTO,
                new CassinoOptions(
                        5,
                        CassinoOptions.FirstDealer.FIRST,
                        CassinoOptions.Ties.CARRY,
                        true,
                        1,
                        false,
                        true,
                        true));
    }
}
