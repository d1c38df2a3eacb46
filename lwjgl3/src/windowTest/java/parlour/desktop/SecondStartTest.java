package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.app.settings.Language;
import parlour.engine.Match;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.store.DiskFolder;
import parlour.store.SettingsFile;

import java.awt.Color;
import java.awt.Frame;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The real program, started a second time with the same folder while the first is open. */
class SecondStartTest {
    private static final Color COVER = new Color(0x77, 0x11, 0x99);
    private static final int PATIENCE_SECONDS = 60;

    @TempDir private Path root;
    private final List<Process> started = new ArrayList<>();
    private Path data;

    @BeforeEach
    void settings() throws IOException {
        data = root.resolve("data");
        keepSettings(data);
    }

    private static void keepSettings(Path folder) throws IOException {
        SettingsFile.open(DiskFolder.at(folder))
                .save(Map.of("language", Language.ENGLISH.name(), "reducedMotion", "true"));
    }

    @AfterEach
    void endAll() throws InterruptedException {
        for (Process process : started) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            process.waitFor();
        }
    }

    private Path said(Process program) {
        return root.resolve("said-" + started.indexOf(program));
    }

    /** Starts the program in the folder that its relative names are meant for. */
    private Process start(Map<String, String> environment, String... more) throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Main.class.getName()));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command).directory(root.toFile());
        builder.environment().put("ALSOFT_DRIVERS", "null");
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("XDG_CACHE_HOME", root.resolve("cache").toString());
        builder.environment().putAll(environment);
        Path output = root.resolve("said-" + started.size());
        Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
        started.add(process);
        return process;
    }

    /** How a program ended that is to end by itself. */
    private int ended(Process program) throws InterruptedException {
        assertTrue(program.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), () -> read(said(program)));
        return program.exitValue();
    }

    private Process start(String... more) throws IOException {
        return start(Map.of(), more);
    }

    /** Starts the program on the folder and waits until its menu is on the screen. */
    private Process open() throws Exception {
        Process first = start("--data", data.toString(), "--seed", "1", "--windowed", "1280x720");
        new DesktopRobot(first).awaitPicture("menu");
        return first;
    }

    private Path game() throws IOException {
        var rules = Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));
        List<SavedSeat> seats =
                List.of(
                        new SavedSeat("Anna", Optional.empty()),
                        new SavedSeat("Tom", Optional.of("greedy")));
        String text =
                new SavedGame<>(
                                Games.CASSINO,
                                "From elsewhere",
                                1,
                                seats,
                                Map.of(),
                                Match.begin(rules, 5))
                        .write();
        return Files.writeString(root.resolve("peli ä.parlour"), text);
    }

    @Test
    void itHandsItsFileOverAndTheWindowComesForward() throws Exception {
        DesktopRobot desktopRobot = new DesktopRobot(open());
        Frame cover = cover(desktopRobot);
        try {
            Process second = start("--data", "data", game().getFileName().toString());
            assertEquals(0, ended(second));
            assertEquals(
                    "Parlour is open already, and takes "
                            + root.resolve("peli ä.parlour")
                            + " in there.\n",
                    Files.readString(said(second)));
            desktopRobot.await("the window in front", () -> !middle(desktopRobot).equals(COVER));
            Path taken = data.resolve("saves").resolve("game-1.json");
            desktopRobot.await("the game that was taken in", () -> Files.exists(taken));
        } finally {
            cover.dispose();
        }
    }

    /** Lays something over the whole screen. */
    private static Frame cover(DesktopRobot desktopRobot) throws InterruptedException {
        Frame cover = new Frame();
        cover.setUndecorated(true);
        cover.setBackground(COVER);
        cover.setBounds(0, 0, 4000, 3000);
        cover.setVisible(true);
        desktopRobot.await("the cover", () -> middle(desktopRobot).equals(COVER));
        return cover;
    }

    private static Color middle(DesktopRobot desktopRobot) {
        BufferedImage picture = desktopRobot.picture();
        return new Color(picture.getRGB(picture.getWidth() / 2, picture.getHeight() / 2));
    }

    @Test
    void afterAKillTheNextOneHasTheFolder() throws Exception {
        Process killed = open();
        killed.destroyForcibly().waitFor();
        open();
        Process next = start("--data", data.toString());
        assertEquals(0, ended(next));
        assertEquals(
                "Parlour is open already: its window was brought forward.\n",
                Files.readString(said(next)));
    }

    @Test
    void besideOneThatHangsItTouchesNothing() throws Exception {
        Process hung = open();
        Frame cover = cover(new DesktopRobot(hung));
        signal("-STOP", hung);
        try {
            Map<String, String> before = contents();
            Process guest =
                    start("--data", data.toString(), "--log", game().getFileName().toString());
            DesktopRobot desktopRobot = new DesktopRobot(guest);
            desktopRobot.await("its word", () -> read(said(guest)).contains("saves nothing there"));
            desktopRobot.await(
                    "its window",
                    () ->
                            !middle(desktopRobot).equals(COVER)
                                    && !middle(desktopRobot).equals(Color.BLACK));
            assertEquals(before, contents());
            guest.destroy();
            guest.waitFor();
            assertEquals(before, contents());
        } finally {
            signal("-CONT", hung);
            cover.dispose();
        }
    }

    private static void signal(String signal, Process program) throws Exception {
        assertEquals(
                0,
                new ProcessBuilder("kill", signal, String.valueOf(program.pid()))
                        .start()
                        .waitFor());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return "";
        }
    }

    /** Every file of the folder with what is in it. */
    private Map<String, String> contents() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.toList()) {
                contents.put(
                        file.toString(), Files.isRegularFile(file) ? Files.readString(file) : "");
            }
        }
        return contents;
    }

    @Test
    void nonsenseDoesNotEndTheFirst() throws Exception {
        Process first = open();
        Path address = Path.of(Files.readString(data.resolve("lock")).strip());
        for (String nonsense :
                new String[] {"", "\u0000", "parlour open 1\n\u0000", "x".repeat(99)}) {
            try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
                channel.connect(UnixDomainSocketAddress.of(address));
                channel.write(ByteBuffer.wrap(nonsense.getBytes(StandardCharsets.UTF_8)));
            }
        }
        Process second = start("--data", data.toString());
        assertEquals(0, ended(second));
        assertTrue(first.isAlive());
    }

    @Test
    void anotherFolderIsAnotherProgram() throws Exception {
        open();
        Path other = root.resolve("other");
        keepSettings(other);
        Process second = start("--data", other.toString());
        new DesktopRobot(second)
                .await("its own lock", () -> !read(other.resolve("lock")).isBlank());
        assertNotEquals(read(data.resolve("lock")), read(other.resolve("lock")));
    }

    @Test
    void aSessionThatKnowsEnglishLettersOnlyFindsEveryFolder() throws Exception {
        Path named = root.resolve("Jörgin pelit").resolve("parlour");
        keepSettings(named);
        Process first =
                start(
                        Map.of("LC_ALL", "C", "XDG_DATA_HOME", named.getParent().toString()),
                        "--seed",
                        "1",
                        "--windowed",
                        "1280x720",
                        game().getFileName().toString());
        DesktopRobot desktopRobot = new DesktopRobot(first);
        Path taken = named.resolve("saves").resolve("game-1.json");
        desktopRobot.await("the game in its folder", () -> Files.exists(taken));
        assertEquals("", read(said(first)), "and has nothing to complain of");
        Process second = start("--data", named.toString());
        assertEquals(0, ended(second));
        assertFalse(read(said(second)).contains("does not answer"));
    }
}
