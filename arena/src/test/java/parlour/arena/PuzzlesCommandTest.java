package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.puzzle.PuzzleFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class PuzzlesCommandTest {
    @TempDir Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void foundPuzzlesAreWrittenAndCanBeJudgedAgain() throws IOException, BadInput {
        String found = file("found.json");
        Call call = Call.of("puzzles", "fastest", "--seed", "5", "--count", "3", "--out", found);
        assertEquals(Arena.GOOD, call.status(), call.err());
        assertTrue(call.err().matches("3 puzzles from \\d+ games of fastest, seed 5\\.\n"));
        assertEquals("", call.out());
        String text = Files.readString(Path.of(found));
        assertEquals(3, PuzzleFile.read(Games.FASTEST, text).size());
        String good = file("good.json");
        Call again =
                Call.good(
                        "puzzles",
                        "fastest",
                        "--verify",
                        found,
                        "--effort",
                        "1",
                        "--seed",
                        "7",
                        "--out",
                        good);
        assertEquals(
                "3 of 3 keep their answer with 1 times the effort, seed 7; 0 of these are no longer"
                        + " clear.\n",
                again.out());
        assertEquals(text, Files.readString(Path.of(good)));
    }

    @Test
    void mistakesAreNamed() throws IOException {
        assertTrue(Call.mistake("puzzles", "poker").startsWith("There is no game \"poker\""));
        assertTrue(Call.mistake("puzzles", "cassino", "--count", "0").startsWith("--count"));
        String nonsense = file("nonsense.json");
        Files.writeString(Path.of(nonsense), "{}");
        assertTrue(
                Call.mistake("puzzles", "cassino", "--verify", nonsense)
                        .startsWith(nonsense + ": "));
    }
}
