package parlour.crosswise.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.Rounds;
import parlour.crosswise.computers.AnyMove;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.RulesLaws;

import java.util.ArrayList;
import java.util.List;

/** The laws of every game, for CrossWise: in random games and on positions they seldom reach. */
class CrossWiseLawsTest {
    private static final RulesLaws<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent>
            LAWS =
                    new RulesLaws<>(
                            Games.CROSSWISE,
                            CrossWiseLawsTest::wellFormed,
                            CrossWiseLawsTest::reveals);

    /** A hand without a move is shown; one that passes is known to have none. */
    private static boolean reveals(CrossWiseEvent event) {
        return event instanceof CrossWiseEvent.Redrew || event instanceof CrossWiseEvent.Passed;
    }

    static List<Integer> seatCounts() {
        return Games.CROSSWISE.seatCounts();
    }

    @ParameterizedTest
    @MethodSource("seatCounts")
    void lawsHoldInRandomGames(int seats) {
        for (int seed = 1; seed <= Rounds.of(6); seed++) {
            LAWS.check(seats, CrossWiseOptions.HOUSE, 100L * seats + seed, 60);
        }
    }

    @Test
    void lawsHoldOnRarePositions() {
        String full = "123456/234561/345612/456123/561234/612345";
        List<CrossWiseState> rare =
                List.of(
                        CrossWisePosition.seats(2).hand(0, "1").hand(1, "7 7 8 9").state(),
                        CrossWisePosition.seats(2)
                                .on("1...../....../....../....../....../......")
                                .hand(0, "9 10 10 8")
                                .hand(1, "9 9 10 2")
                                .state(),
                        CrossWisePosition.seats(4)
                                .on(
                                        "11111./22222./33333./......./......./......."
                                                .replace(".......", "......"))
                                .hand(0, "7 8 9 10")
                                .hand(1, "1 2 3 3")
                                .hand(2, "10 10 4 4")
                                .hand(3, "6 6 6 6")
                                .open(1, 0)
                                .open(3, 2)
                                .turn(2)
                                .state(),
                        CrossWisePosition.seats(2).on(full).hand(0, "1 2").hand(1, "7 8").state(),
                        CrossWisePosition.seats(2)
                                .on("111111/22222./....../....../....../......")
                                .hand(1, "2 2 3 4")
                                .state(),
                        CrossWisePosition.seats(4)
                                .on(full.substring(0, full.length() - 1) + ".")
                                .used(3, 3, 3, 2)
                                .hand(0, "10 5")
                                .hand(1, "1 2")
                                .hand(2, "3 4")
                                .hand(3, "6")
                                .open(0, 1)
                                .state());
        Rng rng = new Rng(3);
        for (CrossWiseState state : rare) {
            LAWS.position(new CrossWiseRules(state.hands().seats()), state, rng);
        }
    }

    /** Held tokens and others, onto cells that are right and wrong. */
    private static List<CrossWiseMove> wellFormed(CrossWiseState state, Rng rng) {
        List<CrossWiseMove> moves = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            Cell one = Cell.at(rng.below(Cell.COUNT));
            Cell other = Cell.at(rng.below(Cell.COUNT));
            Token symbol = Token.of(1 + rng.below(Token.SYMBOLS));
            moves.add(new CrossWiseMove.Put(symbol, one));
            moves.add(new CrossWiseMove.Remove(one));
            moves.add(new CrossWiseMove.Shift(one, other));
            moves.add(new CrossWiseMove.Exchange(one, other));
            moves.add(new CrossWiseMove.Replace(one, symbol));
        }
        return moves;
    }

    @ParameterizedTest
    @MethodSource("seatCounts")
    void everyGameEndsWithinFiftyOnePlaysAndKeepsItsTokens(int seats) {
        CrossWiseRules rules = new CrossWiseRules(seats);
        int longest = 0;
        for (int seed = 0; seed < 800; seed++) {
            Rng rng = new Rng(seed);
            var match = Match.begin(rules, seed);
            AnyMove any = new AnyMove();
            Prefers stalling = new Prefers();
            while (match.turn() != Rules.NOBODY) {
                CrossWiseState state = match.state();
                assertConserved(state);
                match.play(seed % 2 == 0 ? any.choose(state, rng) : stalling.choose(state, rng));
            }
            assertConserved(match.state());
            longest = Math.max(longest, match.length());
        }
        assertTrue(longest <= 51, longest + " plays");
        assertTrue(longest > 45, "the walks come near the bound: " + longest);
    }

    /** Uses actions as soon as it can, removing first: that makes games long. */
    private static final class Prefers {
        CrossWiseMove choose(CrossWiseState state, Rng rng) {
            List<CrossWiseMove> moves = new CrossWiseRules(state.hands().seats()).moves(state);
            List<CrossWiseMove> actions =
                    moves.stream().filter(move -> !move.token().isSymbol()).toList();
            List<CrossWiseMove> from = actions.isEmpty() ? moves : actions;
            return from.get(rng.below(from.size()));
        }
    }

    static void assertConserved(CrossWiseState state) {
        int[] found = new int[Token.all().size() + 1];
        state.field().rows().forEach(row -> row.forEach(number -> found[number]++));
        for (int seat = 0; seat < state.hands().seats(); seat++) {
            state.hands().get(seat).tokens().forEach(token -> found[token.number()]++);
        }
        state.pile().list().forEach(token -> found[token.number()]++);
        int all = state.used().list().stream().mapToInt(Integer::intValue).sum();
        for (Token token : Token.all()) {
            int used = token.isSymbol() ? 0 : state.used().get(token.action());
            assertEquals(token.copies(), found[token.number()] + used, token.toString());
            all += found[token.number()];
        }
        assertEquals(Token.COUNT, all);
    }
}
