package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class RecordCommandTest {
    @TempDir Path folder;
    private String file;

    @BeforeEach
    void recordAGame() {
        file = folder.resolve("game.record").toString();
        Call call = record(file, "greedy,random");
        assertTrue(call.out().matches(".*game\\.record: written, seed 42, result \\d+ \\d+\n"));
    }

    private static Call record(String file, String players) {
        return Call.good("record", "cassino", "--players", players, "--seed", "42", "--out", file);
    }

    @Test
    void theSameSeedWritesTheSameFile() throws IOException {
        String again = folder.resolve("again.record").toString();
        record(again, "greedy,random");
        assertEquals(Files.readString(Path.of(file)), Files.readString(Path.of(again)));
    }

    @Test
    void aRecordIsPlayedAndItsLogPrinted() throws IOException {
        List<String> record = Files.readAllLines(Path.of(file));
        List<String> log = Call.good("replay", file).lines();
        assertEquals("Seat 1: greedy", log.get(1));
        assertEquals("Seat 2: random", log.get(2));
        assertTrue(log.get(3).matches("Round 1\\. (greedy|random) deals\\."), log.get(3));
        String result = record.get(record.size() - 1).replace("result: ", "");
        assertEquals("Result: " + result, log.get(log.size() - 1));
        assertTrue(log.get(log.size() - 2).matches("(greedy|random) wins the game\\."));
        long places = log.stream().filter(line -> line.contains(" places ")).count();
        assertEquals(record.stream().filter(line -> line.matches("\\w+")).count(), places);
        long captures = log.stream().filter(line -> line.contains(" and takes ")).count();
        assertEquals(record.stream().filter(line -> line.contains(" x ")).count(), captures);
    }

    @Test
    void equalNamesAreToldApartInTheLog() {
        record(file, "greedy,greedy");
        List<String> log = Call.good("replay", file).lines();
        assertTrue(log.stream().anyMatch(line -> line.startsWith("greedy (seat 2) p")));
    }

    @Test
    void goodFilesAreOk() {
        assertEquals(file + ": ok\n", Call.good("check", file).out());
    }

    @Test
    void badFilesAreNamedWithThePlaceOfTheProblem() throws IOException {
        String bad = folder.resolve("bad.record").toString();
        String text =
                Files.readString(Path.of(file)).replace("round 1\n", "round 1\nKs x Kd Kh Kc\n");
        Files.writeString(Path.of(bad), text);
        String missing = folder.resolve("missing").toString();
        String other = folder.resolve("other").toString();
        Files.writeString(Path.of(other), "Dear diary\n");
        String binary = folder.resolve("binary").toString();
        Files.write(Path.of(binary), new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
        Call call = Call.of("check", file, bad, missing, other, binary, folder.toString());
        assertEquals(Arena.BAD_FILE, call.status());
        assertEquals("", call.err());
        assertEquals(file + ": ok", call.lines().get(0));
        assertTrue(
                call.lines().get(1).startsWith(bad + ": line 9: Ks x Kc Kd Kh is not allowed. "),
                call.out());
        assertEquals(missing + ": there is no such file.", call.lines().get(2));
        assertTrue(call.lines().get(3).startsWith(other + ": line 1: "), call.out());
        assertEquals(binary + ": it is no UTF-8 text.", call.lines().get(4));
        assertEquals(folder + ": it is a directory, not a file.", call.lines().get(5));
    }

    @Test
    void aBadRecordIsNotReplayed() throws IOException {
        Files.writeString(Path.of(file), "parlour record\ngame: chess\n");
        assertEquals(
                file + ": line 2: there is no game \"chess\": the games are cassino.",
                Call.mistake("replay", file));
        assertTrue(Call.mistake("replay", file + "x").endsWith("there is no such file."));
    }

    @Test
    void programsCanBeRecordedToo() {
        record(file, TestBot.call("good") + ",greedy");
        assertEquals(file + ": ok\n", Call.good("check", file).out());
    }
}
