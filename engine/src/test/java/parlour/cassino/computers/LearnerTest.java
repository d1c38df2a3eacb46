package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What no level does, however little it sees, and what each of them sees. */
class LearnerTest {
    private static final List<Sight> SIGHTS =
            List.of(Sight.FIRST_GAME, Sight.BEGINNER, Sight.EASY, Sight.INTERMEDIATE);

    static List<Sight> sights() {
        return SIGHTS;
    }

    static List<String> levels() {
        return Game.LEVELS;
    }

    @ParameterizedTest
    @MethodSource("sights")
    void equalCardsAreTakenAndCardsThatScoreAreNotGivenAway(Sight sight) {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        Learner learner = new Learner(sight, CassinoOptions.HOUSE);
        int equal = 0;
        int placed = 0;
        for (int deal = 0; deal < 100; deal++) {
            Rng rng = new Rng(deal);
            CassinoState state = rules.deal(deal).state();
            while (state.turn() != Rules.NOBODY) {
                CardSet hand = state.hands().get(state.turn());
                CassinoMove move = learner.choose(state, rng);
                if (move.taken().isEmpty()) {
                    placed++;
                    assertFalse(hasEqual(state.table(), hand), state + " " + move);
                    boolean scores = CardValues.SPECIALS.has(move.card());
                    assertTrue(
                            !scores || hand.bits() == (hand.bits() & CardValues.SPECIALS.bits()),
                            state + " " + move);
                } else {
                    equal += hasEqual(state.table(), hand) ? 1 : 0;
                }
                state = rules.play(state, move, Rules.silent());
            }
        }
        assertTrue(equal > 100 && placed > 100, equal + " with equal cards, " + placed);
    }

    private static boolean hasEqual(CardSet table, CardSet hand) {
        for (Card held : hand) {
            for (Card lying : table) {
                if (CardValues.inHand(held) == CardValues.onTable(lying)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Set<CassinoMove> moves(Sight sight, String table, String hand) {
        CassinoState state =
                CassinoPosition.seats(2).table(table).hand(0, hand).hand(1, "Kh").state();
        Set<CassinoMove> moves = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            moves.add(new Learner(sight, CassinoOptions.HOUSE).choose(state, new Rng(seed)));
        }
        return moves;
    }

    private static Set<CassinoMove> all(String... moves) {
        Set<CassinoMove> all = new HashSet<>();
        for (String move : moves) {
            all.add(CassinoCards.move(move));
        }
        return all;
    }

    @Test
    void sumsOfTwoAreSometimesOverlooked() {
        assertEquals(all("9h x 7c 2d", "9h"), moves(Sight.FIRST_GAME, "7c 2d Qc", "9h"));
        assertEquals(all("9h x 7c 2d", "9h"), moves(Sight.EASY, "7c 2d Qc", "9h"));
        assertEquals(all("9h x 7c 2d"), moves(Sight.INTERMEDIATE, "7c 2d Qc", "9h"));
    }

    @Test
    void longSumsAreBeyondTheFirstGame() {
        assertEquals(all("9h"), moves(Sight.FIRST_GAME, "4c 3d 2d Qc", "9h"));
        assertEquals(all("9h x 4c 3d 2d", "9h"), moves(Sight.BEGINNER, "4c 3d 2d Qc", "9h"));
        assertEquals(all("9h x 4c 3d 2d"), moves(Sight.INTERMEDIATE, "4c 3d 2d Qc", "9h"));
    }

    @Test
    void theFirstGameTakesOneGroupAtATime() {
        assertEquals(all("9h x 9c", "9h x 9d"), union(moves(Sight.FIRST_GAME, "9c 9d Qc", "9h")));
        assertEquals(all("9h x 9c 9d"), moves(Sight.BEGINNER, "9c 9d Qc", "9h"));
    }

    /** Of equal groups either may be taken. */
    private static Set<CassinoMove> union(Set<CassinoMove> moves) {
        Set<CassinoMove> both = new HashSet<>(all("9h x 9c", "9h x 9d"));
        assertTrue(both.containsAll(moves), moves.toString());
        return both;
    }

    @Test
    void whatIsOverlookedStaysOverlookedForTheTurn() {
        CassinoState state =
                CassinoPosition.seats(2).table("7c 2d Qc").hand(0, "9h").hand(1, "Kh").state();
        for (int seed = 0; seed < 50; seed++) {
            Learner learner = new Learner(Sight.FIRST_GAME, CassinoOptions.HOUSE);
            CassinoMove first = learner.choose(state, new Rng(seed));
            assertEquals(first, learner.choose(state, new Rng(seed)));
        }
    }

    /** Where capturing is mandatory, an overlooked capture is made all the same. */
    @ParameterizedTest
    @MethodSource("sights")
    void capturesThatMustBeMadeAreMade(Sight sight) {
        for (CassinoOptions options : List.of(CassinoOptions.LAISTO, CassinoOptions.FINNISH)) {
            CassinoRules rules = new CassinoRules(3, options);
            Learner learner = new Learner(sight, options);
            for (int deal = 0; deal < 30; deal++) {
                Rng rng = new Rng(deal);
                CassinoState state = rules.deal(deal).state();
                while (state.turn() != Rules.NOBODY) {
                    CassinoMove move = learner.choose(state, rng);
                    assertTrue(rules.refusal(state, move).isEmpty(), state + " " + move);
                    state = rules.play(state, move, Rules.silent());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("levels")
    void everyLevelTakesTheTenOfDiamonds(String level) {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("10d 5c Kd")
                        .hand(0, "10h 3c 4d 6c")
                        .hand(1, "Kh 2c 7d 8s")
                        .state();
        for (int seed = 0; seed < 5; seed++) {
            Player<CassinoView, CassinoMove> player =
                    Games.CASSINO.computer(level, rules, new Rng(1));
            Thinking<CassinoMove> thinking =
                    player.think(rules.view(state, Eyes.of(state.turn())), seed);
            while (thinking.advance(100)) {}
            assertEquals(CassinoCards.move("10h x 10d"), thinking.best().orElseThrow());
        }
    }
}
