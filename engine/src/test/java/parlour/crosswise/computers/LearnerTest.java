package parlour.crosswise.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWisePosition;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Team;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.List;
import java.util.Optional;

/** What no level does, however little it sees. */
class LearnerTest {
    private static final CrossWiseRules RULES = new CrossWiseRules(2);

    static List<String> levels() {
        return Game.LEVELS;
    }

    static List<String> belowExpert() {
        return Game.LEVELS.subList(0, Game.LEVELS.size() - 1);
    }

    private static CrossWiseMove move(String level, CrossWiseState state, long seed) {
        Thinking<CrossWiseMove> thinking =
                Games.CROSSWISE
                        .computer(level, RULES, new Rng(1))
                        .think(RULES.view(state, Eyes.of(state.turn())), seed);
        while (thinking.advance(100)) {}
        return thinking.best().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("levels")
    void everybodyCompletesSixOfAKind(String level) {
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("1...../1...../1...../12..../1.3.../......")
                        .hand(0, "2 1 3 4")
                        .hand(1, "5 5 6 6")
                        .state();
        for (int seed = 0; seed < 10; seed++) {
            Player<CrossWiseView, CrossWiseMove> player =
                    Games.CROSSWISE.computer(level, RULES, new Rng(1));
            Thinking<CrossWiseMove> thinking = player.think(RULES.view(state, Eyes.of(0)), seed);
            thinking.advance(400);
            assertEquals("put 1 r6c1", thinking.best().orElseThrow().toString());
        }
    }

    /** Here a search in a few worlds would collect more points first. */
    @Test
    void hardDoesNotWaitWithSixOfAKind() {
        CrossWiseState state =
                CrossWisePosition.seats(4)
                        .on("231632/231135/231445/235455/.31225/5..44.")
                        .hand(0, "8 6 6 4")
                        .hand(1, "8 8 1 7")
                        .hand(2, "7 6 1 4")
                        .hand(3, "6 6 6")
                        .used(1, 0, 3, 3)
                        .state();
        CrossWiseRules rules = new CrossWiseRules(4);
        for (int seed = 0; seed < 40; seed++) {
            Thinking<CrossWiseMove> thinking =
                    Games.CROSSWISE
                            .computer("hard", rules, new Rng(1))
                            .think(rules.view(state, Eyes.of(0)), seed);
            while (thinking.advance(100)) {}
            CrossWiseState next = rules.play(state, thinking.best().orElseThrow(), Rules.silent());
            assertEquals(Optional.of(Team.VERTICAL), next.field().winner());
        }
    }

    @ParameterizedTest
    @MethodSource("belowExpert")
    void sixOfAKindAreNeverGivenAway(String level) {
        int near = 0;
        for (int deal = 0; deal < 60; deal++) {
            Rng rng = new Rng(deal);
            CrossWiseState state = RULES.deal(deal).state();
            while (state.turn() != Rules.NOBODY) {
                Team team = Team.of(state.turn());
                CrossWiseMove move = move(level, state, rng.next());
                assertTrue(RULES.refusal(state, move).isEmpty());
                boolean wins = false;
                boolean loses = false;
                boolean neither = false;
                for (CrossWiseMove other : RULES.moves(state)) {
                    Optional<Team> winner = after(state, other);
                    wins |= winner.equals(Optional.of(team));
                    loses |= winner.equals(Optional.of(team.other()));
                    neither |= winner.isEmpty();
                }
                near += wins || loses ? 1 : 0;
                Optional<Team> winner = after(state, move);
                assertEquals(wins, winner.equals(Optional.of(team)));
                assertTrue(!neither || !winner.equals(Optional.of(team.other())));
                state = RULES.play(state, move, Rules.silent());
            }
        }
        assertTrue(near > 0, "no position with six in reach");
    }

    private static Optional<Team> after(CrossWiseState state, CrossWiseMove move) {
        return RULES.play(state, move, Rules.silent()).field().winner();
    }

    @Test
    void theSameSeedOverlooksTheSame() {
        for (String level : belowExpert()) {
            for (int deal = 0; deal < 20; deal++) {
                CrossWiseState state = RULES.deal(deal).state();
                assertEquals(move(level, state, deal), move(level, state, deal));
            }
        }
    }

    @Test
    void theFirstGamePlaysNoActionWhileItHasASymbol() {
        Learner learner = new Learner(Learner.Sight.FIRST_GAME);
        for (int deal = 0; deal < 50; deal++) {
            Rng rng = new Rng(deal);
            CrossWiseState state = RULES.deal(deal).state();
            for (int i = 0; i < 20 && state.turn() != Rules.NOBODY; i++) {
                CrossWiseMove move = learner.choose(state, rng);
                boolean symbols =
                        RULES.moves(state).stream().anyMatch(other -> other.token().isSymbol());
                boolean six = after(state, move).isPresent();
                assertTrue(move.token().isSymbol() || !symbols || six, state + " " + move);
                state = RULES.play(state, move, Rules.silent());
            }
        }
    }
}
