package parlour.app.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
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
import parlour.app.widget.RecentRoundsChart;
import parlour.record.Envelope;
import parlour.review.NamedLapse;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.PlayerStatistics;
import parlour.statistics.RecentRound;
import parlour.statistics.ReviewedGame;
import parlour.statistics.ReviewedGames;
import parlour.statistics.Statistics;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** What is counted, seen in the file and on the sheet. */
class StatisticsSheetTest {
    private static final String PERSON = "Kristoffer";
    private static final Opposition HARD = new Opposition(4, "hard");
    private static final Opposition EASY = new Opposition(2, "easy");

    private static final String FIRST_VERSION = firstVersion();

    @TempDir Path data;
    private Headless room;

    /** As the first version wrote it. */
    private static String firstVersion() {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("games", 3);
        line.put("wins", 1);
        line.put("rounds", 10);
        line.put("sweeps", 4);
        line.put("points", 31);
        line.put("best", 9);
        return Envelope.write(
                new Envelope.Format("parlour statistics", 1, "players"),
                Map.of("cassino", Map.of(PERSON, line)));
    }

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

    private PlayerStatistics player() throws IOException, BadInput {
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
        assertEquals(1, player().all().rounds());
        assertEquals(0, player().all().games(), "the game goes on");
        room.click("score.leave");
        room.pass(0.5f);
        room.click("play.quit.save");
        room.pass(0.5f);
        restart();
        room.click("menu.continue");
        room.pass(1);
        assertTrue(room.app().screen() instanceof ScoreScreen<?, ?, ?, ?>);
        assertEquals(1, player().all().rounds());
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
        assertEquals(null, player());
    }

    @Test
    void aFinishedGameIsCountedWithItsWinner() throws Exception {
        continueAt(2, 0);
        for (int i = 0; i < 40 && player() == null || player().all().games() == 0; i++) {
            finishRound();
            if (player().all().games() == 0) {
                room.click("score.next");
                room.pass(1);
            }
        }
        assertEquals(1, player().all().games());
        assertTrue(player().all().rounds() > 1);
        boolean won =
                StageTexts.on(room.stage(), "You win!")
                        || StageTexts.on(room.stage(), PERSON + " and");
        assertEquals(won ? 1 : 0, player().all().wins());
        assertTrue(player().best().getAsLong() >= player().all().average().getAsDouble());
    }

    @Test
    void gamesFromElsewhereAreNotCounted() throws Exception {
        Path file = data.resolve("other.json");
        Files.writeString(file, SaveFolder.text("Other", 5, 2, 100_000));
        room.app().windowEvents().dropped(java.util.List.of(file.toString()));
        room.pass(0.5f);
        room.click("bring.open");
        room.pass(1);
        assertTrue(room.app().screen() instanceof ScoreScreen<?, ?, ?, ?>);
        assertEquals(null, player());
    }

    @Test
    void theSheetShowsEverythingAndIsResetAfterAQuestion() throws Exception {
        Statistics some =
                Statistics.EMPTY
                        .round("cassino", PERSON, HARD, round(5, true, Map.of("sweeps", 2)))
                        .round("cassino", PERSON, EASY, round(2, false, Map.of()))
                        .game("cassino", PERSON, EASY, true);
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
        room.click("statistics.reset");
        room.pass(0.3f);
        room.click("statistics.reset.no");
        room.pass(0.3f);
        assertEquals(2, player().all().rounds());
        room.click("statistics.reset");
        room.pass(0.3f);
        room.click("statistics.reset.yes");
        room.pass(0.3f);
        assertEquals(null, player());
        assertFalse(StageTexts.on(room.stage(), "100%"));
    }

    @Test
    void aButtonThatIsHeldDownWhileTheFileIsReadIsPressedWhenItIsLetGo() throws Exception {
        Statistics some = Statistics.EMPTY.round("cassino", PERSON, HARD, round(5, true, Map.of()));
        Files.writeString(data.resolve("statistics.json"), some.write());
        room.platform().hold();
        room.app().show(AppNavigator.first(room.app()));
        room.pass(0.5f);
        room.click("menu.statistics");
        room.pass(0.5f);
        Actor close = room.find("sheet-done");
        room.press(close, 20, 20, Buttons.LEFT);
        room.platform().release();
        room.pass(0.5f);
        assertSame(close, room.find("sheet-done"));
        room.release(close, 20, 20, Buttons.LEFT);
        room.pass(0.5f);
        assertTrue(room.app().screen().sheets().orElseThrow().isEmpty());
        room.click("menu.statistics");
        room.pass(0.5f);
        assertEquals("1", text("rounds"));
    }

    private static FinishedRound round(int points, boolean won, Map<String, Integer> achieved) {
        return new FinishedRound(points, won, achieved);
    }

    private String text(String column) {
        return ((Label) room.find("statistics-" + PERSON + "-" + column)).getText().toString();
    }

