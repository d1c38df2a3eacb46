package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.AWTException;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.Map;

/** A real window draws nothing while nothing moves, and what it shows then is not stale. */
class QuietWindowTest {
    private static final double A_WHILE = 1.5;

    /** So many unasked frames would show whatever is half drawn. */
    private static final int MORE_FRAMES = 20;

    @TempDir Path data;

    @Test
    void atRestNothingIsDrawnAnywhere() throws AWTException {
        Robot eyes = new Robot();
        try (LiveWindow liveWindow = new LiveWindow(data, 1280, 720)) {
            for (Map.Entry<String, Runnable> place : AllScreens.of(liveWindow).entrySet()) {
                place.getValue().run();
                liveWindow.awaitRest();
                assertEquals(0, liveWindow.framesWithin(A_WHILE), place.getKey() + " rests");
                int[] seen = screen(eyes);
                for (int i = 0; i < MORE_FRAMES; i++) {
                    liveWindow.run(() -> {});
                }
                liveWindow.awaitRest();
                double stale = Rounding.share(seen, screen(eyes));
                assertTrue(stale < Rounding.MOST, place.getKey() + " is stale: " + stale);
            }
        }
    }

    private static int[] screen(Robot eyes) {
        BufferedImage picture =
                eyes.createScreenCapture(
                        new Rectangle(Toolkit.getDefaultToolkit().getScreenSize()));
        int width = picture.getWidth();
        return picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
    }

    @Test
    void aPlayedCardAndItsAnswerAreDrawnSmoothlyAndThenItRests() {
        try (LiveWindow liveWindow = new LiveWindow(data, 1280, 720)) {
            AllScreens.of(liveWindow).get("menu").run();
            AllScreens.of(liveWindow).get("table of cassino").run();
            liveWindow.awaitRest();
            liveWindow.key(Keys.NUM_1);
            liveWindow.awaitRest();
            liveWindow.key(Keys.ENTER);
            assertTrue(liveWindow.awaitRest() > 20, "cards flew, and a computer answered");
            assertEquals(0, liveWindow.framesWithin(A_WHILE));
        }
    }
}
