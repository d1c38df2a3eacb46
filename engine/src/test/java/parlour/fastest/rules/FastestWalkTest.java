package parlour.fastest.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.Rounds;
import parlour.engine.Match;
import parlour.engine.Rng;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whole random games, each step held against a second, brute-force writing of the rules. */
class FastestWalkTest {
    @Test
    void listedMovesAreTheOraclesAndNoCardIsLost() {
        int compared = 0;
        for (int seats : Games.FASTEST.seatCounts()) {
            for (String rules : FastestLawsTest.RULE_SETS) {
                for (int seed = 0; seed < 3; seed++) {
                    compared +=
                            walk(Games.FASTEST.rules(seats, FastestLawsTest.options(rules)), seed);
                }
            }
        }
        assertTrue(compared > Rounds.of(3000), compared + " positions compared");
    }

    private static int walk(FastestRules rules, long seed) {
        FastestOptions options = rules.options();
        FastestMoveOracle oracle = new FastestMoveOracle(options.straights(), options.suits());
        Rng rng = new Rng(31L * rules.seats() + seed);
        Match<FastestState, FastestMove, FastestView, FastestEvent> match =
                Match.begin(rules, rng.next());
        int compared = 0;
        while (rules.game(match.state()).isEmpty() && compared < Rounds.of(200)) {
            if (rules.round(match.state()).isPresent()) {
                match.dealNext();
            }
            FastestState state = match.state();
            assertAllCardsAreSomewhereOnce(state);
            List<FastestMove> moves = rules.moves(state);
            List<String> texts = moves.stream().map(FastestMove::toString).toList();
            FastestMove last = state.toBeat();
            List<String> hand =
                    state.hands().get(state.turn()).stream().map(FastestCard::toString).toList();
            Set<String> expected = oracle.moves(hand, last.size() == 0 ? "" : last.toString());
            assertEquals(expected, new HashSet<>(texts), state::toString);
            assertEquals(texts.size(), expected.size(), "no move twice");
            // Mostly low and single cards: long games come to more positions.
            int among = rng.below(3) == 0 ? moves.size() : Math.min(3, moves.size());
            FastestMove move = moves.get(rng.below(among));
            assertEquals(Optional.empty(), match.play(move));
            compared++;
        }
        assertAllCardsAreSomewhereOnce(match.state());
        return compared;
    }

    private static void assertAllCardsAreSomewhereOnce(FastestState state) {
        int count = state.hands().list().stream().mapToInt(Hand::size).sum();
        count += state.playHistory().list().stream().mapToInt(play -> play.cards().size()).sum();
        assertEquals(54, count);
        assertEquals(Hand.PACK, state.hands().union().or(state.playHistory().cards()));
        state.playHistory().list().forEach(p -> assertEquals(p.move().size(), p.cards().size()));
    }

    @Test
    void theOracleKnowsTheOrderOfAllPlays() {
        FastestMoveOracle oracle = new FastestMoveOracle(true, false);
        List<String> hand = List.of("6c", "7c", "7d", "8h", "BJ", "RJ");
        assertEquals(
                Set.of("1 8", "1 BJ", "1 RJ", "2 7", "2 joker", "pass"), oracle.moves(hand, "1 7"));
        assertEquals(Set.of("2 joker", "pass"), oracle.moves(hand, "run 6 8"));
        assertEquals(Set.of("run 6 8", "2 joker", "pass"), oracle.moves(hand, "run 5 7"));
        assertEquals(Set.of("pass"), oracle.moves(hand, "2 joker"));
        assertEquals(
                Set.of("5h", "5d 5h", "pass"),
                new FastestMoveOracle(false, true).moves(List.of("5d", "5h"), "5d"));
    }
}
