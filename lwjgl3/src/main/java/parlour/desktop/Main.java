package parlour.desktop;

import com.badlogic.gdx.Preferences;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import com.badlogic.gdx.utils.GdxRuntimeException;

import parlour.app.App;
import parlour.app.screen.Lobby;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalInt;

/** Starts the game on a desktop. */
public final class Main {
    private static final String NO_DISPLAY =
            "Parlour needs a screen and found none: start it from a desktop session, "
                    + "or, to try it without one, install xvfb and run it through xvfb-run -a.";
    private static final Options.Size USUAL = new Options.Size(1280, 720);

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
        App app = new App(platform, Lobby::first);
        try {
            Preferences settings = SafePreferences.in(data, platform::later);
            // The window asks for them before this constructor is through.
            new Lwjgl3Application(app, configuration(options, app)) {
                @Override
                public Preferences getPreferences(String name) {
                    return settings;
                }
            };
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

    private static int noDisplay() {
        System.err.println(NO_DISPLAY);
        return BAD;
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

    private static Lwjgl3ApplicationConfiguration configuration(Options options, App app) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        Options.Size size = options.windowed().orElse(USUAL);
        configuration.setTitle("Parlour");
        configuration.setWindowedMode(size.width(), size.height());
        configuration.setWindowSizeLimits(900, 600, -1, -1);
        configuration.setWindowIcon(
                "icons/parlour-128.png",
                "icons/parlour-48.png",
                "icons/parlour-32.png",
                "icons/parlour-16.png");
        configuration.useVsync(true);
        configuration.setForegroundFPS(60);
        configuration.setIdleFPS(30);
        configuration.setWindowListener(
                new Lwjgl3WindowAdapter() {
                    @Override
                    public boolean closeRequested() {
                        return app.mayQuit();
                    }
                });
        return configuration;
    }
}
