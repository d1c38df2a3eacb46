package parlour.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import com.badlogic.gdx.backends.lwjgl3.audio.Lwjgl3Audio;
import com.badlogic.gdx.utils.GdxRuntimeException;

import parlour.Games;
import parlour.app.App;
import parlour.app.Screen;
import parlour.app.Settings;
import parlour.app.WindowPlace;
import parlour.app.screen.Lobby;
import parlour.engine.Game;
import parlour.engine.Rehearsal;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Starts the game on a desktop. */
public final class Main {
    private static final String NO_DISPLAY =
            "Parlour needs a screen and found none: start it from a desktop session, "
                    + "or, to try it without one, install xvfb and run it through xvfb-run -a.";
    private static final Options.Size USUAL = new Options.Size(1280, 720);

    /** A long evening's games; more begins another file. */
    private static final long LOG_BYTES = 2_000_000;

    /** So much of a window must be above the lower edge of the screen. */
    private static final int EDGE = 60;

    private static final int GOOD = 0;
    private static final int BAD = 1;

    private Main() {}

    public static void main(String[] args) {
        Options options;
        try {
            options = Options.parse(args);
        } catch (Options.Unclear e) {
            System.err.println(e.getMessage());
            System.exit(2);
            return;
        }
        if (options.help()) {
            System.out.print(Options.HELP);
        } else if (options.version()) {
            System.out.println("Parlour " + version());
        } else {
            start(options, args);
        }
    }

    private static void start(Options options, String[] args) {
        OptionalInt elsewhere = FirstThread.restart(args);
        if (elsewhere.isPresent()) {
            System.exit(elsewhere.getAsInt());
        }
        int status = open(options);
        if (status != GOOD) {
            System.exit(status);
        }
    }

