package parlour.desktop;

import parlour.Games;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.setup.SetupForm;
import parlour.app.setup.SetupFormat;
import parlour.bare.Empty;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.store.DiskFolder;
import parlour.store.SettingsFile;

import java.awt.AWTException;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Opens a table of each game in the packaged program and prints what it keeps in memory, beside a
 * bare LibGDX window with the same Java and the same options.
 */
final class Memory {
    private static final String SIZE = "1280x720";
    private static final String LARGE = "1920x1080";
    private static final int OPENING_SECONDS = 6;
    private static final int RESTING_SECONDS = 15;

    /** So often somebody presses Enter while computers play, once a second. */
    private static final int PRESSES = 60;

    private final Path app;

    private Memory(Path app) {
        this.app = app;
    }

    /**
     * @param args the folder of the packaged program
     */
    public static void main(String[] args) throws Exception {
        Memory memory = new Memory(Path.of(args[0]));
        System.out.println("Megabytes resident; the last column counts shared pages in parts.");
        row("", "all", Stream.of(Smaps.Part.values()).map(part -> part.title).toList(), "in parts");
        memory.tables(SIZE);
        for (Game<?, ?, ?, ?> game : Games.all()) {
            print(game.id() + ", a minute of experts", memory.evening(game));
        }
        memory.tables(LARGE);
    }

    private void tables(String size) throws IOException, InterruptedException, AWTException {
        print("bare window, " + size, bare(size));
        for (Game<?, ?, ?, ?> game : Games.all()) {
            print(game.id() + ", " + size, table(size, game));
        }
    }

    private static void print(String what, Smaps memory) {
        List<String> parts =
                Stream.of(Smaps.Part.values())
                        .map(part -> rounded(memory.megabytes(part)))
                        .toList();
        row(what, rounded(memory.total()), parts, rounded(memory.shared()));
    }

    private static String rounded(double megabytes) {
        return String.format(Locale.ROOT, "%.0f", megabytes);
    }

    private static void row(String what, String all, List<String> parts, String shared) {
        System.out.printf("| %s | %s | %s | %s |%n", what, all, String.join(" | ", parts), shared);
    }

    /** With the Java of the package, its archive of classes and its options. */
    private Smaps bare(String size) throws IOException, InterruptedException {
        List<String> start = Files.readAllLines(app.resolve("bin/parlour"));
        String last = start.get(start.size() - 1);
        String options = last.replaceFirst(".*/bin/parlour\" ", "").replaceFirst(" -m .*", "");
        List<String> command = new ArrayList<>();
        command.add(app.resolve("lib/runtime/bin/parlour").toString());
        command.addAll(List.of(options.split(" ")));
        command.addAll(List.of("--add-modules", "parlour"));
        for (String name : List.of("", ".graphics", ".utils", ".backends.lwjgl3")) {
            command.add("--add-exports");
            command.add("parlour/com.badlogic.gdx" + name + "=ALL-UNNAMED");
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(Empty.class.getName());
        command.addAll(List.of(size.split("x")));
        command.add(app.resolve("lib/runtime").resolve(NativeLibraries.SHIPPED).toString());
        Process program = start(command);
        try {
            return rested(program);
        } finally {
            end(program);
        }
    }

    private Smaps table(String size, Game<?, ?, ?, ?> game)
            throws IOException, InterruptedException, AWTException {
        Path data = Files.createTempDirectory("parlour");
        settings(data, Map.of());
        Process program = start(command(size, data));
        try {
            sitDown(new DesktopRobot(program), program, game);
            return rested(program);
        } finally {
            end(program);
        }
    }

    /** Computers play as fast as they think, round after round. */
    private Smaps evening(Game<?, ?, ?, ?> game)
            throws IOException, InterruptedException, AWTException {
        Path data = Files.createTempDirectory("parlour");
        settings(data, Map.of("pace", Pace.INSTANT.name(), "setup." + game.id(), experts(game)));
        Process program = start(command(SIZE, data));
        try {
            DesktopRobot desktopRobot = new DesktopRobot(program);
            sitDown(desktopRobot, program, game);
            for (int i = 0; i < PRESSES; i++) {
                pass(program, 1);
                desktopRobot.press(KeyEvent.VK_ENTER);
            }
            return rested(program);
        } finally {
            end(program);
        }
    }

    /** The usual set-up with the strongest computer on every seat. */
    private static String experts(Game<?, ?, ?, ?> game) {
        SetupForm form = new SetupForm(game, seat -> "Player " + seat, new Rng(1));
        for (int seat = 0; seat < form.seats().size(); seat++) {
            if (form.seats().get(seat).computer().isEmpty()) {
                form.seatComputer(seat);
            }
            form.computer(seat, Game.EXPERT);
        }
        return SetupFormat.write(form);
    }

    private static void settings(Path data, Map<String, String> more) throws IOException {
        Map<String, String> settings = new HashMap<>(more);
        settings.put("language", Language.ENGLISH.name());
        SettingsFile.open(DiskFolder.at(data)).save(settings);
    }

    private List<String> command(String size, Path data) {
        return List.of(
                app.resolve("bin/parlour").toString(),
                "--seed",
                "1",
                "--windowed",
                size,
                "--data",
                data.toString());
    }

    private static Process start(List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("ALSOFT_DRIVERS", "null");
        return builder.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** From the menu to the table. */
    private static void sitDown(DesktopRobot desktopRobot, Process program, Game<?, ?, ?, ?> game)
            throws InterruptedException {
        pass(program, OPENING_SECONDS);
        for (int i = 0; i <= Games.all().indexOf(game); i++) {
            desktopRobot.press(KeyEvent.VK_DOWN);
            pass(program, 1);
        }
        for (int i = 0; i < 2; i++) {
            desktopRobot.press(KeyEvent.VK_ENTER);
            pass(program, 2);
        }
    }

    private static Smaps rested(Process program) throws IOException, InterruptedException {
        pass(program, RESTING_SECONDS);
        return Smaps.of(program.pid());
    }

    private static void pass(Process program, int seconds) throws InterruptedException {
        if (program.waitFor(seconds, TimeUnit.SECONDS)) {
            throw new IllegalStateException("it ended with status " + program.exitValue());
        }
    }

    private static void end(Process program) throws InterruptedException {
        program.destroy();
        program.waitFor();
    }
}
