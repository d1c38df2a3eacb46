package parlour.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.English;
import parlour.Games;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWisePosition;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Token;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** States, views and events in JSON: what is in them, and what a damaged file meets. */
class CrossWiseFormatTest {
    private static final CrossWiseRules RULES = new CrossWiseRules(2);
    private static final CrossWiseState STATE =
            CrossWisePosition.seats(2)
                    .on("11..../2...../....../....../....../......")
                    .hand(0, "3 4 7 8")
                    .hand(1, "5 6 9")
                    .open(1, 1)
                    .used(1, 0, 0, 2)
                    .turn(1)
                    .state();

    @Test
    void aViewShowsWhatTheArenaPromisesAndNothingElse() {
        assertEquals(
                "{'field':[[1,1,0,0,0,0],[2,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],"
                        + "[0,0,0,0,0,0]],'hand':[5,6,9],'handSizes':[4,3],'used':[1,0,0,2],"
                        + "'pile':41,'team':'horizontal','points':[0,1]}",
                JsonWriter.compact(Games.CROSSWISE.viewJson(RULES.view(STATE, Eyes.of(1))))
                        .replace('"', '\''));
        Map<String, Object> onlooker = Games.CROSSWISE.viewJson(RULES.view(STATE, Eyes.NONE));
        assertEquals(List.of(), onlooker.get("hand"), "what is known of others is not one's hand");
        assertEquals(null, onlooker.get("team"));
    }

    @Test
    void eventsForProgramsHoldOnlyWhatIsInTheOpen() throws BadInput {
        assertJson(
                "{'event':'dealt','seat':1,'count':4}",
                new CrossWiseEvent.Dealt(0, List.of(Token.SUN), 4));
        assertJson(
                "{'event':'played','seat':2,'move':'shift r1c1 r2c1'}",
                new CrossWiseEvent.Played(
                        1, CrossWiseMove.parse("shift r1c1 r2c1"), 0, List.of(Optional.empty())));
        assertJson(
                "{'event':'drew','seat':2,'count':1}",
                new CrossWiseEvent.Drew(1, 0, Optional.of(Token.SUN)));
        assertJson(
                "{'event':'redrew','seat':1,'tokens':[7,10]}",
                new CrossWiseEvent.Redrew(0, List.of(Token.REMOVE, Token.REPLACE)));
        assertJson("{'event':'passed','seat':2}", new CrossWiseEvent.Passed(1));
        assertJson("{'event':'scored','points':[12,9]}", new CrossWiseEvent.Scored(12, 9));
        assertJson("{}", new CrossWiseEvent.Won(Optional.empty(), Optional.empty()));
    }

    private static void assertJson(String json, CrossWiseEvent event) {
        assertEquals(json.replace('\'', '"'), JsonWriter.compact(Games.CROSSWISE.eventJson(event)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "field | \"1 1\" | A field has six rows separated by /, not 1.",
                "field | \"1 1 / / / / / \" | Row 1 has 2 numbers: it needs six.",
                "field | 7 | text was expected here.",
                "hands | [[3,4,7,8]] | 2 entries were expected, not 1.",
                "hands | [[3,4,7,8],[5,6,9]] | 4 entries were expected, not 3.",
                "hands | [[3,4,7,8],[5,6,9,11]] | 11 is not between 0 and 10.",
                "hands | [[3,4,7,8],[5,6,9,9]]"
                        + " | there must be 3 \"exchange\" tokens in all, not 4.",
                "hands | [[3,4,7,0],[5,6,9,0]]"
                        + " | there must be 3 \"shift\" tokens in all, not 2.",
                "open | [[],[3]] | only a symbol in the hand can have been taken from the field,"
                        + " and each place is listed once.",
                "open | [[],[2,2]] | only a symbol in the hand can have been taken from the field,"
                        + " and each place is listed once.",
                "open | [[],[5]] | 5 is not between 1 and 4.",
                "used | [1,0,0] | 4 entries were expected, not 3.",
                "used | [1,0,0,4] | 4 is not between 0 and 3.",
                "pile | [1,2] | there must be 7 \"cross\" tokens in all, not 3.",
                "pile | [0] | 0 is not between 1 and 10.",
                "turn | 3 | 3 is not between 1 and 2.",
                "turn | null | the seat to move must have a legal move, and it is nobody's turn"
                        + " once the game is over.",
                "shuffle | \"x\" | a whole number was expected here.",
                "deck | [] | \"deck\" is not a known field."
            })
    void aDamagedStateIsExplained(String field, String value, String sentence) throws BadInput {
        Map<String, Object> tree = new LinkedHashMap<>(Games.CROSSWISE.stateJson(STATE));
        tree.put(field, JsonReader.read(value).tree());
        String complaint = complaint(tree);
        assertTrue(complaint.endsWith("): " + sentence), complaint);
    }

    @Test
    void everyFieldOfAStateIsNeeded() {
        for (String field : Games.CROSSWISE.stateJson(STATE).keySet()) {
            Map<String, Object> tree = new LinkedHashMap<>(Games.CROSSWISE.stateJson(STATE));
            tree.remove(field);
            assertFalse(complaint(tree).isEmpty(), field);
        }
    }

    private static String complaint(Map<String, Object> tree) {
        String text = JsonWriter.compact(tree);
        BadInput bad =
                assertThrows(
                        BadInput.class, () -> Games.CROSSWISE.state(RULES, JsonReader.read(text)));
        return English.say(bad.phrase());
    }

    @Test
    void aScratchedStateIsRefusedOrCanBePlayedToItsEnd() {
        Rng rng = new Rng(17);
        String whole = JsonWriter.compact(Games.CROSSWISE.stateJson(STATE));
        int played = 0;
        for (int i = 0; i < 3000; i++) {
            StringBuilder text = new StringBuilder(whole);
            int at = rng.below(text.length());
            text.setCharAt(at, "0123456789\",[]{}: /".charAt(rng.below(19)));
            try {
                playOn(Games.CROSSWISE.state(RULES, JsonReader.read(text.toString())), rng);
                played++;
            } catch (BadInput e) {
                assertFalse(English.say(e.phrase()).isEmpty());
            }
        }
        assertTrue(played > 50, played + " played");
    }

    private static void playOn(CrossWiseState state, Rng rng) {
        var match = Match.from(RULES, 1, state);
        while (match.turn() != Rules.NOBODY) {
            assertEquals(
                    Optional.empty(),
                    match.play(
                            Games.CROSSWISE
                                    .searchModel(RULES)
                                    .policy()
                                    .choose(match.state(), rng)));
        }
    }
}
