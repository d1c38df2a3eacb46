package parlour.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.app.Headless;
import parlour.app.StageTexts;
import parlour.app.TestPlatform;
import parlour.app.platform.WindowBounds;
import parlour.app.screen.AppNavigator;
import parlour.engine.Option;
import parlour.store.SettingsFile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Settings come back, and whatever is in their file the program starts. */
class SettingsTest {
    @TempDir Path data;
    private Headless room;

    private Settings start() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.pass(0.3f);
        return room.app().settings();
    }

    @AfterEach
    void close() {
        if (room != null) {
            room.close();
        }
    }

    private void file(String text) throws IOException {
        Files.writeString(data.resolve("settings.json"), text);
    }

    private boolean says(String words) {
        return StageTexts.on(room.stage(), words);
    }

    @Test
    void howATableLooksIsKeptForEachGameAndNonsenseIsTheUsual() throws IOException {
        DisplayOption light =
                new DisplayOption(new Option.Word("light", List.of("short", "long")), "short");
        Settings settings = start();
        assertEquals("short", settings.displayOption("crosswise", light));
        settings.displayOption("crosswise", light, "long");
        settings.displayOption("crosswise", DisplayOption.OPEN_HANDS, true);
        room.close();
        settings = start();
        assertEquals("long", settings.displayOption("crosswise", light));
        assertEquals(true, settings.displayOption("crosswise", DisplayOption.OPEN_HANDS));
        assertEquals(false, settings.displayOption("fastest", DisplayOption.OPEN_HANDS));
        settings.displayOption("crosswise", light, "never");
        assertEquals("short", settings.displayOption("crosswise", light));
    }

    @Test
    void settingsAndTheWindowsPlaceComeBack() {
        Settings settings = start();
        settings.pace(Pace.FAST);
        settings.volume(35);
        settings.setup("cassino", "{\"seats\":[]}");
        room.close();
        settings = start();
        assertEquals(Pace.FAST, settings.pace());
        assertEquals(35, settings.volume());
        assertEquals("{\"seats\":[]}", settings.setup("cassino"));
        assertEquals(Optional.of(new WindowBounds(-5, 7, 1000, 700)), settings.window());
        assertFalse(says("settings"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "<?xml version=\"1.0\"?>",
                "{\"format\":\"parlour settings\"}",
                "\u0000\u0001"
            })
    void aDamagedFileIsKeptAsideAndSaidAndDefaultsAreUsed(String text) throws IOException {
        file(text);
        Settings settings = start();
        assertEquals(Pace.NORMAL, settings.pace());
        assertTrue(says("The settings were damaged"));
        assertEquals(text, Files.readString(data.resolve("settings.corrupt")));
        settings.pace(Pace.SLOW);
        room.close();
        assertEquals(Pace.SLOW, start().pace());
        assertFalse(says("The settings were damaged"));
    }

    @Test
    void theBackupIsBetterThanDefaults() throws IOException {
        start().pace(Pace.FAST);
        room.app().settings().volume(10);
        file("{");
        assertEquals(Pace.FAST, start().pace());
        assertTrue(says("earlier ones are used"));
    }

    @Test
    void settingsOfANewerVersionAreLeftAloneAndThatIsSaidOnce() throws IOException {
        String newer =
                SettingsFile.write(Map.of("pace", "FAST"))
                        .replace("\"version\": 1", "\"version\": 2");
        file(newer);
        Settings settings = start();
        assertTrue(says("A newer version of Parlour wrote the settings"));
        settings.pace(Pace.SLOW);
        room.click("notice-close");
        room.pass(0.3f);
        settings.volume(10);
        room.pass(0.3f);
        assertEquals(Pace.SLOW, settings.pace(), "it lasts as long as the program");
        assertFalse(says("settings"));
        assertEquals(newer, Files.readString(data.resolve("settings.json")));
        assertFalse(Files.exists(data.resolve("settings.corrupt")));
    }

    @Test
    void nonsenseIsMended() throws IOException {
        file(
                SettingsFile.write(
                        Map.of(
                                "volume", "900",
                                "moveTime", "-3",
                                "pace", "LIGHT",
                                "language", "KLINGON",
                                "muted", "perhaps",
                                "window", "1x99999 at 3 4",
                                "setup.cassino", "[[[")));
        Settings settings = start();
        assertEquals(100, settings.volume());
        assertEquals(0, settings.moveTime());
        assertEquals(Pace.NORMAL, settings.pace());
        assertEquals(Language.ENGLISH, settings.language());
        assertFalse(settings.muted());
        assertEquals(Optional.of(new WindowBounds(3, 4, 390, 16_384)), settings.window());
        room.click("menu.new.cassino");
        room.pass(0.3f);
        assertTrue(says("Start the game"));
    }

    @Test
    void aFullDiskDoesNotHinderAndIsSaid() {
        Settings settings = start();
        room.platform().full(true);
        settings.pace(Pace.FAST);
        room.pass(0.3f);
        assertEquals(Pace.FAST, settings.pace());
        assertTrue(says("Settings cannot be saved right now"));
        room.platform().full(false);
        settings.volume(1);
        room.close();
        assertEquals(Pace.FAST, start().pace());
    }

    @Test
    void aWindowThatKeepsNothingSaysSoEveryTimeItsMenuIsSeen() {
        room =
                new Headless(
                        1280,
                        720,
                        data,
                        app -> {
                            ((TestPlatform) app.platform()).passing();
                            return AppNavigator.first(app);
                        });
        room.pass(0.3f);
        assertTrue(says("What is played in this window is gone when it closes"));
        room.click("menu.saved");
        room.pass(0.3f);
        assertFalse(says("What is played in this window"));
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        assertTrue(says("What is played in this window is gone when it closes"));
    }

    @Test
    void theLogHasPlainDigitsInEveryLocale() {
        Locale usual = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("ar-EG"));
        try {
            start();
            room.click("menu.new.cassino");
            room.pass(0.3f);
            room.click("setup.start");
            room.pass(1);
            List<String> lines = room.platform().logged();
            assertTrue(lines.get(0).startsWith("game cassino, seed 7, "), lines.get(0));
            assertTrue(lines.get(1).startsWith("turn 0: "), lines.get(1));
        } finally {
            Locale.setDefault(usual);
        }
    }

    @Test
    void theLogHasEveryTurnWithAllHands() {
        start().pace(Pace.INSTANT);
        assertTrue(says("Every turn of this session is logged"));
        room.click("menu.new.cassino");
        room.pass(0.3f);
        room.click("setup.start");
        room.pass(5);
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(5);
        assertTrue(room.platform().logged().get(0).startsWith("game cassino, seed 7"));
        assertTrue(room.platform().logged().size() >= 4);
        assertTrue(
                room.platform().logged().stream()
                        .skip(1)
                        .allMatch(
                                line ->
                                        line.contains("\"hands\":")
                                                && line.contains("\"table\":")));
        assertTrue(
                room.platform().logged().stream()
                        .anyMatch(line -> line.contains("Player 1 plays")));
    }
}