    @Test
    void everyGameHasItsPageWithItsOwnColumns() throws Exception {
        Statistics some =
                Statistics.EMPTY
                        .round("cassino", PERSON, HARD, round(5, true, Map.of("sweeps", 2)))
                        .round("crosswise", PERSON, HARD, round(14, true, Map.of("sixes", 1)))
                        .round("fastest", PERSON, EASY, round(2, false, Map.of("places", 2)))
                        .round("fastest", PERSON, EASY, round(4, true, Map.of("places", 1)));
        Files.writeString(data.resolve("statistics.json"), some.write());
        restart();
        room.click("menu.statistics");
        room.pass(0.5f);
        assertEquals("2", text("sweeps"));
        room.key(Keys.TAB, Keys.TAB, Keys.RIGHT);
        room.pass(0.3f);
        assertEquals("1", text("sixes"));
        assertEquals("14.0", text("average"));
        assertThrows(NoSuchElementException.class, () -> text("sweeps"));
        room.key(Keys.RIGHT);
        room.pass(0.3f);
        assertEquals("1.5", text("place"));
        assertThrows(NoSuchElementException.class, () -> text("best"));
    }

    @Test
    void aRowOpensThePlayersOpponentsStreaksAndRounds() throws Exception {
        Statistics some =
                Statistics.EMPTY
                        .round("cassino", PERSON, HARD, round(5, true, Map.of()))
                        .round("cassino", PERSON, EASY, round(2, false, Map.of()))
                        .game("cassino", PERSON, HARD, true)
                        .game("cassino", PERSON, EASY, true)
                        .game("cassino", PERSON, EASY, false)
                        .round(
                                "cassino",
                                "Åsa",
                                new Opposition(3, "people"),
                                round(1, true, Map.of()))
                        .round(
                                "cassino",
                                "Åsa",
                                new Opposition(3, "people"),
                                round(7, true, Map.of()));
        Files.writeString(data.resolve("statistics.json"), some.write());
        restart();
        room.click("menu.statistics");
        room.pass(0.5f);
        assertEquals("0 (2)", text("streak"));
        assertTrue(StageTexts.on(room.stage(), "Hard"));
        assertTrue(StageTexts.on(room.stage(), "Easy"));
        assertTrue(StageTexts.on(room.stage(), "1 (50%)"), "the games against easy ones");
        assertEquals(
                List.of(new RecentRound(5, true), new RecentRound(2, false)),
                ((RecentRoundsChart) room.find("statistics-chart")).rounds());
        room.key(Keys.TAB, Keys.TAB, Keys.TAB, Keys.ENTER);
        room.pass(0.3f);
        assertTrue(StageTexts.on(room.stage(), "People"));
        assertFalse(StageTexts.on(room.stage(), "1 (50%)"), "the games against easy ones");
        assertEquals(
                List.of(new RecentRound(1, true), new RecentRound(7, true)),
                ((RecentRoundsChart) room.find("statistics-chart")).rounds());
    }

    @Test
    void gamesWithACoachAreShownApart() throws Exception {
        Statistics some =
                Statistics.EMPTY
                        .round("cassino", PERSON, HARD, round(5, true, Map.of()))
                        .game("cassino", PERSON, HARD, true);
        Files.writeString(data.resolve("statistics.json"), some.write());
        restart();
        room.click("menu.statistics");
        room.pass(0.5f);
        assertFalse(StageTexts.on(room.stage(), "With the coach"));
        Statistics coached =
                some.coachedRound("cassino", PERSON, round(9, true, Map.of()))
                        .coachedGame("cassino", PERSON, false);
        Files.writeString(data.resolve("statistics.json"), coached.write());
        restart();
        room.click("menu.statistics");
        room.pass(0.5f);
        assertTrue(StageTexts.on(room.stage(), "With the coach"));
        assertTrue(StageTexts.on(room.stage(), "9.0"), "the points with a coach");
        assertEquals("1 (100%)", text("wins"));
        assertEquals("5", text("best"));
    }

    @Test
    void habitsOfReviewedGamesAreTold() throws Exception {
        Statistics some = Statistics.EMPTY.round("cassino", PERSON, HARD, round(5, true, Map.of()));
        Files.writeString(data.resolve("statistics.json"), some.write());
        ReviewedGames reviewed = ReviewedGames.NONE;
        for (String id : List.of("0000000a", "0000000b")) {
            NamedLapse lapse = new NamedLapse(4, "leavesTen", false, 3);
            reviewed = reviewed.with("cassino", PERSON, new ReviewedGame(id, 1, List.of(lapse)));
        }
        Files.writeString(data.resolve("reviewed.json"), reviewed.write());
        restart();
        room.click("menu.statistics");
        room.pass(0.5f);
        assertTrue(StageTexts.on(room.stage(), "Habits in the last 2 reviewed games"));
        assertTrue(StageTexts.on(room.stage(), "6 points"));
        room.click("statistics.reset");
        room.pass(0.3f);
        room.click("statistics.reset.yes");
        room.pass(0.3f);
        assertEquals(
                ReviewedGames.NONE,
                ReviewedGames.read(Files.readString(data.resolve("reviewed.json"))));
    }

    @Test
    void statisticsOfTheFirstVersionAreShownAndGoOn() throws Exception {
        Files.writeString(data.resolve("statistics.json"), FIRST_VERSION);
        continueAt(2, 40);
        assertFalse(StageTexts.on(room.stage(), "start again from zero"));
        finishRound();
        assertEquals(11, player().all().rounds());
        assertEquals(1, player().known().rounds());
        assertEquals("greedy", player().against().keySet().iterator().next().opponents());
        room.click("score.leave");
        room.pass(0.5f);
        room.click("play.quit.save");
        room.pass(0.5f);
        room.click("menu.statistics");
        room.pass(0.5f);
        assertTrue(StageTexts.on(room.stage(), "Earlier"));
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
        String newer = Statistics.EMPTY.write().replace("\"version\": 8", "\"version\": 9");
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
