package parlour.fastest.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Player;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.fastest.rules.FastestCards;
import parlour.fastest.rules.FastestLawsTest;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPosition;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;

import java.util.ArrayList;
import java.util.List;

/** The computer players: the seed's by its own five cases, the others by theirs. */
class FastestComputersTest {
    private static String choice(String name, String hand, String last) {
        long cards = FastestCards.hand(hand).bits();
        FastestMove move = FastestCards.last(last).orElse(FastestMove.PASS);
        return name.equals("seed")
                ? new Straightforward(false).choose(cards, move).toString()
                : new Smarter(false).choose(cards, move).toString();
    }

    /** The hands are those of the seed's own pictures. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2s 3d 4h 5d 5s 6c 7h 7s 8d 8c Jd Jc Js Qs Kh Kc BJ RJ | 1 2 | 1 3",
                "2s 4d 5h 5d 5c 6h 6c 6s 7h 8d 8s 9c 10h Jd Qs Ks BJ | 2 J | 3 5",
                "2s 4h 5d 5s 6c 7h 7s 8d 8c Jd Jc Js Qs Kh Kc BJ RJ | 4 10 | 2 joker",
                "Ah 2h 3d 5c 6s 10h 10d 10s Jh Qc Kh Ks | 3 Q | pass",
                "4h 4d 5s 8h 8d 8s Jc Js Kd RJ | '' | 1 4"
            })
    void theSeedPlaysItsFiveCases(String hand, String last, String move) {
        assertEquals(move, choice("seed", hand, last));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "K RJ | 1 K | 1 RJ",
                "2 2 BJ RJ | 1 RJ | 2 2",
                "2 2 2 | 2 joker | pass",
                "BJ RJ | '' | 1 BJ",
                "2 3 4 BJ RJ | 2 A | 2 joker"
            })
    void theSeedOnJokers(String hand, String last, String move) {
        assertEquals(move, choice("seed", hand, last));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 5 6 | 1 4 | 1 6",
                "5 5 7 7 7 | 1 4 | 1 5",
                "5 5 5 7 7 | 2 4 | 2 7",
                "4 4 5 | '' | 2 4",
                "5 5 BJ | 1 K | 2 5",
                "5 BJ | 1 K | 1 BJ",
                "5 BJ RJ | 2 K | 2 joker",
                "BJ RJ | '' | 2 joker",
                "4 4 4 | 2 joker | pass"
            })
    void smarterKeepsGroupsTogetherAndJokersForLast(String hand, String last, String move) {
        assertEquals(move, choice("smarter", hand, last));
    }

    @Test
    void keeperPassesRatherThanSplit() {
        FastestRules rules = new FastestRules(3, FastestOptions.SINGLE);
        FastestState state =
                FastestPosition.of(rules)
                        .hand(1, "9c 9d 4c 4d")
                        .hand(2, "Kc Kd 3c")
                        .hand(0, "5c 6c 6d 7c")
                        .state();
        Policy<FastestState, FastestMove> keeper = Games.FASTEST.searchModel(rules).policy();
        assertEquals("1 5", keeper.choose(state, new Rng(1)).toString(), "singles first");
        state = rules.play(state, FastestCards.move("2 6"), Rules.silent());
        assertEquals("2 9", keeper.choose(state, new Rng(1)).toString());
        state = rules.play(state, FastestCards.move("2 9"), Rules.silent());
        state = rules.play(state, FastestMove.PASS, Rules.silent());
        assertEquals("pass", keeper.choose(state, new Rng(1)).toString());
    }

    @Test
    void keeperGivesNoLowSingleToWhoHoldsOneCard() {
        FastestRules rules = new FastestRules(3, FastestOptions.SINGLE);
        FastestState pair =
                FastestPosition.of(rules)
                        .hand(1, "9c")
                        .hand(2, "Kc Kd")
                        .hand(0, "5c 6c 6d")
                        .state();
        assertEquals(
                "2 6",
                Games.FASTEST.searchModel(rules).policy().choose(pair, new Rng(1)).toString());
        FastestState singles =
                FastestPosition.of(rules)
                        .hand(1, "9c")
                        .hand(2, "Kc Kd")
                        .hand(0, "5c 6c Qd")
                        .state();
        assertEquals(
                "1 Q",
                Games.FASTEST.searchModel(rules).policy().choose(singles, new Rng(1)).toString());
        FastestState answer =
                FastestPosition.of(rules)
                        .hand(1, "Kc")
                        .hand(2, "2c 2d")
                        .hand(0, "5c 6c Qd")
                        .then("1 5", "pass", "pass", "1 6", "pass", "2 2")
                        .state();
        assertEquals(Rules.NOBODY, answer.turn(), "the pair went out first");
    }

    @Test
    void keeperLeadsARunOfItsSingles() {
        FastestRules rules = new FastestRules(3, new FastestOptions(true, false, 1));
        FastestState state =
                FastestPosition.of(rules)
                        .hand(1, "9c 9d")
                        .hand(2, "Kc Kd")
                        .hand(0, "5c 6c 7d 8d 8h")
                        .state();
        assertEquals(
                "run 5 7",
                Games.FASTEST.searchModel(rules).policy().choose(state, new Rng(1)).toString());
    }

    @Test
    void equalViewsGiveEqualMovesWhateverTheHiddenCards() {
        Rng rng = new Rng(21);
        for (int deal = 0; deal < 30; deal++) {
            String options = FastestLawsTest.RULE_SETS.get(deal % 5);
            FastestRules rules =
                    Games.FASTEST.rules(deal % 2 == 0 ? 3 : 6, FastestLawsTest.options(options));
            FastestState state = rules.deal(deal).state();
            for (int i = 0; i < deal % 13; i++) {
                state =
                        rules.play(
                                state,
                                Games.FASTEST.searchModel(rules).policy().choose(state, rng),
                                Rules.silent());
            }
            FastestView view = rules.view(state, Eyes.of(state.turn()));
            FastestState other = rules.sample(view, rng);
            FastestView same = rules.view(other, Eyes.of(other.turn()));
            for (String name : Games.FASTEST.computers()) {
                Player<FastestView, FastestMove> player =
                        Games.FASTEST.computer(name, rules, new Rng(deal));
                assertEquals(move(player, view), move(player, same), name);
            }
        }
    }

    private static FastestMove move(Player<FastestView, FastestMove> player, FastestView view) {
        Thinking<FastestMove> thinking = player.think(view, 9);
        thinking.advance(40);
        return thinking.best().orElseThrow();
    }

    /** On the same deals, each player in each seat; the work is fixed, so the result is. */
    @Test
    void strongerLevelsAreStronger() {
        assertWinsMoreThan(0.45, 40, "easy", "firstGame", "firstGame");
        assertWinsMoreThan(0.45, 40, "skilled", "easy", "easy");
        assertWinsMoreThan(0.4, 12, "expert", "hard", "hard");
    }

    private static void assertWinsMoreThan(double share, int deals, String... names) {
        FastestRules rules = new FastestRules(3, FastestOptions.SINGLE);
        List<Player<FastestView, FastestMove>> players = new ArrayList<>();
        for (String name : names) {
            players.add(Games.FASTEST.computer(name, rules, new Rng(1)));
        }
        int won = 0;
        for (int game = 0; game < 3 * deals; game++) {
            FastestState state = rules.deal(game / 3).state();
            Rng rng = new Rng(game);
            while (state.turn() != Rules.NOBODY) {
                Player<FastestView, FastestMove> player = players.get((state.turn() + game) % 3);
                Thinking<FastestMove> thinking =
                        player.think(rules.view(state, Eyes.of(state.turn())), rng.next());
                thinking.advance(400);
                state = rules.play(state, thinking.best().orElseThrow(), Rules.silent());
            }
            int first = rules.round(state).orElseThrow().winners().get(0);
            won += (first + game) % 3 == 0 ? 1 : 0;
        }
        double reached = won / (3.0 * deals);
        assertTrue(reached > share, names[0] + " won " + reached);
    }
}
