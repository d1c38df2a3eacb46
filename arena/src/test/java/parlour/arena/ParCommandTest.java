package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class ParCommandTest {
    @TempDir Path folder;
    private String file;

    @BeforeEach
    void nameAFile() {
        file = folder.resolve("game.record").toString();
    }

    private void record(String... args) {
        String[] all = new String[args.length + 3];
        all[0] = "record";
        System.arraycopy(args, 0, all, 1, args.length);
        all[args.length + 1] = "--out";
        all[args.length + 2] = file;
        Call.good(all);
    }

    private static double real(Json seat, String name) throws BadInput {
        return ((Number) seat.get(name).tree()).doubleValue();
    }

    private List<Json> rounds() throws BadInput {
        return JsonReader.read(Call.good("par", file, "--plays", "2", "--json").out())
                .get("rounds")
                .list();
    }

    @Test
    void luckOfAllSeatsIsNothingAndParAndPlayMakeTheResult() throws BadInput {
        record("cassino", "--players", "greedy,random", "--seed", "3", "--rules", "target=0");
        Json round = rounds().get(0);
        double luck = 0;
        for (Json seat : round.get("seats").list()) {
            luck += real(seat, "luck");
            assertEquals(real(seat, "result"), real(seat, "par") + real(seat, "play"), 1e-9);
        }
        assertEquals(0, luck, 1e-9);
    }

    @Test
    void whereThePointsAreBadFewerAreBetterPlay() throws BadInput {
        record(
                "cassino",
                "--players",
                "greedy,random",
                "--seed",
                "3",
                "--rules",
                "laisto,target=0");
        for (Json seat : rounds().get(0).get("seats").list()) {
            double fewer = real(seat, "par") - real(seat, "result");
            assertEquals(fewer, real(seat, "play"), 1e-9);
        }
    }

    @Test
    void everyRoundHasItsLinesAndTheGameItsSums() {
        record("cassino", "--players", "greedy,random", "--seed", "3");
        String out = Call.good("par", file, "--plays", "2").out();
        assertTrue(out.contains("\nRound 1\n"), out);
        assertTrue(out.contains("\nRound 2\n"), out);
        assertTrue(out.contains("\nAll finished rounds\n"), out);
    }

    @Test
    void aRoundThatIsNotOverHasParButNoResult() throws BadInput, IOException {
        record("fastest", "--players", "hard,random", "--seed", "3");
        List<String> lines = Files.readAllLines(Path.of(file));
        Files.write(Path.of(file), unfinished(lines));
        Json seat = rounds().get(0).get("seats").list().get(0);
        assertTrue(seat.find("result").isEmpty());
        assertTrue(seat.find("play").isEmpty());
        String out = Call.good("par", file, "--plays", "2").out();
        assertTrue(out.contains("not over"), out);
    }

    /** The record without its last move and its result. */
    private static List<String> unfinished(List<String> lines) {
        int end = lines.size() - 1;
        while (lines.get(end).isBlank() || lines.get(end).startsWith("result")) {
            end--;
        }
        return lines.subList(0, end);
    }

    @Test
    void aBrokenRecordIsRefused() throws IOException {
        Files.writeString(Path.of(file), "nonsense");
        assertTrue(Call.mistake("par", file).startsWith(file + ": "));
        assertEquals(
                "--plays must be a whole number from 2 to 100000, not \"1\".",
                Call.mistake("par", file, "--plays", "1"));
    }
}
