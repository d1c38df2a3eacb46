package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.engine.Match;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

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
        assertTrue(call.lines().get(4).startsWith(binary + ": line 1: "), call.out());
        assertEquals(folder + ": it is a directory, not a file.", call.lines().get(5));
    }

    @Test
    void savesAreChecked() throws IOException {
        var rules = Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));
        var seats = List.of(SavedSeat.person("Ada"), SavedSeat.computer("Ben", "greedy"));
        var game =
                new SavedGame<>(Games.CASSINO, "mine", 0, seats, Map.of(), Match.begin(rules, 1));
        String save = folder.resolve("save.json").toString();
        Files.writeString(Path.of(save), game.write());
        assertEquals(save + ": ok\n", Call.good("check", save).out());
        Files.writeString(Path.of(save), game.write().replace("Ada", "Eve"));
        Call changed = Call.of("check", save);
        assertEquals(Arena.BAD_FILE, changed.status());
        assertTrue(
                changed.out().startsWith(save + ": would load only after a repair"), changed.out());
        Files.writeString(Path.of(save), "{\"format\":");
        assertTrue(Call.of("check", save).out().startsWith(save + ": line 1, column 11"));
    }

    @Test
    void filesOfTheOlderProgramsAreChecked() throws IOException {
        String old = folder.resolve("old.casino").toString();
        Files.writeString(Path.of(old), "CASINO Save file\n\nnonsense\n");
        Call bad = Call.of("check", old);
        assertEquals(Arena.BAD_FILE, bad.status());
        assertTrue(bad.out().startsWith(old + ": Line 3: "), bad.out());
        String deal = folder.resolve("old.txt").toString();
        Files.writeString(
                Path.of(deal), "CASSINO\nPLR13Ada10c 7s:\nCMP1Jc 2d:\nTBL3c\nTRNplr1\nEND\n");
        assertEquals(deal + ": ok\n", Call.good("check", deal).out());
    }

    @Test
    void aBadRecordIsNotReplayed() throws IOException {
        Files.writeString(Path.of(file), "parlour record\ngame: chess\n");
        assertEquals(
                file
                        + ": line 2: there is no game \"chess\": the games are cassino, crosswise"
                        + " and fastest.",
                Call.mistake("replay", file));
        assertTrue(Call.mistake("replay", file + "x").endsWith("there is no such file."));
    }

    @Test
    void programsCanBeRecordedToo() {
        record(file, TestBot.call("good") + ",greedy");
        assertEquals(file + ": ok\n", Call.good("check", file).out());
    }
}
