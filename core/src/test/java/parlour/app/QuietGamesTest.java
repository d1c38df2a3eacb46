package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.screen.AllGames;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.ScoreScreen;
import parlour.app.settings.Pace;
import parlour.app.settings.Settings;
import parlour.app.table.TableScreen;

import java.nio.file.Path;
import java.util.List;

/**
 * Whole games in which only those frames are drawn that somebody asks for, while thoughts and files
 * take their time beside them: one request too few, and the game stands still for ever.
 */
class QuietGamesTest {
    private static final float LONG = 1_000;
    private static final int MOST_STEPS = 400;

    @TempDir Path data;

    static List<String> games() {
        return AllGames.REGISTRY.all().stream().map(module -> module.game().id()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theGameGoesOnToTheScoreAtEveryPace(String game) {
        for (Pace pace : Pace.values()) {
            play(game, pace, pace == Pace.FAST);
        }
    }

    private void play(String game, Pace pace, boolean calm) {
        String what = game + " at " + pace;
        try (Headless room = new Headless(1280, 720, data.resolve(what), AppNavigator::first)) {
            room.platform().slow(true);
            Settings settings = room.app().settings();
            settings.pace(pace);
            settings.reducedMotion(calm);
            // A person who never moves: when the time is up, the suggested move is played.
            settings.moveTime(5);
            room.rest(LONG);
            room.click("menu.new." + game);
            room.rest(LONG);
            room.click("setup.start");
            for (int i = 0; i < MOST_STEPS && !(shown(room) instanceof ScoreScreen); i++) {
                room.rest(LONG);
                if (pace == Pace.STEP && shown(room) instanceof TableScreen) {
                    room.key(Keys.SPACE);
                }
            }
            assertTrue(shown(room) instanceof ScoreScreen, what + " came to an end");
            room.rest(LONG);
            assertTrue(room.resting(), what + " rests at last");
            long seen = room.picture();
            room.uncover(10);
            assertEquals(seen, room.picture(), what + " left nothing half drawn");
        }
    }

    private static Screen shown(Headless room) {
        return room.app().screen();
    }
}
