package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Pixmap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.App;
import parlour.app.screen.Lobby;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;

/** The menu in a real window. */
class MenuWindowTest {
    @TempDir Path data;

    @Test
    void theMenuShowsItsLogoOnFelt() {
        try (Window window =
                new Window(
                        new App(new DesktopPlatform(data, OptionalLong.empty()), Lobby::first),
                        1280,
                        720)) {
            window.pass(1);
            Pixmap picture = window.picture();
            Set<Integer> colours = new HashSet<>();
            for (int x = 0; x < picture.getWidth(); x += 2) {
                for (int y = 0; y < picture.getHeight(); y += 2) {
                    colours.add(picture.getPixel(x, y));
                }
            }
            picture.dispose();
            assertTrue(colours.size() > 200, "a plain picture of " + colours.size() + " colours");
        }
    }
}
