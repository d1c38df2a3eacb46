package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Pixmap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.settings.Language;

import java.nio.file.Path;

/** What is kept as a picture and copied looks as if it were drawn. */
class FrameCacheWindowTest {
    @TempDir Path data;

    @Test
    void theCopyIsWhatWouldBeDrawnAtAnySize() {
        try (Window window = new Window(data, 1, 1280, 720)) {
            Scenes.show("table", window);
            compare(window, Language.FINNISH);
            window.resize(1001, 643);
            compare(window, Language.SWEDISH);
        }
    }

    /** Another language is drawn anew, and copied from the second frame on. */
    private static void compare(Window window, Language language) {
        window.run(
                () -> {
                    window.app().settings().language(language);
                    for (int frame = 0; frame < 60; frame++) {
                        window.app().advance(1 / 60f);
                    }
                });
        int before = window.on(window.platform()::copies);
        Pixmap drawn = window.picture();
        assertEquals(before, window.on(window.platform()::copies), "copied at once");
        Pixmap copied = window.picture();
        assertEquals(before + 1, window.on(window.platform()::copies), "copied");
        double share = Rounding.share(pixels(drawn), pixels(copied));
        assertTrue(share < Rounding.MOST, share + " of the pixels differ");
        drawn.dispose();
        copied.dispose();
    }

    private static int[] pixels(Pixmap picture) {
        int[] pixels = new int[picture.getWidth() * picture.getHeight()];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = picture.getPixel(i % picture.getWidth(), i / picture.getWidth()) >>> 8;
        }
        return pixels;
    }
}
