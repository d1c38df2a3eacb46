package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.ScoreScreen;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.crosswise.rules.Team;
import parlour.statistics.Statistics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;

/** CrossWise from files and in files: old ones, saves, statistics; by dropping and by clicks. */
class CrossWiseFilesTest {
    /** The example of the older program. */
    private static final String OLD =
            """
            {"players": [
              {"name": "Player1", "isActive": true, "isAI": false, "hand": [1, 2, 3, 4]},
              {"name": "Player2", "isActive": true, "isAI": false, "hand": [7, 10, 4, 4]},
              {"name": "Player3", "isActive": true, "isAI": false, "hand": [7, 9, 8, 4]},
              {"name": "Player4", "isActive": true, "isAI": false, "hand": [10, 8, 2, 4]}],
             "currPlayer": 0,
             "field": [[3, 3, 2, 1, 5, 2], [0, 4, 5, 0, 2, 5], [3, 1, 1, 4, 5, 6],
                       [6, 2, 0, 0, 6, 6], [5, 5, 5, 3, 6, 0], [1, 6, 1, 3, 1, 2]],
             "usedActionTiles": [0, 0, 0, 0]}
            """;

    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void open() {
        saves = new SaveFolder(data);
        start();
    }

    private void start() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.app().settings().pace(Pace.INSTANT);
        room.app().settings().language(Language.ENGLISH);
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void drop(String name, String text) {
        try {
            Path file = Files.writeString(data.resolve(name), text);
            room.app().windowEvents().dropped(List.of(file.toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        room.pass(0.5f);
    }

    private float top(String name) {
        Actor actor = room.find(name);
        return actor.localToStageCoordinates(new Vector2(0, actor.getHeight())).y;
    }

    private boolean says(String words) {
        return StageTexts.on(room.stage(), words);
    }

    private boolean atTable() {
        return room.app().screen() instanceof TableScreen<?, ?, ?, ?>;
    }

    @Test
    void theOldProgramsExampleIsTakenInAndPlayed() {
        drop("evening.json", OLD);
        assertTrue(says("“evening” is now in your saved games."));
        assertTrue(saves.get("game-1.json").contains("\"crosswise\""));
        room.key(Keys.ENTER);
        room.pass(1);
        assertTrue(atTable());
        room.click("play.round.ok");
        room.pass(0.5f);
        room.click("play.ready.ok");
        room.pass(0.5f);
        assertTrue(says("5 empty cells"));
        room.key(Keys.NUM_1, Keys.TAB, Keys.SPACE, Keys.ENTER);
        room.pass(1);
        assertTrue(says("Player1 puts a cross at"));
    }

    @Test
    void anOldGameWhoseComputerIsToMoveGoesOnByItself() {
        String game =
                OLD.replace(
                                "\"Player2\", \"isActive\": true, \"isAI\": false",
                                "\"Player2\", \"isActive\": true, \"isAI\": true")
                        .replace("\"currPlayer\": 0", "\"currPlayer\": 1");
        drop("computer.json", game);
        room.key(Keys.ENTER);
        room.pass(1);
        room.click("play.round.ok");
        room.pass(3);
        assertTrue(says("Player2 "), "the computer has moved");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[3, 1, 1, 4, 5, 6] | [6, 6, 6, 6, 6, 6] | \"triangle\" tokens",
                "\"usedActionTiles\": [0, | \"usedActionTiles\": [2, | \"remove\" tokens",
                "[1, 6, 1, 3, 1, 2]] | [1, 6, 1, 3, 1]] | six by six",
                "[[3, 3, 2, 1, 5, 2], | [ | six by six",
                "[1, 2, 3, 4] | [1, 2, 3, 4, 5] | the most is four",
                "[0, 4, 5, 0, 2, 5] | [0, 11, 5, 0, 2, 5] | means nothing",
                "[0, 0, 0, 0] | [0, 0, 0] | four numbers from 0 to 3",
                "[0, 0, 0, 0] | [0, 0, 0, 4] | four numbers from 0 to 3",
                "\"Player2\", \"isActive\": true | \"Player2\", \"isActive\": false | first two"
                        + " players",
                "\"currPlayer\": 0 | \"currPlayer\": 4 | nobody plays there",
                "[0, 4, 5, 0, 2, 5] | [7, 4, 5, 0, 2, 5] | cannot be on the field"
            })
    void everyBadThingHasItsOwnSentence(String good, String bad, String expected) {
        assertTrue(OLD.contains(good.strip()), good);
        String file = OLD.replace(good.strip(), bad.strip());
        drop("bad.json", file);
        assertTrue(says("This file cannot be imported"));
        assertTrue(StageTexts.ignoringCase(room.stage(), expected.strip()), expected);
        assertEquals(List.of(), saves.names());
        room.key(Keys.ENTER);
        for (Language language : EnumSet.complementOf(EnumSet.of(Language.ENGLISH))) {
            room.app().settings().language(language);
            drop("bad.json", file);
            assertFalse(StageTexts.ignoringCase(room.stage(), expected.strip()), "translated");
            assertFalse(says("crosswiseJson."), "no bare key");
            room.key(Keys.ENTER);
            room.pass(0.3f);
        }
    }

    @Test
    void aFinishedOldGameOpensAtItsScore() {
        String six =
                OLD.replace("[5, 5, 5, 3, 6, 0]", "[5, 5, 5, 5, 5, 5]")
                        .replace("[3, 3, 2, 1, 5, 2]", "[3, 3, 2, 1, 0, 2]")
                        .replace("[3, 1, 1, 4, 5, 6]", "[3, 1, 1, 4, 0, 6]")
                        .replace("[0, 4, 5, 0, 2, 5]", "[0, 4, 5, 0, 2, 0]");
        drop("six.json", six);
        room.key(Keys.ENTER);
        room.pass(1);
        assertTrue(room.app().screen() instanceof ScoreScreen<?, ?, ?, ?>);
        assertTrue(says("Row 5 has six of one symbol: sun."));
    }

    private String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    @Test
    void aWinCountsForAllSeatsOfTheTeamAndTheScoreSaysWhy() throws Exception {
        var session =
                CrossWiseSessions.at(
                        CrossWiseTestScreen.FIVE_SUNS,
                        List.of(
                                CrossWiseTestScreen.hand("5 1 2 3"),
                                CrossWiseTestScreen.hand("7 8 9 10"),
                                CrossWiseTestScreen.hand("7 8 9 10"),
                                CrossWiseTestScreen.hand("7 8 9 10")),
                        0,
                        "Anna",
                        "Bo",
                        "Cia",
                        "Dan");
        saves.put("game-1.json", CrossWiseSessions.save("Mine", session));
        close();
        start();
        room.click("menu.continue");
        room.pass(1);
        room.click("play.round.ok");
        room.pass(0.5f);
        room.click("play.ready.ok");
        room.pass(0.5f);
        room.key(Keys.NUM_1, Keys.TAB);
        // From the first empty cell to the one below the five suns.
        room.key(Keys.RIGHT, Keys.DOWN, Keys.DOWN, Keys.DOWN, Keys.DOWN, Keys.DOWN);
        room.key(Keys.SPACE, Keys.ENTER);
        room.pass(12);
        assertTrue(room.app().screen() instanceof ScoreScreen<?, ?, ?, ?>);
        assertEquals("Vertical wins", text("score-verdict"));
        assertEquals("Column 3 has six of one symbol: sun.", text("score-reason"));
        assertEquals("Six!", text("score-six-" + Team.VERTICAL.ordinal()));
        String lines = text("score-lines-" + Team.VERTICAL.ordinal());
        assertTrue(lines.contains("+ six +") && lines.endsWith("but six decides"), lines);
        assertTrue(
                top("score-six-" + Team.VERTICAL.ordinal())
                        > top("score-sum-" + Team.HORIZONTAL.ordinal()),
                "the six comes first");
        var players =
                Statistics.read(Files.readString(data.resolve("statistics.json")))
                        .players("crosswise");
        assertEquals(1, players.get("Anna").all().wins());
        assertEquals(1, players.get("Cia").all().wins());
        assertEquals(0, players.get("Bo").all().wins());
        assertEquals(0, players.get("Dan").all().wins());
        assertEquals(1, players.get("Anna").all().count("sixes"));
        assertEquals(0, players.get("Bo").all().count("sixes"));
    }

    @Test
    void aSavedGameIsContinuedWhereItWas() {
        saves.put(
                "game-1.json",
                CrossWiseSessions.save("Mine", CrossWiseSessions.after(7, 3, "Anna", "tom")));
        close();
        start();
        room.click("menu.saved");
        room.pass(1);
        assertTrue(says("Mine"));
        room.click("saved-game-1-open");
        room.pass(2);
        assertTrue(atTable());
        String before = saves.get("game-1.json");
        for (int i = 0; i < 40 && saves.get("game-1.json").equals(before); i++) {
            room.key(Keys.NUM_1, Keys.TAB, Keys.SPACE, Keys.ENTER, Keys.ESCAPE);
            room.key(Keys.NUM_2, Keys.TAB, Keys.SPACE, Keys.ENTER);
            room.pass(1);
        }
        assertFalse(saves.get("game-1.json").equals(before), "every move is saved");
    }
}
