package parlour.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.English;
import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.fastest.rules.FastestCards;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPosition;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hands;
import parlour.fastest.rules.PlayHistory;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** States, views and events in JSON: what is in them, and what a damaged file meets. */
class FastestFormatTest {
    private static final FastestRules RULES =
            new FastestRules(3, new FastestOptions(false, false, 2));

    private static FastestState start() {
        long low = (1L << 18) - 1;
        return new FastestState(
                Hands.of(new long[] {low, low << 18, low << 36}),
                PlayHistory.NOTHING,
                1,
                1,
                Tally.zeros(3),
                1);
    }

    /** Seat 2 began with the 5 of hearts, seat 3 passed, seat 1 passed. */
    private static FastestState later() {
        FastestState state = start();
        for (String move : List.of("1 5", "pass", "pass", "1 6", "1 J")) {
            state = RULES.play(state, FastestCards.move(move), Rules.silent());
        }
        return state;
    }

    @Test
    void aViewShowsWhatTheArenaPromisesAndNothingElse() {
        Map<String, Object> view = Games.FASTEST.viewJson(RULES.view(later(), Eyes.of(0)));
        assertEquals(
                List.of("hand", "counts", "last", "lastSeat", "played"),
                List.copyOf(view.keySet()));
        assertEquals(
                List.of(
                        "A", "A", "A", "A", "2", "2", "2", "2", "3", "3", "3", "3", "4", "4", "4",
                        "4", "5", "5"),
                view.get("hand"));
        assertEquals(List.of(18L, 16L, 17L), view.get("counts"));
        assertEquals("1 J", view.get("last"));
        assertEquals(3L, view.get("lastSeat"), "seats count from 1");
        assertEquals(List.of("1 5", "pass", "pass", "1 6", "1 J"), view.get("played"));
        Map<String, Object> free = Games.FASTEST.viewJson(RULES.view(start(), Eyes.of(1)));
        assertEquals(null, free.get("last"));
        assertEquals(null, free.get("lastSeat"));
    }

    @Test
    void whereSuitsCountTheViewTellsThem() {
        FastestRules suits = new FastestRules(3, new FastestOptions(false, true, 1));
        FastestState state = suits.play(start(), FastestCards.move("5h"), Rules.silent());
        Map<String, Object> view = Games.FASTEST.viewJson(suits.view(state, Eyes.of(2)));
        assertEquals(List.of("5h"), view.get("played"));
        assertTrue(JsonWriter.compact(view).contains("\"Kc\""));
    }

    @Test
    void eventsForProgramsHoldOnlyWhatIsInTheOpen() {
        assertJson(
                "{'event':'dealt','seat':2,'count':18}",
                new FastestEvent.Dealt(1, FastestCards.hand("As"), 18));
        assertJson(
                "{'event':'played','seat':1,'move':'2 6','left':4}",
                new FastestEvent.CardsPlayed(
                        0, FastestCards.move("2 6"), FastestCards.hand("6 6"), 4));
        assertJson("{'event':'passed','seat':3}", new FastestEvent.Passed(2, 5));
        assertJson(
                "{'event':'scored','points':[2,0],'totals':[4,2]}",
                new FastestEvent.Ended(
                        3, List.of(1, 2), List.of(0, 4), List.of(2, 0), List.of(4, 2)));
        // The view and the points say these anyway.
        assertJson("{}", new FastestEvent.GameBegan(1, 0));
        assertJson("{}", new FastestEvent.FreeMove(0));
        assertJson("{}", new FastestEvent.Won(List.of(0)));
    }

    private static void assertJson(String json, FastestEvent event) {
        assertEquals(json.replace('\'', '"'), JsonWriter.compact(Games.FASTEST.eventJson(event)));
    }

