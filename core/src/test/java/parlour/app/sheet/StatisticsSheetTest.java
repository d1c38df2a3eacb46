package parlour.app.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.ScoreScreen;
import parlour.app.table.TableScreen;
import parlour.statistics.Statistics;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** What is counted, seen in the file and on the sheet. */
class StatisticsSheetTest {
    private static final String PERSON = "Kristoffer";

    @TempDir Path data;
    private Headless room;

    @BeforeEach
    void open() {
        restart();
    }

    private void restart() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.app().settings().pace(parlour.app.settings.Pace.INSTANT);
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private Statistics.Line line() throws IOException, BadInput {
        Path file = data.resolve("statistics.json");
        return Files.exists(file)
                ? Statistics.read(Files.readString(file)).players("cassino").get(PERSON)
                : null;
    }

    /** A game in which the person has the last move of all. */
    private void continueAt(int seats, int moves) {
        new SaveFolder(data).put("game-1.json", SaveFolder.text("Mine", 9, seats, moves));
        restart();
        room.click("menu.continue");
        room.pass(1);
    }

    /** Plays the first card of the hand until the round is over. */
    private void finishRound() {
        for (int i = 0; i < 60 && room.app().screen() instanceof TableScreen<?, ?, ?, ?>; i++) {
            room.key(Keys.NUM_1, Keys.ENTER);
            room.pass(1);
        }
        room.pass(1);
        assertTrue(room.app().screen() instanceof ScoreScreen<?, ?, ?, ?>);
    }

    @Test
    void aRoundIsCountedOnceHoweverOftenItsEndIsSeen() throws Exception {
        continueAt(2, 40);
        finishRound();
        assertEquals(1, line().rounds());
        assertEquals(0, line().games(), "the game goes on");
        room.click("score.leave");
        room.pass(0.5f);
        room.click("play.quit.save");
        room.pass(0.5f);
        restart();
        room.click("menu.continue");
        room.pass(1);
        assertTrue(room.app().screen() instanceof ScoreScreen<?, ?, ?, ?>);
        assertEquals(1, line().rounds());
        assertEquals(
                1,
                Statistics.read(Files.readString(data.resolve("statistics.json")))
                        .players("cassino")
                        .size(),
                "computers are not counted");
    }

    @Test
    void anUnfinishedGameIsNoLossAndARestartedRoundIsNone() throws Exception {
        continueAt(2, 40);
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.restartRound");
        room.pass(0.3f);
        room.click("play.restart.yes");
        room.pass(1);
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.quit");
        room.pass(0.3f);
        room.click("play.quit.save");
        room.pass(0.5f);
        assertEquals(null, line());
    }

    @Test
    void aFinishedGameIsCountedWithItsWinner() throws Exception {
        continueAt(2, 0);
        for (int i = 0; i < 40 && line() == null || line().games() == 0; i++) {
            finishRound();
            if (line().games() == 0) {
                room.click("score.next");
                room.pass(1);
            }
        }
        assertEquals(1, line().games());
        assertTrue(line().rounds() > 1);
        boolean won =
                StageTexts.on(room.stage(), "You win!")
                        || StageTexts.on(room.stage(), PERSON + " and");
        assertEquals(won ? 1 : 0, line().wins());
        assertTrue(line().best().getAsLong() >= line().average().getAsDouble());
    }

    @Test
    void gamesFromElsewhereAreNotCounted() throws Exception {
        Path file = data.resolve("other.json");
        Files.writeString(file, SaveFolder.text("Other", 5, 2, 100_000));
        room.app().dropped(java.util.List.of(file.toString()));
        room.pass(0.5f);
        room.click("bring.open");
        room.pass(1);
        assertTrue(room.app().screen() instanceof ScoreScreen<?, ?, ?, ?>);
        assertEquals(null, line());
    }

    @Test
    void theSheetShowsEverythingAndIsResetAfterAQuestion() throws Exception {
        Statistics some =
                Statistics.EMPTY
                        .round("cassino", PERSON, 5, Map.of("sweeps", 2))
                        .round("cassino", PERSON, 2, Map.of())
                        .game("cassino", PERSON, true);
        Files.writeString(data.resolve("statistics.json"), some.write());
        restart();
        room.click("menu.statistics");
        room.pass(0.5f);
        assertEquals("1", text("games"));
        assertEquals("1 (100%)", text("wins"));
        assertEquals("2", text("rounds"));
        assertEquals("2", text("sweeps"));
        assertEquals("5", text("best"));
        assertEquals("3.5", text("average"));
        room.click("honours.reset");
        room.pass(0.3f);
        room.click("honours.reset.no");
        room.pass(0.3f);
        assertEquals(2, line().rounds());
        room.click("honours.reset");
        room.pass(0.3f);
        room.click("honours.reset.yes");
        room.pass(0.3f);
        assertEquals(null, line());
        assertFalse(StageTexts.on(room.stage(), "100%"));
    }

    private String text(String column) {
        return ((Label) room.find("honours-" + PERSON + "-" + column)).getText().toString();
    }

    @Test
    void damagedStatisticsAreSaidAndKeptAside() throws Exception {
        Files.writeString(data.resolve("statistics.json"), "{");
        restart();
        assertTrue(StageTexts.on(room.stage(), "start again from zero"));
        assertEquals("{", Files.readString(data.resolve("statistics.corrupt")));
        room.click("notice-close");
        room.pass(0.2f);
        assertFalse(StageTexts.on(room.stage(), "start again from zero"));
    }

    @Test
    void statisticsOfANewerVersionAreLeftAloneAndThatIsSaidOnce() throws Exception {
        String newer = Statistics.EMPTY.write().replace("\"version\": 1", "\"version\": 2");
        Files.writeString(data.resolve("statistics.json"), newer);
        restart();
        assertTrue(StageTexts.on(room.stage(), "A newer version of Parlour wrote the statistics"));
        continueAt(2, 40);
        finishRound();
        assertFalse(StageTexts.on(room.stage(), "statistics"));
        assertEquals(newer, Files.readString(data.resolve("statistics.json")));
        assertFalse(Files.exists(data.resolve("statistics.corrupt")));
    }
}
