package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** A game in the terminal that cannot be saved where it should be. */
class PlayUnsavedTest {
    @TempDir Path folder;

    @Test
    void whereSavingFailsThePersonDecidesAndMaySaveElsewhere() throws IOException {
        String file = folder.resolve("game.json").toString();
        Path sub = Files.createDirectory(folder.resolve("sub"));
        InputStream takesTheFolderAway =
                new InputStream() {
                    @Override
                    public int read() throws IOException {
                        if (Files.exists(sub)) {
                            try (Stream<Path> files = Files.list(sub)) {
                                for (Path left : files.toList()) {
                                    Files.delete(left);
                                }
                            }
                            Files.delete(sub);
                        }
                        return -1;
                    }
                };
        InputStream typed =
                new SequenceInputStream(
                        Collections.enumeration(
                                List.of(
                                        typed("1\n"),
                                        takesTheFolderAway,
                                        typed("1\nq\nno\nsave " + file + "\nq\n"))));
        Call call =
                Call.typing(
                        typed,
                        "play",
                        "--think",
                        "0",
                        "cassino",
                        "--seed",
                        "5",
                        "--save",
                        sub.resolve("game.json").toString());
        assertEquals(Arena.GOOD, call.status(), call.err());
        int asked = call.out().indexOf("Leave without saving? (yes or no)");
        assertTrue(asked > call.out().indexOf("The game is not saved."), call.out());
        assertTrue(call.out().indexOf("The game goes on.") > asked, call.out());
        assertTrue(Files.exists(Path.of(file)), call.out());
    }

    private static InputStream typed(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
