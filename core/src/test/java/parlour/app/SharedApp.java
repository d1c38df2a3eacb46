package parlour.app;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Tests that share one window, which is opened before the first and closed after the last. */
public abstract class SharedApp {
    protected static Headless room;

    @BeforeAll
    static void open() {
        room = new Headless(1280, 720, TableTestScreen.Empty::new);
    }

    @AfterAll
    static void close() {
        room.close();
    }
}
