package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

import javax.imageio.ImageIO;

/** Each screen looks as it did when its picture was last looked at. */
class PictureWindowTest {
    /** A missing panel, a dozen missing cards or another colour is more than this. */
    static final double MOST = 0.05;

    @TempDir Path data;

    static List<String> scenes() {
        return Scenes.NAMES;
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void theScreenLooksAsItDid(String name) throws IOException {
        BufferedImage now = Pictures.image(Scenes.picture(name, data, 1280, 720));
        BufferedImage reference;
        try (InputStream file = getClass().getResourceAsStream("/pictures/" + name + ".png")) {
            reference = ImageIO.read(file);
        }
        double difference = CoarsePicture.difference(CoarsePicture.of(now), reference);
        Path actual = Path.of("build", "pictures", name + ".png");
        if (difference > MOST) {
            Pictures.write(now, actual);
        }
        assertTrue(
                difference <= MOST,
                name
                        + " differs in "
                        + Math.round(difference * 100)
                        + " % of its area; it is now "
                        + actual.toAbsolutePath()
                        + ". If that is right, ./gradlew screenshots makes it the reference.");
    }
}
