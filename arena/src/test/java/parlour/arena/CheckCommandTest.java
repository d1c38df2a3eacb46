package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.engine.Match;
import parlour.fair.FairDeal;
import parlour.fair.Proof;
import parlour.json.JsonReader;
import parlour.record.Envelope;
import parlour.record.RecordWriter;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Files that need a repair, that are none, and that were made to do harm. */
class CheckCommandTest {
    @TempDir Path folder;
    private String good;

    @BeforeEach
    void save() throws IOException {
        good = file("good.json", game());
    }

    private static String game() {
        var rules = Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));
        var seats = List.of(SavedSeat.person("Ada"), SavedSeat.computer("Ben", "greedy"));
        return new SavedGame<>(Games.CASSINO, "mine", 0, seats, Map.of(), Match.begin(rules, 1))
                .write();
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    /** The game with something changed in its position, and a checksum that fits. */
    private static String stamped(String from, String to, boolean moves) throws BadInput {
        Map<String, Object> tree = new LinkedHashMap<>();
        JsonReader.read(game().replaceFirst(from, to))
                .get("game")
                .fields()
                .forEach((name, json) -> tree.put(name, json.tree()));
        if (!moves) {
            tree.remove("moves");
        }
        return Envelope.write(SavedGame.FORMAT, tree);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"turn\": \\d | \"turn\": 9   | true  | The position was damaged",
                "\"dealer\": \\d | \"dealer\": 3 | true  | The position was damaged",
                "\"table\": \"\\w+ | \"table\": \"Zz | true | The position was damaged",
                "\"round\": 1  | \"round\": 2  | true  | The moves so far are lost",
                "\"round\": 1  | \"round\": 1  | false | The moves so far are lost",
                "\"deck\": \"\\w+ | \"deck\": \" | false | The hidden order was lost",
            })
    void theRepairOfASaveIsNamedEvenWhereItsChecksumFits(
            String from, String to, boolean moves, String repair) throws Exception {
        String bad = file("bad.json", stamped(from, to, moves));
        Call call = Call.of("check", bad, good);
        assertEquals(Arena.BAD_FILE, call.status());
        assertTrue(
                call.lines()
                        .get(0)
                        .startsWith(
                                bad
                                        + ": would load only after a repair that somebody confirms."
                                        + " "
                                        + repair),
                call.out());
        assertEquals(good + ": ok", call.lines().get(call.lines().size() - 1));
    }

    @Test
    void aCardThatIsThereTwiceIsARepair() throws Exception {
        String table = game().replaceFirst("(?s).*\"table\": \"(\\w+) .*", "$1");
        String twice = stamped("\"deck\": \"\\w+", "\"deck\": \"" + table, true);
        Call call = Call.of("check", file("twice.json", twice));
        assertEquals(Arena.BAD_FILE, call.status());
        assertTrue(call.out().contains("The position was damaged: it was restored"), call.out());
    }

    @Test
    void theProofOfARecordIsChecked() throws Exception {
        String secret = "5e".repeat(32);
        var salts = new TreeMap<>(Map.of(0, "01".repeat(16), 1, "02".repeat(16)));
        var rules = Games.CROSSWISE.rules(2, Games.CROSSWISE.presets().get("house"));
        var match = Match.begin(rules, FairDeal.seed(secret, salts));
        while (rules.game(match.state()).isEmpty()) {
            match.play(rules.moves(match.state(), 1).get(0));
        }
        Proof proof = Proof.of(secret, salts, RecordWriter.moves(Games.CROSSWISE, match));
        String record =
                RecordWriter.write(
                        Games.CROSSWISE, match, List.of("Ada", "Ben"), Optional.of(proof));
        String fair = file("fair.txt", record);
        String says =
                ": ok, and its deals follow from the secret and the numbers that the players added";
        assertEquals(List.of(fair + says), Call.of("check", fair).lines());
        for (String old :
                List.of("5e5e5e", "010101", "020202", proof.commitment(), proof.moves())) {
            char other = old.charAt(0) == '6' ? '7' : '6';
            String changed = record.replaceFirst(old, other + old.substring(1));
            Call call = Call.of("check", file("unfair.txt", changed));
            assertEquals(Arena.BAD_FILE, call.status(), changed);
            assertTrue(call.out().contains("$ (line 7, column 8): "), call.out());
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void pipesAndDevicesAreRefusedAtOnce() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        for (String odd : List.of(pipe.toString(), "/dev/zero")) {
            String says = odd + ": This is not a file but a pipe or a device: choose a file.";
            assertTimeoutPreemptively(
                    Duration.ofSeconds(30),
                    () -> {
                        assertEquals(
                                List.of(says, good + ": ok"), Call.of("check", odd, good).lines());
                        assertEquals(says, Call.mistake("replay", odd));
                        assertEquals(says, Call.mistake("review", odd));
                        assertEquals(says, recorded(odd));
                    });
        }
    }

    private static String recorded(String out) {
        return Call.mistake(
                "record", "cassino", "--players", "greedy,random", "--seed", "1", "--out", out);
    }

    @Test
    void aFileThatEatsMemoryIsRefusedAndTheNextIsReadAllTheSame() throws Exception {
        String name = "n".repeat(900_000);
        String names = file("names.json", "{\"" + name + "\":[0" + ",0".repeat(499_999) + "]}");
        List<String> said = smallHeap("-Xmx64m", "check", names, good);
        assertEquals(
                List.of(
                        names + ": line 1, column 2: this name is longer than 200 characters.",
                        good + ": ok"),
                said);
    }

    @Test
    void whereThereIsNoMemoryForAFileThatIsSaidAndTheNextIsRead() throws Exception {
        String large = file("large.record", "parlour record\n" + "# \n".repeat(5_500_000));
        String says =
                large
                        + ": The file needs more memory than there is, so it was not opened: it is"
                        + " damaged, or not a file of this program.";
        assertEquals(List.of(says, good + ": ok"), smallHeap("-Xmx24m", "check", large, good));
        assertEquals(List.of(says), smallHeap("-Xmx24m", "replay", large));
        assertEquals(List.of(says), smallHeap("-Xmx24m", "review", large));
    }

    /** What the arena says as a program of its own with little memory. */
    private static List<String> smallHeap(String most, String... args) throws Exception {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                most,
                                "-XX:+UseSerialGC",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Arena.class.getName()));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.lines().toList();
    }

    @Test
    void anAnswerOfABotThatEatsMemoryIsAFault() {
        String answer =
                "{\"" + "n".repeat(30_000) + "\":[0" + ",0".repeat(16_000) + "],\"move\":\"2d\"}";
        BadInput bad = assertThrows(BadInput.class, () -> BotAnswer.move(answer));
        assertEquals("arena.fault.notJson", bad.phrase().key());
    }
}
