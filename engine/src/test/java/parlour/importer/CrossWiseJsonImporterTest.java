package parlour.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.English;
import parlour.Games;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Token;
import parlour.engine.Rules;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.record.Resources;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The older CrossWise's files: what loads, and what each bad thing is told. */
class CrossWiseJsonImporterTest {
    private static final String SAMPLE = Resources.text("oldfiles/seed003.json");
    private static final String FULL =
            "[[1,2,3,4,5,6],[2,3,4,5,6,1],[3,4,5,6,1,2],[4,5,6,1,2,3],[5,6,1,2,3,4],[6,1,2,3,4,5]]";

    private static ImportedCrossWiseGame read(String text) throws BadInput {
        return CrossWiseJsonImporter.read(Utf8.bytes(text), 1);
    }

    @Test
    void theSampleLoadsAsItIsWritten() throws BadInput {
        ImportedCrossWiseGame game = read(SAMPLE);
        CrossWiseState state = game.state();
        assertEquals(
                "3 3 2 1 5 2 / 0 4 5 0 2 5 / 3 1 1 4 5 6 / 6 2 0 0 6 6 / 5 5 5 3 6 0 / 1 6 1 3 1 2",
                state.field().toString());
        assertEquals(
                List.of(Token.REMOVE, Token.REPLACE, Token.STAR, Token.STAR),
                state.hands().get(1).tokens());
        assertEquals(0, state.turn());
        assertEquals(54 - 31 - 16, state.pile().size());
        assertEquals(SavedSeat.person("Player4"), game.seats().get(3));
        assertSound(game);
        assertEquals(state, game.saved("old", 0, 5).match().state());
    }

    @Test
    void thePileIsShuffledBySeed() throws BadInput {
        assertEquals(read(SAMPLE).state(), read(SAMPLE).state());
        assertNotEquals(
                read(SAMPLE).state().pile(),
                CrossWiseJsonImporter.read(Utf8.bytes(SAMPLE), 2).state().pile());
    }

    private static void assertSound(ImportedCrossWiseGame game) throws BadInput {
        String json = JsonWriter.compact(Games.CROSSWISE.stateJson(game.state()));
        assertEquals(
                game.state(),
                Games.CROSSWISE.state(
                        new CrossWiseRules(game.seats().size()), JsonReader.read(json)));
    }

    private static String file(String third, String fourth, int current, String field) {
        return """
        {"players": [
          {"name": "A", "isActive": true, "isAI": false, "hand": [1, null, 3]},
          {"name": "A", "isActive": true, "isAI": true, "hand": [2, 7, 0, 8]},
          {"name": "C", %s}, {"name": "D", %s}],
        "currPlayer": %d, "field": %s, "usedActionTiles": [0, 1, 1, 1]}
        """
                .formatted(third, fourth, current, field);
    }

    private static final String OUT = "\"isActive\": false, \"isAI\": false, \"hand\": []";
    private static final String EMPTY =
            "[[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]]";

    @Test
    void twoMayPlayAndPlacesMayBeEmpty() throws BadInput {
        ImportedCrossWiseGame game = read(file(OUT, OUT.replace("[]", "null"), 1, EMPTY));
        assertEquals(
                List.of(SavedSeat.person("A"), SavedSeat.computer("A 2", "priority")),
                game.seats());
        CrossWiseState state = game.state();
        assertEquals(Optional.empty(), state.hands().get(0).token(1));
        assertEquals(Optional.of(Token.DIAMOND), state.hands().get(0).token(2));
        assertEquals(2, state.hands().get(0).size());
        assertEquals(List.of(0, 1, 1, 1), state.used().list());
        assertEquals(1, state.turn());
        assertSound(game);
    }

    @Test
    void aFullFieldOrASixIsAFinishedGame() throws BadInput {
        ImportedCrossWiseGame full = read(file(OUT, OUT, 1, FULL));
        assertEquals(Rules.NOBODY, full.state().turn());
        assertSound(full);
        ImportedCrossWiseGame six =
                read(file(OUT, OUT, 0, EMPTY.replaceFirst("0,0,0,0,0,0", "4,4,4,4,4,4")));
        assertEquals(
                List.of(0.0, 1.0), new CrossWiseRules(2).round(six.state()).orElseThrow().points());
        assertSound(six);
    }

