package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;

import java.nio.file.Path;

/** Puzzles are read in the background when they are first asked for. */
class PuzzleReadingTest {
    @TempDir Path data;
    private Headless room;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.pass(0.5f);
        press("menu.practice");
        room.platform().puttingOff(true);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void press(String name) {
        room.click(name);
        room.pass(0.5f);
    }

    private void read() {
        assertTrue(room.platform().finish(), "they are being read");
        room.pass(0.5f);
    }

    @Test
    void noFrameWaitsForThem() {
        press("practice.puzzles");
        assertInstanceOf(PracticeScreen.class, room.app().screen());
        read();
        assertInstanceOf(PuzzlesScreen.class, room.app().screen());
        press("puzzles.back");
        press("practice.puzzles");
        assertInstanceOf(PuzzlesScreen.class, room.app().screen());
        assertFalse(room.platform().finish(), "they are not read again");
    }

    @Test
    void whoHasGoneElsewhereStaysThere() {
        press("practice.puzzles");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        read();
        assertInstanceOf(MenuScreen.class, room.app().screen());
    }
}
