package parlour.app.fastest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

import parlour.app.GameRoom;
import parlour.app.Headless;

/** Tests that share one window, which is opened before the first and closed after the last. */
abstract class OneRoom {
    static Headless room;

    @BeforeAll
    static void open() {
        room = new Headless(1280, 720, GameRoom.Empty::new);
    }

    @AfterAll
    static void close() {
        room.close();
    }
}
