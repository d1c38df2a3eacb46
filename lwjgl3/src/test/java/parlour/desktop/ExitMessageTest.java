package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.utils.GdxRuntimeException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

class ExitMessageTest {
    private static final IllegalStateException MISTAKE = new IllegalStateException("a slip");

    @TempDir private Path folder;

    @Test
    void aMachineWithoutScreenOrDriverIsNoMistakeOfOurs() {
        assertEquals(
                Optional.of(ExitMessage.NO_DISPLAY),
                ExitMessage.missing(new GdxRuntimeException("Unable to initialize GLFW")));
        assertEquals(
                Optional.of(ExitMessage.NO_OPENGL),
                ExitMessage.missing(new GdxRuntimeException("Couldn't create window")));
        assertEquals(Optional.empty(), ExitMessage.missing(MISTAKE));
        assertEquals(Optional.empty(), ExitMessage.missing(new NullPointerException()));
    }

    @Test
    void theDetailsAreInAFileForItsOwner() throws IOException {
        String said = ExitMessage.mistake(MISTAKE, folder, ExitMessage.Games.WRITTEN);
        Path file = folder.resolve("crash.txt");
        assertTrue(said.endsWith("Please send us " + file + "."), said);
        assertFalse(said.contains("slip"), said);
        assertTrue(Files.readString(file).contains("a slip"));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void anOlderFileThatOthersCouldReadIsReplacedAndNoLinkFollowed() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "somebody's");
        Files.createSymbolicLink(folder.resolve("crash.txt"), other);
        ExitMessage.mistake(MISTAKE, folder, ExitMessage.Games.WRITTEN);
        assertEquals("somebody's", Files.readString(other));
    }

    @Test
    void gamesAreNotCalledSavedWhenTheyAreNot() {
        String kept = "as it was last saved";
        assertTrue(ExitMessage.mistake(MISTAKE, folder, ExitMessage.Games.WRITTEN).contains(kept));
        assertTrue(
                ExitMessage.mistake(MISTAKE, folder, ExitMessage.Games.UNWRITTEN)
                        .contains("may be missing"));
        assertTrue(
                ExitMessage.mistake(MISTAKE, folder, ExitMessage.Games.NOT_KEPT)
                        .contains("were not saved"));
    }

    @Test
    void whereNothingCanBeWrittenTheSentenceSaysWhatHappened() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        String said = ExitMessage.mistake(MISTAKE, file, ExitMessage.Games.WRITTEN);
        assertTrue(said.contains("a slip") && said.contains("could not be written"), said);
    }
}
