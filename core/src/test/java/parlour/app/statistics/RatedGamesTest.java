package parlour.app.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.ScoreScreen;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.rating.Comparison;
import parlour.rating.RatedGame;
import parlour.rating.RatingTable;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.statistics.PlayerStatistics;
import parlour.statistics.Statistics;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Which games count for a person's rating, played by keys. */
class RatedGamesTest {
    private static final String PERSON = "Kristoffer";

    @TempDir Path data;
    private Headless room;

    @AfterEach
    void close() {
        room.close();
    }

    /** A game of one round, a few moves before its end. */
    private void begin(Map<String, Object> settings, String... computers) {
        int seats = computers.length + 1;
        var rules = Games.CASSINO.rules(seats, Games.CASSINO.presets().get("oneRound"));
        var match = Match.begin(rules, seats);
        var policy = Games.CASSINO.searchModel(rules).policy();
        while (left(match.state()) > 6 || match.turn() != 0) {
            match.play(policy.choose(match.state(), new Rng(match.length())));
        }
        List<SavedSeat> sitters = new ArrayList<>(List.of(SavedSeat.person(PERSON)));
        for (String computer : computers) {
            sitters.add(SavedSeat.computer("Bo " + sitters.size(), computer));
        }
        new SaveFolder(data)
                .put(
                        "game-1.json",
                        new SavedGame<>(Games.CASSINO, "Mine", 9, sitters, settings, match)
                                .write());
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.app().settings().pace(Pace.INSTANT);
        room.app().settings().undo(true);
        room.pass(0.5f);
        room.click("menu.continue");
        room.pass(1);
    }

    /** The cards that are still to be played. */
    private static int left(CassinoState state) {
        return state.deck().size() + Long.bitCount(state.hands().union());
    }

    private void finish() {
        for (int i = 0; i < 60 && room.app().screen() instanceof TableScreen<?, ?, ?, ?>; i++) {
            room.key(Keys.NUM_1, Keys.ENTER);
            room.pass(1);
        }
        room.pass(1);
        assertTrue(room.app().screen() instanceof ScoreScreen<?, ?, ?, ?>);
    }

    private PlayerStatistics player() throws Exception {
        return Statistics.read(Files.readString(data.resolve("statistics.json")))
                .players("cassino")
                .get(PERSON);
    }

    private static int points(String computer) throws Exception {
        String text =
                new String(
                        RatedGamesTest.class
                                .getResourceAsStream("/" + RatingTable.FILE)
                                .readAllBytes(),
                        StandardCharsets.UTF_8);
        return (int) RatingTable.read(text).of("cassino", computer).orElseThrow().points();
    }

    @Test
    void aGameIsComparedWithEveryRatedComputerOfIt() throws Exception {
        begin(Map.of(), "expert", "expert");
        finish();
        assertEquals(1, player().all().games());
        RatedGame game = player().rated().get(0);
        assertEquals(
                List.of(points("expert"), points("expert")),
                game.comparisons().stream().map(Comparison::points).toList());
        assertTrue(player().rating().isPresent());
    }

    private void countsForNothing() throws Exception {
        finish();
        assertEquals(1, player().all().games(), "it is counted as a game");
        assertEquals(List.of(), player().rated());
    }

    @Test
    void aGameWithAHintCountsForNothing() throws Exception {
        begin(Map.of(), "expert");
        room.key(Keys.H);
        room.pass(2);
        countsForNothing();
    }

    @Test
    void aGameThatHadAHintBeforeItWasSavedCountsForNothing() throws Exception {
        begin(Map.of("hints", 1L), "expert");
        countsForNothing();
    }

    @Test
    void aMoveTakenBackIsRememberedWithTheGame() throws Exception {
        begin(Map.of(), "expert");
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(1);
        room.key(Keys.U);
        room.pass(1);
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.quit");
        room.pass(0.3f);
        room.click("play.quit.save");
        room.pass(1);
        assertTrue(new SaveFolder(data).get("game-1.json").contains("\"unrated\": true"));
        room.click("menu.continue");
        room.pass(1);
        countsForNothing();
    }

    @Test
    void aRoundDealtAgainIsRememberedWithTheGame() throws Exception {
        begin(Map.of(), "expert");
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.restartRound");
        room.pass(0.3f);
        room.click("play.restart.yes");
        room.pass(1);
        countsForNothing();
    }
}
