package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.record.SavedGame;
import parlour.store.DiskFolder;
import parlour.store.SettingsFile;
import parlour.text.BadInput;

import java.awt.AWTException;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The Debian package, unpacked into a fresh root, is the program as people get it. */
@Tag("installed")
class InstalledTest {
    private static final Path PACKAGE = Path.of(System.getProperty("parlour.package", ""));
    private static final int PERSON = 0;
    private static final long MOST_BYTES = 55_000_000;

    /** How often leaving is tried again, and for how many seconds it is waited each time. */
    private static final int MOST_TRIES = 2;

    private static final int A_WHILE = 8;
    private static final int PATIENCE_SECONDS = 60;
    private static final int MOST_KEYS = 200;

    @TempDir private Path root;

    @BeforeEach
    void unpack() throws IOException, InterruptedException {
        unpack(root);
    }

    /** Unpacks the package into a root. */
    static void unpack(Path root) throws IOException, InterruptedException {
        run("dpkg-deb", "--extract", PACKAGE.toString(), root.toString());
    }

    static void run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).inheritIO().start();
        assertEquals(0, process.waitFor(), String.join(" ", command));
    }

    @Test
    void itInstallsWhereThereIsNoDesktopAndFindsEverythingItNames() throws Exception {
        Path control = root.resolve("control");
        run("dpkg-deb", "--control", PACKAGE.toString(), control.toString());
        assertEquals(List.of(control.resolve("control")), files(control), "no script can fail");
        Path entry = root.resolve("usr/share/applications/parlour.desktop");
        List<String> lines = Files.readAllLines(entry);
        assertTrue(lines.stream().anyMatch(line -> line.matches("Exec=parlour( .*)?")));
        assertTrue(lines.contains("Icon=parlour"));
        assertTrue(lines.contains("MimeType=application/x-parlour;"));
        Path types = root.resolve("usr/share/mime/packages/parlour.xml");
        assertTrue(Files.readString(types).contains("type=\"application/x-parlour\""));
        assertTrue(Files.isExecutable(root.resolve("usr/bin/parlour")));
        assertTrue(Files.exists(root.resolve("usr/share/icons/hicolor/48x48/apps/parlour.png")));
        assertTrue(Files.exists(root.resolve("usr/share/doc/parlour/copyright")));
        long size = 0;
        for (Path file : files(root.resolve("usr"))) {
            size += Files.size(file);
        }
        assertTrue(size < MOST_BYTES, size + " bytes are installed");
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).filter(f -> !Files.isSymbolicLink(f)).toList();
        }
    }

    @Test
    void itOpensItsMenuPlaysAMoveAndQuits() throws Exception {
        Path data = home().resolve("parlour");
        SettingsFile.open(DiskFolder.at(data))
                .save(
                        Map.of(
                                "language",
                                Language.ENGLISH.name(),
                                "reducedMotion",
                                "true",
                                "pace",
                                Pace.INSTANT.name(),
                                "setup.cassino",
                                Scenes.SETUP));
        Path errors = root.resolve("errors.txt");
        Process program = start(errors);
        try {
            DesktopRobot desktopRobot = new DesktopRobot(program);
            desktopRobot.awaitPicture("menu");
            assertEquals(List.of(), strangeLibraries(program), "it brings its own libraries");
            assertEquals(List.of(), networkClasses(program), "nobody wants to play with others");
            play(desktopRobot, data);
            leave(desktopRobot);
            // On a busy machine a key may come before what should hear it.
            for (int i = 0; i < MOST_TRIES && !program.waitFor(A_WHILE, TimeUnit.SECONDS); i++) {
                leave(desktopRobot);
            }
            assertTrue(
                    program.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS),
                    () -> "it does not quit; it shows " + desktopRobot.shown());
            assertEquals(0, program.exitValue());
            assertEquals("", Files.readString(errors), "and has nothing to complain of");
        } finally {
            program.destroyForcibly();
        }
    }

    /** A name that has more than English letters. */
    private Path home() {
        return root.resolve("Jörgs hem");
    }

    /** Libraries of ours that were loaded from elsewhere than the package. */
    private List<String> strangeLibraries(Process program) throws IOException {
        try (Stream<String> mapped =
                Files.lines(Path.of("/proc", String.valueOf(program.pid()), "maps"))) {
            return mapped.filter(line -> line.matches(".*/lib(gdx|lwjgl|glfw|openal)[^/]*"))
                    .filter(line -> !line.contains(root + "/usr/lib/parlour/"))
                    .toList();
        }
    }

    /**
     * Classes of servers and connections that the program has loaded. Java looks at an interface as
     * soon as it checks a class that could call it; that starts nothing.
     */
    private static List<String> networkClasses(Process program) throws IOException {
        Process asked =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                                String.valueOf(program.pid()),
                                "VM.class_hierarchy")
                        .start();
        List<String> loaded = asked.inputReader().lines().toList();
        assertTrue(loaded.stream().anyMatch(line -> line.contains("parlour.app.App/")), "it tells");
        return loaded.stream()
                .filter(line -> !line.endsWith("(intf)"))
                .filter(
                        line ->
                                line.matches(
                                        ".*(org\\.eclipse\\.jetty|parlour\\.server|java\\.net\\.http)\\..*"))
                .toList();
    }

    private Process start(Path errors) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(
                        root.resolve("usr/bin/parlour").toString(),
                        "--seed",
                        "1",
                        "--windowed",
                        "1280x720");
        builder.environment().put("XDG_DATA_HOME", home().toString());
        // A session that knows English letters only.
        builder.environment().put("LC_ALL", "C");
        // Where there is no sound card, the sounds go nowhere instead of not being made.
        builder.environment().put("ALSOFT_DRIVERS", "null");
        return builder.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(errors.toFile())
                .start();
    }

    private static void play(DesktopRobot desktopRobot, Path data)
            throws IOException, AWTException, InterruptedException {
        desktopRobot.press(KeyEvent.VK_ENTER);
        desktopRobot.awaitPicture("setup");
        desktopRobot.press(KeyEvent.VK_ENTER);
        desktopRobot.await("a game that is saved", () -> saved(data).isPresent());
        // Cards that still fly do not listen: what has no effect is done again.
        desktopRobot.await(
                "a move",
                () -> {
                    desktopRobot.press(KeyEvent.VK_1);
                    desktopRobot.press(KeyEvent.VK_ENTER);
                    return happens(desktopRobot, () -> turns(data) > 0);
                });
    }

    /** The pause, the choice above going on, saving; then the last button of the menu. */
    private static void leave(DesktopRobot desktopRobot) throws InterruptedException {
        for (int key :
                new int[] {
                    KeyEvent.VK_ESCAPE,
                    KeyEvent.VK_UP,
                    KeyEvent.VK_UP,
                    KeyEvent.VK_ENTER,
                    KeyEvent.VK_ENTER
                }) {
            assertTrue(
                    desktopRobot.changes(key),
                    () -> "no answer to a key; it shows " + desktopRobot.shown());
        }
        while (desktopRobot.changes(KeyEvent.VK_DOWN)) {
            assertTrue(desktopRobot.presses() < MOST_KEYS, "the menu has no end");
        }
        assertFalse(desktopRobot.changes(KeyEvent.VK_RIGHT), "the last button has a row to itself");
        desktopRobot.press(KeyEvent.VK_ENTER);
    }

    private static boolean happens(DesktopRobot desktopRobot, BooleanSupplier so) {
        try {
            return desktopRobot.within(TimeUnit.SECONDS.toNanos(2), so);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** How often the person has played, by the file that is on the disk now. */
    private static long turns(Path data) {
        return saved(data).map(InstalledTest::turns).orElse(0L);
    }

    private static <S, M, V, E> long turns(SavedGame<S, M, V, E> game) {
        return game.match().history().stream()
                .filter(entry -> entry.move().isPresent())
                .filter(entry -> game.match().rules().turn(entry.before()) == PERSON)
                .count();
    }

    /** Read without the store, which would clear away what the program is just writing. */
    private static Optional<SavedGame<?, ?, ?, ?>> saved(Path data) {
        Path file = data.resolve("saves").resolve("game-1.json");
        try {
            return Files.exists(file)
                    ? Optional.of(SavedGame.read(Files.readString(file)).game())
                    : Optional.empty();
        } catch (IOException | BadInput e) {
            throw new AssertionError(e);
        }
    }
}
