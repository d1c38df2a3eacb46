package parlour.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.English;
import parlour.Games;
import parlour.engine.Game;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class RatingTableTest {
    private static final String HEAD = "{\"format\":\"parlour-ratings\",\"version\":1,\"games\":{";

    private final RatingTable table =
            RatingTable.EMPTY
                    .with(
                            "cassino",
                            Map.of(
                                    "expert", new Rating(1512.4, 31.6),
                                    "random", new Rating(-88.8, 0),
                                    "hard", new Rating(1100, 12)))
                    .with("fastest", Map.of());

    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    private static String assets() throws IOException {
        return Files.readString(English.root().resolve("assets").resolve(RatingTable.FILE));
    }

    @Test
    void ratingsAreWholePointsAndTheWeakestIsFirst() {
        assertEquals(
                List.of("random", "hard", "expert"), List.copyOf(table.of("cassino").keySet()));
        assertEquals(Optional.of(new Rating(1512, 32)), table.of("cassino", "expert"));
        assertEquals(Optional.empty(), table.of("cassino", "unknown"));
        assertEquals(Optional.empty(), table.of("crosswise", "expert"));
        assertEquals(Map.of(), table.of("crosswise"));
    }

    @Test
    void whatWasWrittenIsReadAgain() throws BadInput {
        assertEquals(table, RatingTable.read(table.write()));
        assertEquals(RatingTable.EMPTY, RatingTable.read(RatingTable.EMPTY.write()));
        assertEquals(
                HEAD
                        + "\n\"cassino\":{\n"
                        + "\"random\":{\"points\":-89,\"interval\":0},\n"
                        + "\"hard\":{\"points\":1100,\"interval\":12},\n"
                        + "\"expert\":{\"points\":1512,\"interval\":32}\n},\n"
                        + "\"fastest\":{\n\n}\n}}\n",
                table.write());
    }

    @Test
    void namesAndPointsThatCannotBeWrittenAreNotAccepted() {
        Rating some = new Rating(1, 1);
        assertThrows(
                IllegalArgumentException.class, () -> table.with("No game", Map.of("easy", some)));
        assertThrows(
                IllegalArgumentException.class,
                () -> table.with("cassino", Map.of("to win", some)));
        assertThrows(
                IllegalArgumentException.class,
                () -> table.with("cassino", Map.of("easy", new Rating(20_000, 1))));
        assertThrows(IllegalArgumentException.class, () -> new Rating(Double.NaN, 1));
        assertThrows(IllegalArgumentException.class, () -> new Rating(1, -1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`No game\":{}}}` | is not the name of a game",
                "`cassino\":{\"to win\":{\"points\":1,\"interval\":1}}}}` | is not the name of a"
                        + " computer",
                "`cassino\":{\"easy\":{\"points\":1}}}}` | interval",
                "`cassino\":{\"easy\":{\"points\":1.5,\"interval\":1}}}}` | whole number",
                "`cassino\":{\"easy\":{\"points\":1,\"interval\":-1}}}}` | between 0 and 10000",
                "`cassino\":{\"easy\":{\"points\":1,\"interval\":1,\"games\":5}}}}` | games",
                "`cassino\":{\"easy\":{\"points\":1,\"interval\":1},\"easy\":{}}}}` | easy",
                "`cassino\":[]}}` | object",
            })
    void nonsenseIsRefusedWithASentence(String rest, String says) {
        refused(HEAD + "\"" + rest, says);
    }

    @Test
    void anotherFormatAndANewerVersionAreRefused() {
        refused(table.write().replace("parlour-ratings", "parlour-puzzles"), "parlour-ratings");
        refused(table.write().replace("\"version\":1", "\"version\":2"), "2");
        refused("", "");
    }

    private static void refused(String text, String says) {
        BadInput bad = assertThrows(BadInput.class, () -> RatingTable.read(text));
        String sentence = English.texts().say(bad.phrase());
        assertTrue(sentence.contains(says), sentence);
    }

    @Test
    void theTableOfThisProgramIsWrittenAsTheArenaWritesIt() throws IOException, BadInput {
        assertEquals(assets(), RatingTable.read(assets()).write());
    }

    /** Others need not be in it, but whoever plays a level sees how strong it is. */
    @ParameterizedTest
    @MethodSource("games")
    void everyLevelOfThisProgramHasARating(Game<?, ?, ?, ?> game) throws IOException, BadInput {
        RatingTable ratings = RatingTable.read(assets());
        List<String> computers = game.computers();
        for (String level : computers.subList(0, computers.indexOf(Game.EXPERT) + 1)) {
            assertTrue(ratings.of(game.id(), level).isPresent(), game.id() + " " + level);
        }
    }
}
