package parlour.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.fastest.rules.FastestCards;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPosition;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;

import java.util.ArrayList;
import java.util.List;

/** What a person reads of a game. */
class FastestLogTest {
    private static List<String> log(FastestRules rules, FastestState from, String... moves) {
        List<String> lines = new ArrayList<>();
        FastestState state = from;
        for (String move : moves) {
            state =
                    rules.play(
                            state,
                            FastestCards.move(move),
                            event ->
                                    Games.FASTEST.log(rules, event).stream()
                                            .map(English::say)
                                            .forEach(lines::add));
        }
        return lines;
    }

    @Test
    void playsPassesAndFreeMovesAreToldWithTheCardsLeft() {
        FastestRules rules = new FastestRules(2, FastestOptions.SINGLE);
        FastestState state =
                FastestPosition.of(rules)
                        .hand(0, "6c 10c 10d")
                        .hand(1, "3 3 3 BJ RJ 9 9 4")
                        .state();
        assertEquals(
                List.of(
                        "seat 2 plays three 3s. 5 cards left.",
                        "seat 1 passes. 3 cards left.",
                        "No one contests seat 2: a free move.",
                        "seat 2 plays a single 4. 4 cards left.",
                        "seat 1 plays a single 6. 2 cards left.",
                        "seat 2 plays both jokers. 2 cards left.",
                        "seat 1 passes. 2 cards left.",
                        "No one contests seat 2: a free move.",
                        "seat 2 plays two 9s. No cards left.",
                        "Place 1: seat 2, no cards left.",
                        "Place 2: seat 1, 2 cards left.",
                        "seat 2 wins the game."),
                log(rules, state, "3 3", "pass", "1 4", "1 6", "2 joker", "pass", "2 9"));
    }

    @Test
    void aGameOfAMatchIsToldWithItsPoints() {
        FastestOptions match = (FastestOptions) Games.FASTEST.presets().get("match");
        FastestRules rules = new FastestRules(2, match);
        FastestState state = FastestPosition.of(rules).hand(0, "6c 10c").hand(1, "3 9 9").state();
        assertEquals(
                List.of(
                        "Place 1: seat 2, no cards left, 2 points, 2 in all.",
                        "Place 2: seat 1, 2 cards left, no points, 0 in all."),
                log(rules, state, "1 3", "pass", "2 9").stream()
                        .filter(line -> line.startsWith("Place"))
                        .toList());
    }

    @Test
    void cardsAreNamedWhereSuitsCountAndRunsByTheirEnds() {
        FastestRules rules = new FastestRules(2, new FastestOptions(true, true, 1));
        FastestState state =
                FastestPosition.of(rules).hand(0, "8c 9c 10c RJ").hand(1, "5d 5s 6c 7c").state();
        assertEquals(
                List.of(
                        "seat 2 plays the run 5 to 7. 1 card left.",
                        "seat 1 plays the run 8 to 10. 1 card left.",
                        "seat 2 passes. 1 card left.",
                        "No one contests seat 1: a free move."),
                log(rules, state, "run 5 7", "run 8 10", "pass"));
        assertEquals(List.of("seat 2 plays 5d and 5s. 2 cards left."), log(rules, state, "5d 5s"));
    }

    @Test
    void theStandingCountsTheGames() {
        FastestRules match = new FastestRules(3, FastestOptions.MATCH);
        assertEquals("Game 1 of 5", English.say(match.standing(match.deal(1).state())));
        FastestRules single = new FastestRules(3, FastestOptions.SINGLE);
        assertEquals("A single game", English.say(single.standing(single.deal(1).state())));
    }
}
