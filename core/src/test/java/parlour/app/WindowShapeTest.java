package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.look.WindowShape;

/** How the window's size decides shape and scale. */
class WindowShapeTest {
    private Headless room;

    @BeforeEach
    void open() {
        room = new Headless(900, 600, TableTestScreen.Empty::new);
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void phonesHaveTheShapeInWhichTheyAreHeld() {
        assertEquals(WindowShape.DESKTOP, shapeAt(900, 600));
        assertEquals(WindowShape.DESKTOP, shapeAt(1920, 1080));
        assertEquals(WindowShape.LANDSCAPE, shapeAt(844, 390));
        assertEquals(WindowShape.PORTRAIT, shapeAt(390, 844));
        assertEquals(WindowShape.PORTRAIT, shapeAt(768, 1024));
    }

    @Test
    void aPhonesStageHasItsOwnSize() {
        room.resize(390, 844);
        assertEquals(390, room.stage().getWidth(), 0.5f);
        assertEquals(844, room.stage().getHeight(), 0.5f);
    }

    @Test
    void aSharpScreenShowsTheSameInMorePixels() {
        room.platform().density(3);
        assertEquals(WindowShape.LANDSCAPE, shapeAt(3 * 844, 3 * 390));
        assertEquals(844, room.stage().getWidth(), 0.5f);
        assertEquals(3, room.app().scale(), 0.01f);
    }

    private WindowShape shapeAt(int width, int height) {
        room.resize(width, height);
        return room.app().shape();
    }
}