    @Test
    void aHandThatCannotMoveIsDrawnAnew() throws BadInput {
        ImportedCrossWiseGame game =
                read(file(OUT, OUT, 1, EMPTY).replace("[2, 7, 0, 8]", "[9, 7, 9, 8]"));
        assertEquals(4, game.state().hands().get(1).size());
        assertSound(game);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1, 2, 3, 4] | [1, 2, 3, 4, 5] | This hand has 5 tokens: the most is four.",
                "[1, 2, 3, 4] | [6, 6, 6, 6]"
                        + " | There are 10 \"triangle\" tokens, but the game has only 7.",
                "[7, 10, 4, 4] | [7, 7, 7, 4]"
                        + " | There are 4 \"remove\" tokens, but the game has only 3.",
                "[0, 0, 0, 0] | [2, 0, 0, 0]"
                        + " | There are 4 \"remove\" tokens, but the game has only 3.",
                "[0, 0, 0, 0] | [0, 0, 0]"
                        + " | usedActionTiles must have four numbers from 0 to 3: remove, shift,"
                        + " exchange, replace.",
                "[0, 0, 0, 0] | [0, 0, 0, 4]"
                        + " | usedActionTiles must have four numbers from 0 to 3: remove, shift,"
                        + " exchange, replace.",
                "[ 3, 3, 2, 1, 5, 2], | '' | The field has 5 rows: it must be six by six.",
                "[ 3, 3, 2, 1, 5, 2] | [3, 3, 2]"
                        + " | This row has 3 cells: the field must be six by six.",
                "[ 0, 4, | [ 11, 4, | 11 means nothing: 0 is empty, 1 to 6 are the symbols,"
                        + " 7 to 10 the actions.",
                "[ 0, 4, | [ -1, 4, | -1 means nothing: 0 is empty, 1 to 6 are the symbols,"
                        + " 7 to 10 the actions.",
                "[ 0, 4, | [ 7, 4,"
                        + " | The action \"remove\" cannot be on the field: only symbols can.",
                "\"currPlayer\": 0 | \"currPlayer\": 4"
                        + " | currPlayer is 4, but nobody plays there: it must be a number from 0"
                        + " to 3.",
                "\"currPlayer\": 0 | \"currPlayer\": -1"
                        + " | currPlayer is -1, but nobody plays there: it must be a number from"
                        + " 0 to 3.",
                "\"isActive\": true | \"isActive\": false"
                        + " | Either the first two players must be active, or all four.",
                "\"currPlayer\": 0, | '' | \"currPlayer\" is missing.",
                "\"field\" | \"fields\" | \"field\" is missing."
            })
    void whatCannotBeIsNamed(String old, String now, String sentence) throws BadInput {
        String spoilt = SAMPLE.replaceFirst(Pattern.quote(old), now);
        assertNotEquals(SAMPLE, spoilt);
        assertComplaint(spoilt, sentence);
    }

    private static void assertComplaint(String text, String sentence) {
        BadInput bad = assertThrows(BadInput.class, () -> read(text));
        String complaint = English.say(bad.phrase());
        assertTrue(complaint.endsWith("): " + sentence), complaint);
        assertTrue(CrossWiseJsonImporter.recognises(Utf8.bytes(text)));
    }

    @Test
    void whoDoesNotPlayHoldsNothingAndDoesNotMove() {
        assertComplaint(
                file(OUT, OUT.replace("[]", "[1]"), 0, EMPTY),
                "This player does not play and must hold no tokens.");
        assertComplaint(
                file(OUT, OUT, 2, EMPTY),
                "currPlayer is 2, but nobody plays there: it must be a number from 0 to 1.");
        assertComplaint(
                file(OUT, OUT.replace("false, \"isAI\"", "true, \"isAI\""), 0, EMPTY),
                "Either the first two players must be active, or all four.");
    }

    @Test
    void twoWhoPlayMustBeTheFirstTwo() {
        String second = file(OUT, OUT, 0, EMPTY).replaceFirst("true", "false");
        assertComplaint(
                second.replaceFirst("(\"C\", \"isActive\": )false", "$1true"),
                "Either the first two players must be active, or all four.");
    }

    @Test
    void whoHasNoNameIsCalledByTheNumber() throws BadInput {
        String nameless = file(OUT, OUT, 0, EMPTY).replace("\"name\": \"A\",", "");
        assertEquals(
                List.of("Player1", "Player2"),
                read(nameless).seats().stream().map(SavedSeat::name).toList());
    }

    @Test
    void allThreeOfAnActionMayBeUsed() throws BadInput {
        String used = file(OUT, OUT, 0, EMPTY).replace("[0, 1, 1, 1]", "[0, 1, 3, 1]");
        assertEquals(List.of(0, 1, 3, 1), read(used).state().used().list());
    }

    @Test
    void threePlayersAreNoFile() {
        int fourth = SAMPLE.indexOf(",\n    {\"name\": \"Player4\"");
        int end = SAMPLE.indexOf("\n  ],", fourth);
        assertComplaint(
                SAMPLE.substring(0, fourth) + SAMPLE.substring(end),
                "There are 3 players: the file must list four, whether they play or not.");
    }

    @Test
    void ourOwnSavesAreNotTakenForOldOnes() throws BadInput {
        String own = read(SAMPLE).saved("old", 0, 5).write();
        assertFalse(CrossWiseJsonImporter.recognises(Utf8.bytes(own)));
        assertEquals(
                read(SAMPLE).state(), SavedGame.read(Games.CROSSWISE, own).game().match().state());
    }

    @Test
    void everyDamagedFileIsReadSoundlyOrRefused() throws BadInput {
        byte[] file = Utf8.bytes(SAMPLE);
        int loaded = 0;
        for (int bit = 0; bit < file.length * 8; bit++) {
            byte[] flipped = file.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            ImportedCrossWiseGame game;
            try {
                game = CrossWiseJsonImporter.read(flipped, 1);
            } catch (BadInput e) {
                continue;
            }
            assertSound(game);
            loaded++;
        }
        assertTrue(loaded > 0, "a changed letter of a name does no harm");
    }
}
