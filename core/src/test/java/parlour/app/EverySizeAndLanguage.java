package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.settings.Language;

import java.util.ArrayList;
import java.util.List;

/** A game's screens in every size and language: nothing is cut off or lies over anything else. */
abstract class EverySizeAndLanguage {
    static Headless room;

    final RecordingNavigator recordingNavigator = new RecordingNavigator();
    private final List<String> wrong = new ArrayList<>();
    private boolean shortened;

    @BeforeAll
    static void open() {
        room = new Headless(900, 600, TableTestScreen.Empty::new);
        room.app().settings().reducedMotion(true);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    /** Shows every screen of the game in many situations, and looks at each. */
    abstract void visit();

    @ParameterizedTest
    @CsvSource({
        "900, 600, ENGLISH",
        "900, 600, FINNISH",
        "900, 600, SWEDISH",
        "1280, 720, ENGLISH",
        "1280, 720, FINNISH",
        "1280, 720, SWEDISH",
        "1920, 1080, ENGLISH",
        "2560, 1080, FINNISH",
        "1000, 1000, SWEDISH"
    })
    void everythingFits(int width, int height, Language language) {
        room.app().settings().language(language);
        room.resize(width, height);
        shortened = language != Language.ENGLISH || width != 1280;
        visit();
        assertEquals(List.of(), wrong);
    }

    final void show(Screen screen) {
        room.app().show(screen);
        room.pass(0.05f);
    }

    /** Looks at the whole screen. */
    final void all(String situation) {
        Inspection.all(room.stage(), shortened)
                .forEach(fault -> wrong.add(situation + ": " + fault));
    }

    /** Looks at the sheet that lies over it. */
    final void sheet(String situation) {
        room.pass(0.3f);
        Inspection.top(room.stage(), shortened)
                .forEach(fault -> wrong.add(situation + ": " + fault));
    }
}
