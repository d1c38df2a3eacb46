package parlour.fastest.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.fastest.computers.Learner.Sight;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.PlayOrder;

import java.util.List;

/** What no level does, however little it sees. */
class LearnerTest {
    private static final FastestRules RULES = new FastestRules(3, FastestOptions.SINGLE);

    static List<Sight> sights() {
        return List.of(
                Sight.FIRST_GAME, Sight.BEGINNER, Sight.EASY, Sight.INTERMEDIATE, Sight.SKILLED);
    }

    static List<String> levels() {
        return Game.LEVELS;
    }

    @ParameterizedTest
    @MethodSource("sights")
    void whoeverCanAnswerDoesAndJokersAreKeptForLast(Sight sight) {
        Learner learner = new Learner(sight, FastestOptions.SINGLE);
        int answers = 0;
        for (int deal = 0; deal < 100; deal++) {
            Rng rng = new Rng(deal);
            FastestState state = RULES.deal(deal).state();
            while (state.turn() != Rules.NOBODY) {
                long hand = state.hands().bits(state.turn());
                FastestMove last = state.toBeat();
                FastestMove move = learner.choose(state, rng);
                boolean plain =
                        RULES.moves(state).stream()
                                .filter(other -> other.size() == last.size() && last.size() > 0)
                                .anyMatch(other -> !joker(hand, other));
                answers += plain ? 1 : 0;
                boolean goesOut = move.size() == Long.bitCount(hand);
                assertFalse(plain && move.size() == 0, state + " passes");
                assertFalse(plain && !goesOut && joker(hand, move), state + " " + move);
                state = RULES.play(state, move, Rules.silent());
            }
        }
        assertTrue(answers > 1000, answers + " answers");
    }

    private static boolean joker(long hand, FastestMove move) {
        return (PlayOrder.taken(hand, move) & Hand.JOKERS) != 0;
    }

    @ParameterizedTest
    @MethodSource("levels")
    void nobodyMissesThePlayThatEndsTheGame(String level) {
        Player<FastestView, FastestMove> player = Games.FASTEST.computer(level, RULES, new Rng(1));
        int ends = 0;
        for (int deal = 0; deal < 40; deal++) {
            Rng rng = new Rng(deal);
            FastestState state = RULES.deal(deal).state();
            while (state.turn() != Rules.NOBODY) {
                int cards = Long.bitCount(state.hands().bits(state.turn()));
                boolean end = RULES.moves(state).stream().anyMatch(move -> move.size() == cards);
                FastestMove move;
                if (end) {
                    Thinking<FastestMove> thinking =
                            player.think(RULES.view(state, Eyes.of(state.turn())), rng.next());
                    thinking.advance(400);
                    move = thinking.best().orElseThrow();
                    assertEquals(cards, move.size(), state + " " + move);
                    ends++;
                } else {
                    move = new Learner(Sight.EASY, FastestOptions.SINGLE).choose(state, rng);
                }
                state = RULES.play(state, move, Rules.silent());
            }
        }
        assertTrue(ends >= 40, ends + " endings");
    }
}
