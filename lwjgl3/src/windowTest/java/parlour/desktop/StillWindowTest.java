package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Pixmap;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.Language;

import java.nio.file.Path;

/** What is kept as a picture and copied looks as if it were drawn. */
class StillWindowTest {
    /** Edges between two pixels and what is see-through may be rounded otherwise in a picture. */
    private static final double MOST = 0.001;

    @TempDir Path data;

    @ParameterizedTest
    @CsvSource({"1280, 720", "1001, 643"})
    void theCopyIsWhatWouldBeDrawn(int width, int height) {
        try (Window window = new Window(data, 1, width, height)) {
            Scenes.show("table", window);
            window.run(
                    () -> {
                        // Another language is drawn anew, and copied from the second frame on.
                        window.app().settings().language(Language.FINNISH);
                        window.app().settingsChanged();
                        for (int frame = 0; frame < 60; frame++) {
                            window.app().advance(1 / 60f);
                        }
                    });
            Pixmap drawn = window.picture();
            Pixmap copied = window.picture();
            int different = 0;
            for (int y = 0; y < drawn.getHeight(); y++) {
                for (int x = 0; x < drawn.getWidth(); x++) {
                    different += drawn.getPixel(x, y) == copied.getPixel(x, y) ? 0 : 1;
                }
            }
            assertTrue(different < MOST * width * height, different + " pixels differ");
            drawn.dispose();
            copied.dispose();
        }
    }
}
