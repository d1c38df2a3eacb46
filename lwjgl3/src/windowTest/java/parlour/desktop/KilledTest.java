package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.settings.Pace;
import parlour.engine.Rng;
import parlour.record.SavedGame;
import parlour.store.DiskFolder;
import parlour.store.OpenedFile;
import parlour.store.SaveStore;
import parlour.store.SettingsFile;
import parlour.text.BadInput;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Whenever the program is killed while it plays, the game is there up to the last move or two. */
@Tag("killed")
class KilledTest {
    private static final int RUNS = Integer.getInteger("parlour.kills", 20);
    private static final Map<String, String> SETTINGS =
            Map.of(
                    "pace",
                    Pace.INSTANT.name(),
                    "reducedMotion",
                    "true",
                    "setup.cassino",
                    """
                    {"seats":[{"name":"Anna"},{"name":"Tom","computer":"greedy"}],"options":{}}
                    """);
    private static final int MOST_STEPS = 30;
    private static final int LONGEST_NANOS = 40_000_000;

    /** How far a game was when it was last heard of. */
    private record Heard(long seed, int length) {
        static Heard of(String line) {
            String[] words = line.split(" ");
            return new Heard(Long.parseLong(words[0]), Integer.parseInt(words[1]));
        }
    }

    @TempDir private Path data;

    @Test
    void theGameIsThereUpToTheMoveBeingMade() throws Exception {
        SettingsFile.open(DiskFolder.at(data)).save(SETTINGS);
        Rng rng = new Rng(Long.getLong("parlour.seed", 1));
        Optional<Heard> before = Optional.empty();
        int wentOn = 0;
        for (int run = 0; run < RUNS; run++) {
            Heard last = playAndKill(rng);
            int found = found(last);
            int behind = last.length() - found;
            assertTrue(
                    behind == 0 || behind == 1 || behind == -1,
                    "run " + run + ": heard of " + last + ", found " + found);
            Map<String, String> settings = SettingsFile.open(DiskFolder.at(data)).load().settings();
            assertEquals(SETTINGS.get("pace"), settings.get("pace"), "settings are there too");
            if (before.isPresent() && before.get().seed() == last.seed()) {
                assertTrue(last.length() >= before.get().length() - 1, "no game goes back");
                wentOn++;
            }
            before = Optional.of(last);
        }
        // A game that has ended is followed by another.
        assertTrue(wentOn > RUNS / 2, "games went on from run to run: " + wentOn);
    }

    /** Kills a run a moment after some step of its game. */
    private Heard playAndKill(Rng rng) throws IOException, InterruptedException {
        Process program = start();
        try (BufferedReader output =
                new BufferedReader(
                        new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
            int steps = 1 + rng.below(MOST_STEPS);
            String last = output.readLine();
            for (int step = 1; step < steps && last != null; step++) {
                last = output.readLine();
            }
            long end = System.nanoTime() + rng.below(LONGEST_NANOS);
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            program.toHandle().destroyForcibly();
            // What it said before it died is still in the pipe.
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                last = line;
            }
            program.waitFor();
            assertTrue(last != null, "it said something before it was killed");
            return Heard.of(last);
        } finally {
            program.destroyForcibly();
        }
    }

    private Process start() throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KeyPressingProgram.class.getName(),
                        "--data",
                        data.toString(),
                        "--windowed",
                        "900x600");
        builder.environment().put("ALSOFT_DRIVERS", "null");
        // Without letters it would start itself again, and the wrong one would be killed.
        builder.environment().put("LC_ALL", "C.UTF-8");
        return builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    /** How far the game is that can be continued; before the first save, not begun. */
    private int found(Heard last) throws IOException, BadInput {
        SaveStore store = SaveStore.open(DiskFolder.at(data.resolve("saves")));
        Optional<Integer> found = Optional.empty();
        for (SaveStore.Entry entry : store.list()) {
            OpenedFile openedFile = store.load(entry.id());
            assertTrue(openedFile instanceof OpenedFile.Fine, "nothing is damaged: " + openedFile);
            SavedGame<?, ?, ?, ?> game = SavedGame.read(openedFile.found().orElseThrow()).game();
            if (game.match().seed() == last.seed()) {
                found = Optional.of(game.match().length());
            }
        }
        return found.orElse(-1);
    }
}
