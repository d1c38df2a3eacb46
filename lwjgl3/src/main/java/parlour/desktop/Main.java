package parlour.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.audio.Lwjgl3Audio;

import parlour.Games;
import parlour.app.App;
import parlour.app.Screen;
import parlour.app.platform.Platform;
import parlour.app.screen.AppNavigator;
import parlour.engine.Game;
import parlour.engine.WarmUp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Starts the game on a desktop. */
public final class Main {
    private static final String SHOWS_TABLE =
            "Parlour is open already, and shows the way to that table in there.";

    private static final int GOOD = 0;
    private static final int BAD = 1;
    private static final int UNCLEAR = 2;

    private Main() {}

    public static void main(String[] args) {
        OptionalInt again = LocaleRestart.restart();
        int status = again.isPresent() ? again.getAsInt() : start(args);
        if (status != GOOD) {
            System.exit(status);
        }
    }

    private static int start(String... args) {
        LocaleRestart.keepLanguage(System.getenv());
        CommandLine commandLine;
        try {
            commandLine = CommandLine.parse(args);
        } catch (CommandLine.Unclear e) {
            System.err.println(e.getMessage());
            return UNCLEAR;
        }
        if (commandLine.help()) {
            System.out.print(CommandLine.HELP);
            return GOOD;
        }
        if (commandLine.version()) {
            System.out.println("Parlour " + version());
            return GOOD;
        }
        OptionalInt elsewhere = FirstThread.restart(args);
        return elsewhere.isPresent() ? elsewhere.getAsInt() : open(commandLine);
    }

    static String version() {
        // From a file, because classes inside a linked runtime have no version information.
        try (InputStream in = Main.class.getResourceAsStream("/version.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int open(CommandLine commandLine) {
        if (!hasDisplay()) {
            return refuse(ExitMessage.NO_DISPLAY);
        }
        Path data;
        try {
            data = commandLine.data().orElseGet(DataFolder::ofThisMachine);
        } catch (InvalidPathException e) {
            return refuse(LocaleRestart.ADVICE);
        }
        OpenRequest request =
                new OpenRequest(commandLine.file().map(Path::toString).or(commandLine::link));
        try (Instance instance = Instance.claim(data, request, Instance.PATIENCE_NANOS)) {
            return switch (instance.role()) {
                case HANDED_OVER -> {
                    System.out.println(handedOver(commandLine));
                    yield GOOD;
                }
                case FIRST -> open(commandLine, instance, Optional.of(data));
                case GUEST -> {
                    System.err.println(
                            "Another Parlour has "
                                    + data
                                    + " and does not answer, so this one saves nothing there.");
                    yield open(commandLine, instance, Optional.empty());
                }
            };
        }
    }

    /** The message after handing over to a running program. */
    static String handedOver(CommandLine commandLine) {
        String done =
                commandLine
                        .file()
                        .map(file -> "Parlour is open already, and takes " + file + " in there.")
                        .or(() -> commandLine.link().map(link -> SHOWS_TABLE))
                        .orElse("Parlour is open already: its window was brought forward.");
        boolean more =
                commandLine.log()
                        || commandLine.seed().isPresent()
                        || commandLine.windowed().isPresent();
        return more ? done + " Other options count from its next start." : done;
    }

    /**
     * Opens the window and returns the exit status.
     *
     * @param data where games are saved; empty if they are not to be
     */
    private static int open(CommandLine commandLine, Instance instance, Optional<Path> data) {
        try {
            NativeLibraries.load(
                    Path.of(System.getProperty("java.home")), DataFolder::cacheOfThisMachine);
        } catch (IOException | UnsatisfiedLinkError e) {
            return refuse("Parlour could not load a library that it brings: " + e.getMessage());
        }
        DesktopPlatform platform =
                data.map(folder -> new DesktopPlatform(folder, commandLine.seed()))
                        .orElseGet(() -> DesktopPlatform.passing(commandLine.seed()));
        commandLine.link().ifPresent(platform::invited);
        if (commandLine.log()) {
            log(platform);
        }
        Optional<Throwable> problem = Optional.empty();
        try {
            run(commandLine, instance, platform);
        } catch (RuntimeException | Error e) {
            problem = Optional.of(e);
        }
        instance.deafen();
        boolean written = platform.close();
        if (problem.isEmpty()) {
            return GOOD;
        }
        ExitMessage.Games games =
                data.isEmpty()
                        ? ExitMessage.Games.NOT_KEPT
                        : written ? ExitMessage.Games.WRITTEN : ExitMessage.Games.UNWRITTEN;
        Throwable mistake = problem.get();
        return refuse(
                ExitMessage.missing(mistake)
                        .orElseGet(() -> ExitMessage.mistake(mistake, crashFolder(data), games)));
    }

    /** Beside the saved games; a window that saves none has its own folder for it. */
    private static Path crashFolder(Optional<Path> data) {
        try {
            return data.isPresent() ? data.get() : Files.createTempDirectory("parlour");
        } catch (IOException e) {
            return Path.of(System.getProperty("java.io.tmpdir"));
        }
    }

    private static void run(CommandLine commandLine, Instance instance, DesktopPlatform platform) {
        SecondStart second = new SecondStart();
        App app = new App(platform, opened -> opening(opened, second));
        platform.opened(app);
        commandLine.file().ifPresent(file -> app.windowEvents().dropped(List.of(file.toString())));
        instance.listen(request -> second.take(app, request));
        run(app, MainWindow.configuration(commandLine, platform, app));
    }

    /** The first screen; the computers warm up once it is shown. */
    private static Screen opening(App app, SecondStart second) {
        second.opened();
        Gdx.app.postRunnable(() -> Games.all().forEach(game -> warmUp(app, game)));
        return AppNavigator.first(app);
    }

    private static void warmUp(App app, Game<?, ?, ?, ?> game) {
        app.backgroundTasks()
                .attempt(
                        () -> {
                            WarmUp.of(game);
                            return game;
                        },
                        done -> {});
    }

    /** Opens the window, and returns when it is closed. */
    static void run(ApplicationListener app, Lwjgl3ApplicationConfiguration configuration) {
        new Lwjgl3Application(app, configuration) {
            @Override
            public Lwjgl3Audio createAudio(Lwjgl3ApplicationConfiguration wanted) {
                return new LateAudio(() -> super.createAudio(wanted));
            }
        };
    }

    private static int refuse(String why) {
        System.err.println(why);
        return BAD;
    }

    /** Starts the log of this run, and says where it is. */
    private static void log(DesktopPlatform platform) {
        Optional<Platform.Log> log = platform.log();
        if (log.isEmpty()) {
            System.err.println("There is no log: nothing of this window is kept.");
        } else if (log.get().start().isPresent()) {
            System.err.println("There is no log: " + log.get().place() + " cannot be written to.");
        } else {
            System.out.println("Every turn is logged, hidden cards too, in " + log.get().place());
        }
    }

    private static boolean hasDisplay() {
        boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
        return !linux || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    }

    private static boolean isSet(String variable) {
        String value = System.getenv(variable);
        return value != null && !value.isEmpty();
    }

    /** A window without a depth buffer, which only costs time in a flat game. */
    static Lwjgl3ApplicationConfiguration flat() {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setBackBufferConfig(8, 8, 8, 8, 0, 0, 0);
        return configuration;
    }

    /** Limits frames to what can be seen; at rest none are drawn, but input is polled as often. */
    static void pace(Lwjgl3ApplicationConfiguration configuration) {
        configuration.useVsync(true);
        configuration.setForegroundFPS(60);
        configuration.setIdleFPS(60);
    }
}