    static String version() {
        // A file, since classes inside a linked runtime know of no version of their own.
        try (InputStream in = Main.class.getResourceAsStream("/version.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int open(Options options) {
        if (!hasDisplay()) {
            return noDisplay();
        }
        Path data = options.data().orElseGet(DataFolder::ofThisMachine);
        DesktopPlatform platform = new DesktopPlatform(data, options.seed());
        if (options.log()) {
            log(platform, data.resolve("logs"));
        }
        App app = new App(platform, Main::opening);
        options.file().ifPresent(file -> app.dropped(List.of(file.toString())));
        try {
            run(app, configuration(options, platform, app));
            return GOOD;
        } catch (GdxRuntimeException e) {
            if (e.getMessage() != null && e.getMessage().contains("GLFW")) {
                return noDisplay();
            }
            return stopped(data, e);
        } catch (RuntimeException | Error e) {
            return stopped(data, e);
        } finally {
            platform.close();
        }
    }

    /** The first screen; once it is seen, the computers rehearse. */
    private static Screen opening(App app) {
        Gdx.app.postRunnable(() -> Games.all().forEach(game -> rehearse(app, game)));
        return Lobby.first(app);
    }

    private static void rehearse(App app, Game<?, ?, ?, ?> game) {
        app.browse(
                () -> {
                    Rehearsal.of(game);
                    return game;
                },
                rehearsed -> {});
    }

    /** Opens the window, and comes back when it is closed. */
    static void run(ApplicationListener app, Lwjgl3ApplicationConfiguration configuration) {
        new Lwjgl3Application(app, configuration) {
            @Override
            public Lwjgl3Audio createAudio(Lwjgl3ApplicationConfiguration wanted) {
                return new LateAudio(() -> super.createAudio(wanted));
            }
        };
    }

    private static int noDisplay() {
        System.err.println(NO_DISPLAY);
        return BAD;
    }

    /** Begins the log of this run, and says where it is. */
    private static void log(DesktopPlatform platform, Path folder) {
        LogFiles files = new LogFiles(folder, LOG_BYTES, LocalDateTime::now);
        try {
            files.begin();
            platform.log(files);
            System.out.println("Every turn is logged, hidden cards too, in " + files.file());
            files.write(
                    "Parlour %s, Java %s, %s %s"
                            .formatted(
                                    version(),
                                    System.getProperty("java.version"),
                                    System.getProperty("os.name"),
                                    System.getProperty("os.version")));
        } catch (IOException e) {
            System.err.println("There is no log: " + folder + " cannot be written to.");
        }
    }

    /** A mistake of ours: the details go into a file, the person gets a sentence. */
    private static int stopped(Path data, Throwable mistake) {
        StringWriter details = new StringWriter();
        mistake.printStackTrace(new PrintWriter(details));
        Path file = data.resolve("crash.txt");
        try {
            Files.createDirectories(data);
            Files.writeString(file, "Parlour " + version() + "\n" + details);
            System.err.println(
                    "Parlour had to stop because of a mistake of its own. Your game is saved up to"
                            + " the last move; please send us "
                            + file
                            + ".");
        } catch (IOException e) {
            System.err.println("Parlour had to stop because of a mistake of its own: " + mistake);
        }
        return BAD;
    }

    private static boolean hasDisplay() {
        boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
        return !linux || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    }

    private static boolean isSet(String variable) {
        String value = System.getenv(variable);
        return value != null && !value.isEmpty();
    }

    /** A window without depth: in a flat game that only costs time. */
    static Lwjgl3ApplicationConfiguration flat() {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setBackBufferConfig(8, 8, 8, 8, 0, 0, 0);
        return configuration;
    }

    /** As many frames as can be seen; at rest none, but it looks as often for a reason to draw. */
    static void pace(Lwjgl3ApplicationConfiguration configuration) {
        configuration.useVsync(true);
        configuration.setForegroundFPS(60);
        configuration.setIdleFPS(60);
    }

    private static Lwjgl3ApplicationConfiguration configuration(
            Options options, DesktopPlatform platform, App app) {
        Lwjgl3ApplicationConfiguration configuration = flat();
        configuration.setTitle("Parlour");
        place(configuration, options, new Settings(platform.settings()).window());
        configuration.setWindowSizeLimits(Settings.LEAST_WIDTH, Settings.LEAST_HEIGHT, -1, -1);
        configuration.setWindowIcon(
                "icons/parlour-128.png",
                "icons/parlour-48.png",
                "icons/parlour-32.png",
                "icons/parlour-16.png");
        pace(configuration);
        configuration.setWindowListener(
                new Lwjgl3WindowAdapter() {
                    @Override
                    public boolean closeRequested() {
                        return app.mayQuit();
                    }

                    @Override
                    public void filesDropped(String[] files) {
                        app.dropped(List.of(files));
                    }
                });
        return configuration;
    }

    /**
     * The size that was asked for; else size and place of the last time, where that is in sight.
     */
    private static void place(
            Lwjgl3ApplicationConfiguration configuration,
            Options options,
            Optional<WindowPlace> last) {
        Options.Size usual =
                last.map(place -> new Options.Size(place.width(), place.height())).orElse(USUAL);
        Options.Size size = options.windowed().orElse(usual);
        configuration.setWindowedMode(size.width(), size.height());
        if (options.windowed().isEmpty() && last.isPresent() && inSight(last.get())) {
            configuration.setWindowPosition(last.get().x(), last.get().y());
        }
    }

    /** Whether the upper edge, by which a window is moved, can be reached. */
    private static boolean inSight(WindowPlace place) {
        for (Graphics.Monitor monitor : Lwjgl3ApplicationConfiguration.getMonitors()) {
            Graphics.DisplayMode mode = Lwjgl3ApplicationConfiguration.getDisplayMode(monitor);
            int middle = place.x() + place.width() / 2;
            boolean across = middle >= monitor.virtualX && middle < monitor.virtualX + mode.width;
            boolean down =
                    place.y() >= monitor.virtualY
                            && place.y() < monitor.virtualY + mode.height - EDGE;
            if (across && down) {
                return true;
            }
        }
        return false;
    }
}
