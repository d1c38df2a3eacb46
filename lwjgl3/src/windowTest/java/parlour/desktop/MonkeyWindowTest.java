package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** A short run of the monkey; {@code lwjgl3:monkey} is a long one. */
class MonkeyWindowTest {
    private static final int INPUTS = 400;

    @TempDir Path data;

    @Test
    void nothingThatIsPressedBreaksAScreen() {
        try (Window window = new Window(data, 3, 1280, 720)) {
            Monkey monkey = new Monkey(window, 3);
            for (String screen : Monkey.SCREENS) {
                monkey.play(screen, INPUTS);
            }
            assertTrue(monkey.moves() > 20, "it played " + monkey.moves() + " moves");
        }
    }
}