    @Test
    void aStateComesBackWithEveryPlay() throws BadInput {
        String text = JsonWriter.compact(Games.FASTEST.stateJson(later()));
        assertEquals(later(), Games.FASTEST.state(RULES, JsonReader.read(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game | 0 | 0 is not between 1 and 2.",
                "game | 3 | 3 is not between 1 and 2.",
                "first | null | \"first\" is missing.",
                "first | 4 | 4 is not between 1 and 3.",
                "first | 1 | this seat must have been dealt 18 cards, not 20.",
                "hands | [] | 3 entries were expected, not 0.",
                "hands | \"\" | a list was expected here.",
                "hands | [\"Ax\", \"\", \"\"] | \"Ax\" at position 1 is not a card: write rank and"
                        + " suit, like 7d, 10s or Qh, or BJ and RJ for the jokers.",
                "hands | [\"Ac\", \"Ac\", \"\"] | Ac cannot be in two places.",
                "played | {} | a list was expected here.",
                "played | [3] | text was expected here.",
                "played | [\"\"] | cards or \"pass\" were expected here.",
                "played | [\"Ac\"] | Ac cannot be in two places.",
                "played | [] | 5h, 6c and Jc cannot be found.",
                "played | [\"pass\", \"pass\", \"pass\", \"5h 6c\", \"Jc\"] | This is a free move:"
                        + " play whatever you like, but you cannot pass.",
                "played | [\"5h 6c\", \"Jc\"] | \"5h 6c\" is not a play.",
                "played | [\"6c\", \"pass\", \"pass\", \"5h\", \"pass\", \"pass\", \"pass\","
                        + " \"Jc\"] | This is a free move: play whatever you like, but you cannot"
                        + " pass.",
                "scores | [0, 0] | 3 entries were expected, not 2.",
                "scores | [1, 0, 0] | 1 is not between 0 and 0.",
                "scores | null | \"scores\" is missing.",
                "hint | 1 | \"hint\" is not a known field."
            })
    void aDamagedStateIsExplained(String field, String value, String sentence) throws BadInput {
        Map<String, Object> tree = new LinkedHashMap<>(Games.FASTEST.stateJson(later()));
        tree.put(field, JsonReader.read(value).tree());
        String complaint = complaint(tree);
        assertTrue(complaint.endsWith("): " + sentence), complaint);
    }

    @Test
    void theScoresOfAMatchAddUp() throws BadInput {
        Map<String, Object> tree = new LinkedHashMap<>(Games.FASTEST.stateJson(later()));
        tree.put("game", 2L);
        tree.put("scores", List.of(4L, 2L, 1L));
        assertTrue(complaint(tree).endsWith("the earlier games share out 6 points, not 7."));
        tree.put("scores", List.of(4L, 1L, 1L));
        String text = JsonWriter.compact(tree);
        assertEquals(
                List.of(4, 1, 1),
                Games.FASTEST.state(RULES, JsonReader.read(text)).scores().list());
    }

    @Test
    void nothingIsPlayedOnAnEmptyHand() {
        FastestRules two = new FastestRules(2, FastestOptions.SINGLE);
        FastestState over =
                FastestPosition.of(two).hand(0, "RJ").hand(1, "BJ").then("1 BJ").state();
        Map<String, Object> tree = new LinkedHashMap<>(Games.FASTEST.stateJson(over));
        List<Object> played = new ArrayList<>((List<?>) tree.get("played"));
        played.add("pass");
        tree.put("played", played);
        String text = JsonWriter.compact(tree);
        BadInput bad =
                assertThrows(BadInput.class, () -> Games.FASTEST.state(two, JsonReader.read(text)));
        String sentence = English.say(bad.phrase());
        assertTrue(sentence.endsWith("a hand is empty, so no more plays may follow."), sentence);
    }

    private static String complaint(Map<String, Object> tree) {
        String text = JsonWriter.compact(tree);
        BadInput bad =
                assertThrows(
                        BadInput.class, () -> Games.FASTEST.state(RULES, JsonReader.read(text)));
        return English.say(bad.phrase());
    }

    @Test
    void everyFieldOfAStateIsNeeded() {
        for (String field : Games.FASTEST.stateJson(later()).keySet()) {
            Map<String, Object> tree = new LinkedHashMap<>(Games.FASTEST.stateJson(later()));
            tree.remove(field);
            assertFalse(complaint(tree).isEmpty(), field);
        }
    }

    @Test
    void aScratchedStateIsRefusedOrCanBePlayedToItsEnd() {
        Rng rng = new Rng(17);
        String whole = JsonWriter.compact(Games.FASTEST.stateJson(later()));
        int played = 0;
        for (int i = 0; i < 3000; i++) {
            StringBuilder text = new StringBuilder(whole);
            int at = rng.below(text.length());
            text.setCharAt(at, "0123456789cdhsAJQK\",[]{}: ".charAt(rng.below(26)));
            try {
                FastestState state = Games.FASTEST.state(RULES, JsonReader.read(text.toString()));
                while (state.turn() != Rules.NOBODY) {
                    FastestMove move = Games.FASTEST.searchModel(RULES).policy().choose(state, rng);
                    assertTrue(RULES.refusal(state, move).isEmpty());
                    state = RULES.play(state, move, Rules.silent());
                }
                played++;
            } catch (BadInput e) {
                assertFalse(English.say(e.phrase()).isEmpty());
            }
        }
        assertTrue(played > 50, played + " played");
    }
}
