package parlour.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.computers.FastestComputers;
import parlour.fastest.rules.FastestCards;
import parlour.fastest.rules.FastestLawsTest;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPosition;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.search.Analysis;
import parlour.text.Phrase;

import java.util.List;

class FastestHintTest {
    private static final FastestRules RULES = new FastestRules(3, FastestOptions.SINGLE);

    private static List<String> hint(FastestRules rules, FastestState state) {
        FastestView view = rules.view(state, Eyes.of(state.turn()));
        Analysis<FastestMove> analysis = FastestComputers.expert(rules).think(view, 1);
        analysis.advance(2000);
        FastestHint hint = FastestHint.of(rules, view, analysis);
        assertEquals(analysis.best().orElseThrow(), hint.move());
        List<Phrase> reasons = Games.FASTEST.reasons(rules, view, analysis);
        assertEquals(hint.reasons(), reasons);
        return reasons.stream().map(English::say).toList();
    }

    @Test
    void theLastCardsWin() {
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "9c Kd")
                        .hand(2, "Kc 4d")
                        .hand(0, "6c 6d")
                        .state();
        List<String> reasons = hint(RULES, state);
        assertEquals("Play two 6s.", reasons.get(0));
        assertEquals("It empties your hand: you finish first.", reasons.get(1));
        assertEquals(
                "You finish first in about 99% of games from here; playing a single 6 would cost ",
                reasons.get(2).replaceFirst("\\d+ percentage points.$", ""));
    }

    @Test
    void whatNothingUnseenBeatsIsSafe() {
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "9c")
                        .hand(2, "Kc 4d 7c")
                        .hand(0, "6c 6d 3c")
                        .state();
        List<String> reasons = hint(RULES, state);
        assertEquals("Play two 6s.", reasons.get(0));
        assertEquals(
                "Nobody can hold anything higher, so your next move is free. That leaves 1 group to"
                        + " play.",
                reasons.get(1));
    }

    @Test
    void theChanceToBeBeatenIsCounted() {
        // Of the six ways to deal two and two, both sixes lie together in two.
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "6c 6d")
                        .hand(2, "7c 8c")
                        .hand(0, "5c 5d 3c")
                        .state();
        FastestView view = RULES.view(state, Eyes.of(0));
        assertEquals(33, FastestHint.beaten(RULES, view, FastestCards.move("2 5")), 6);
        assertEquals(100, FastestHint.beaten(RULES, view, FastestCards.move("1 5")));
    }

    @Test
    void anEndingOfTwoIsComparedExactly() {
        FastestRules two = new FastestRules(2, FastestOptions.SINGLE);
        FastestState state =
                FastestPosition.of(two).hand(0, "5c Kd 9c 9d").hand(1, "6c 10c 10d").state();
        List<String> reasons = hint(two, state);
        assertTrue(reasons.get(2).startsWith("Played out to the last card"), reasons::toString);
    }

    @Test
    void everyReasonIsASentence() {
        for (int deal = 0; deal < 24; deal++) {
            String options = FastestLawsTest.RULE_SETS.get(deal % 5);
            FastestRules rules =
                    Games.FASTEST.rules(deal % 2 + 2, FastestLawsTest.options(options));
            FastestState state = rules.deal(deal).state();
            for (int i = 0; i < deal && state.turn() != Rules.NOBODY; i++) {
                state =
                        rules.play(
                                state,
                                Games.FASTEST.searchModel(rules).policy().choose(state, new Rng(i)),
                                Rules.silent());
            }
            for (String sentence : hint(rules, state)) {
                assertTrue(sentence.endsWith(".") && !sentence.contains("{"), sentence);
            }
        }
    }
}
