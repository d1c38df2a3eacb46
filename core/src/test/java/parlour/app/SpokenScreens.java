package parlour.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.screen.AppNavigator;
import parlour.app.settings.Pace;

import java.nio.file.Path;

/** Tests by somebody who has nothing but what the screen reader says and offers. */
abstract class SpokenScreens {
    static final float LONG = 1_000;

    @TempDir Path data;
    final HeardScreen heard = new HeardScreen();
    Headless room;

    /** Puts files where the program looks for them. */
    void prepare() {}

    @BeforeEach
    void open() {
        prepare();
        room = new Headless(1280, 720, data, heard, AppNavigator::first);
        room.app().settings().pace(Pace.INSTANT);
        room.rest(LONG);
    }

    @AfterEach
    void close() {
        room.close();
    }

    final void press(String id) {
        assertTrue(heard.offers(id), () -> id + " in " + heard.screen());
        heard.pressId(id);
        room.rest(LONG);
    }
}
