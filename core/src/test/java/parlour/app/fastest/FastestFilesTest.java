package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.ScoreScreen;
import parlour.app.screen.SetupScreen;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.app.widget.Pressable;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.record.RecordWriter;
import parlour.record.SavedGame;
import parlour.statistics.PlayerStatistics;
import parlour.statistics.Statistics;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the app keeps of See Who's Fastest: saves, records, statistics; from the menu on. */
class FastestFilesTest {
    @TempDir Path data;
    private Headless room;

    @BeforeEach
    void open() {
        restart();
    }

    private void restart() {
        if (room != null) {
            room.close();
        }
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.app().settings().pace(Pace.INSTANT);
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void press(String name) {
        ((Pressable) room.find(name)).press();
        room.pass(0.5f);
    }

    private void begin() {
        press("menu.new.fastest");
        press("setup.start");
        assertInstanceOf(TableScreen.class, room.app().screen());
    }

    /** Presses keys until the game is over, whatever they do. */
    private void finish() {
        for (int i = 0; i < 300 && room.app().screen() instanceof TableScreen<?, ?, ?, ?>; i++) {
            room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER);
            room.key(Keys.P);
            room.pass(0.4f);
        }
        room.pass(1);
        assertInstanceOf(ScoreScreen.class, room.app().screen());
    }

    private String saved() throws IOException {
        try (Stream<Path> files = Files.list(data.resolve("saves"))) {
            Path file =
                    files.filter(path -> path.toString().endsWith(".json"))
                            .findFirst()
                            .orElseThrow();
            return Files.readString(file);
        }
    }

    @Test
    void aGameIsSavedAfterEveryMoveAndGoesOnAfterARestart() throws IOException {
        begin();
        room.pass(6);
        for (int i = 0; i < 4; i++) {
            room.key(Keys.RIGHT, Keys.SPACE, Keys.ENTER);
            room.key(Keys.P);
            room.pass(1);
        }
        String before = saved();
        assertTrue(before.contains("\"fastest\""), before);
        restart();
        assertTrue(StageTexts.on(room.stage(), "See Who's Fastest"));
        press("interrupted.goOn");
        room.pass(0.5f);
        assertInstanceOf(TableScreen.class, room.app().screen());
        finish();
    }

    @Test
    void theListOfSavedGamesShowsItAndOpensIt() {
        begin();
        room.pass(3);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        press("play.menu.quit");
        press("play.quit.save");
        press("menu.saved");
        press("saved-game-1-open");
        room.pass(0.5f);
        assertInstanceOf(TableScreen.class, room.app().screen());
    }

    @Test
    void aFinishedGameIsCountedWithThePointsOfTheSheet() throws Exception {
        begin();
        finish();
        Statistics statistics = Statistics.read(Files.readString(data.resolve("statistics.json")));
        PlayerStatistics line = statistics.players("fastest").get("Player 1");
        assertEquals(1, statistics.players("fastest").size(), "computers are not counted");
        assertEquals(1, line.all().games());
        assertEquals(1, line.all().rounds());
        assertEquals(3, line.against().keySet().iterator().next().seats());
        assertEquals(
                (long) line.recent().get(0).figure(),
                line.all().count("places"),
                "the place of the only game");
        assertTrue(List.of(0L, 1L, 2L, 4L).contains(line.best().orElseThrow()), "" + line.best());
        press("score.menu");
        press("menu.statistics");
        assertTrue(StageTexts.on(room.stage(), "Player 1"));
    }

    @Test
    void everyRematchHasATitleOfItsOwn() throws BadInput {
        begin();
        finish();
        press("score.rematch");
        finish();
        press("score.rematch");
        SaveFolder saves = new SaveFolder(data);
        String title = SavedGame.read(saves.get("game-1.json")).game().title();
        for (int game = 2; game <= 3; game++) {
            assertEquals(
                    title + " " + game,
                    SavedGame.read(saves.get("game-" + game + ".json")).game().title());
        }
    }

    @Test
    void aRecordIsBroughtInAndPlayedOn() throws IOException {
        Match<FastestState, FastestMove, FastestView, FastestEvent> match =
                Match.begin(Games.FASTEST.rules(3, Games.FASTEST.presets().get("single")), 4);
        Rng rng = new Rng(1);
        for (int i = 0; i < 12 && match.turn() != Rules.NOBODY; i++) {
            match.play(
                    Games.FASTEST.searchModel(match.rules()).policy().choose(match.state(), rng));
        }
        String record =
                RecordWriter.write(Games.FASTEST, match, List.of("Anna", "smarter", "seed"));
        Path file = Files.writeString(data.resolve("mine.parlour"), record);
        room.app().windowEvents().dropped(List.of(file.toString()));
        room.pass(1);
        room.key(Keys.ENTER);
        room.pass(0.5f);
        press("bring.open");
        assertInstanceOf(TableScreen.class, room.app().screen());
        finish();
    }

    @Test
    void aMatchGoesOnFromGameToGameAndEndsWithARematch() {
        press("menu.new.fastest");
        ((SetupScreen) room.app().screen()).form().rules().preset("match");
        press("setup.start");
        for (int game = 1; game <= 5; game++) {
            finish();
            assertTrue(
                    StageTexts.on(room.stage(), "Game " + game + " of 5"),
                    "the sheet of game " + game);
            if (game < 5) {
                press("score.next");
                room.pass(4);
            }
        }
        press("score.rematch");
        assertInstanceOf(TableScreen.class, room.app().screen());
    }
}
