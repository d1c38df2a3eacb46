package parlour.fastest.rules;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import parlour.Games;
import parlour.Rounds;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.engine.RulesLaws;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The laws of every game: in random games and on positions such games seldom reach. */
public class FastestLawsTest {
    static final RulesLaws<FastestState, FastestMove, FastestView, FastestEvent> LAWS =
            new RulesLaws<>(Games.FASTEST, FastestLawsTest::wellFormed);

    /** Each rule set, and each option by itself and with the other. */
    public static final List<String> RULE_SETS =
            List.of(
                    "single",
                    "match",
                    "straights=on",
                    "suits=on",
                    "straights=on,suits=on",
                    "games=2,straights=on",
                    "games=20,suits=on");

    @TestFactory
    Stream<DynamicTest> lawsHoldInRandomGamesOfEverySizeAndRuleSet() {
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < RULE_SETS.size(); i++) {
            String rules = RULE_SETS.get(i);
            for (int seats : Games.FASTEST.seatCounts()) {
                long seed = 1000L * seats + i;
                tests.add(
                        DynamicTest.dynamicTest(
                                seats + " seats, " + rules,
                                () -> LAWS.check(seats, options(rules), seed, 150)));
            }
        }
        return Rounds.of(tests).stream();
    }

    @Test
    void lawsHoldOnRarePositions() {
        Rng rng = new Rng(5);
        for (String text : RULE_SETS) {
            FastestRules two = Games.FASTEST.rules(2, options(text));
            FastestRules three = Games.FASTEST.rules(3, options(text));
            boolean suits = two.options().suits();
            List<FastestState> rare =
                    List.of(
                            FastestPosition.of(three)
                                    .hand(0, "4c")
                                    .hand(1, "Kc")
                                    .hand(2, "3c")
                                    .state(),
                            FastestPosition.of(three)
                                    .hand(0, "BJ RJ 2c")
                                    .hand(1, "Kc Kd Kh Ks")
                                    .hand(2, "Ac Ad Ah As")
                                    .then(suits ? "Ac Ad Ah" : "3 A", "2 joker")
                                    .state(),
                            FastestPosition.of(two)
                                    .hand(0, "RJ")
                                    .hand(1, "BJ")
                                    .then("1 BJ")
                                    .state(),
                            FastestPosition.of(two).hand(0, "2c 3c 4c").hand(1, "5c 6c 7c").state(),
                            FastestPosition.of(three)
                                    .hand(0, "9c 9d")
                                    .hand(1, "9h 9s")
                                    .hand(2, "8c 8d")
                                    .then(suits ? "8c 8d" : "2 8")
                                    .state());
            for (FastestState state : rare) {
                LAWS.position(state.hands().size() == 2 ? two : three, state, rng);
            }
        }
    }

    public static Options options(String text) {
        try {
            return Games.FASTEST.parseOptions(text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    /** Every form of play, held or not, with suits and without. */
    private static List<FastestMove> wellFormed(FastestState state, Rng rng) {
        List<FastestMove> moves = new ArrayList<>();
        moves.add(FastestMove.PASS);
        moves.add(FastestMove.BOTH_JOKERS);
        moves.add(new FastestMove.Group(1, Level.BLACK_JOKER));
        moves.add(new FastestMove.Group(1, Level.RED_JOKER));
        for (int low = 0; low < 13; low++) {
            for (int size = 1; size <= 4; size++) {
                moves.add(new FastestMove.Group(size, Level.at(low)));
            }
            moves.add(new FastestMove.Suited(new Hand((1L + rng.below(15)) << 4 * low)));
            long held = state.hands().bits(state.turn()) & Hand.cards(low);
            if (held != 0) {
                moves.add(new FastestMove.Suited(new Hand(held)));
                moves.add(new FastestMove.Suited(new Hand(Long.lowestOneBit(held))));
            }
            for (int high = low + 2; high < 13; high++) {
                moves.add(new FastestMove.Run(Level.at(low), Level.at(high)));
            }
        }
        return moves;
    }
}
