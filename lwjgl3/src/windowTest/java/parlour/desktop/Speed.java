package parlour.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;

import parlour.Games;
import parlour.app.App;
import parlour.app.cassino.CassinoModule;
import parlour.app.cassino.Watched;
import parlour.app.platform.Platform;
import parlour.app.screen.AppNavigator;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.engine.Game;
import parlour.engine.Rng;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Measures the table and the first frame against a bare LibGDX window, in the same run. */
final class Speed {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final int TURNS = 3;
    private static final int STARTS = 5;
    private static final double WARM_UP = 4;
    private static final double SECONDS = 6;
    private static final String FIRST_FRAME = "first frame";

    private Speed() {}

    public static void main(String[] args) throws IOException {
        if (args.length > 0 && args[0].equals("moving")) {
            moving();
            return;
        }
        if (args.length > 0) {
            startUp(args[0]);
            return;
        }
        System.out.printf("%d×%d, %s%n", WIDTH, HEIGHT, System.getProperty("java.vm.version"));
        moving();
        thinking();
        starting();
    }

    /** Whose window is measured. */
    private enum Whose {
        /** As any LibGDX program opens it. */
        BARE(Lwjgl3ApplicationConfiguration::new, Lwjgl3Application::new),
        OURS(Main::flat, Main::run);

        private final Supplier<Lwjgl3ApplicationConfiguration> configuration;
        private final BiConsumer<ApplicationListener, Lwjgl3ApplicationConfiguration> running;

        Whose(
                Supplier<Lwjgl3ApplicationConfiguration> configuration,
                BiConsumer<ApplicationListener, Lwjgl3ApplicationConfiguration> running) {
            this.configuration = configuration;
            this.running = running;
        }

        void open(ApplicationListener listener, Path data, int fps, boolean audio) {
            Lwjgl3ApplicationConfiguration wanted = configuration.get();
            wanted.setWindowedMode(WIDTH, HEIGHT);
            wanted.useVsync(false);
            wanted.disableAudio(!audio);
            wanted.setForegroundFPS(fps);
            wanted.setIdleFPS(fps == 0 ? 10_000 : fps);
            wanted.setPreferencesConfig(data.toString(), FileType.Absolute);
            running.accept(listener, wanted);
        }
    }

    /** The table and the bare window take turns, so that both meet the same machine. */
    private static void moving() throws IOException {
        List<FrameMeasurement.Figures> bare = new ArrayList<>();
        List<FrameMeasurement.Figures> table = new ArrayList<>();
        float[] width = {100};
        for (int turn = 0; turn < TURNS; turn++) {
            table.add(stirredTable(width));
            bare.add(measure(Whose.BARE, new BareSprites(width[0]), () -> {}, 0, SECONDS));
        }
        print("52 plain sprites", bare);
        print("52 cards on the table", table);
        System.out.printf(
                "%-24s %.2f of the bare window, %.2f by CPU%n",
                "",
                fps(table).perSecond() / fps(bare).perSecond(),
                fps(bare).cpu() / fps(table).cpu());
    }

    private record Middle(double perSecond, double percentile99, double cpu) {}

    private static Middle fps(List<FrameMeasurement.Figures> turns) {
        return new Middle(
                median(turns.stream().mapToDouble(FrameMeasurement.Figures::fps).toArray()),
                median(
                        turns.stream()
                                .mapToDouble(FrameMeasurement.Figures::percentile99)
                                .toArray()),
                median(turns.stream().mapToDouble(FrameMeasurement.Figures::cpu).toArray()));
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    private static void print(String what, List<FrameMeasurement.Figures> turns) {
        System.out.printf(
                "%-24s %6.1f fps, 99th percentile %5.1f ms, %4.1f ms of CPU, %d draw calls%n",
                what,
                fps(turns).perSecond(),
                fps(turns).percentile99(),
                fps(turns).cpu(),
                turns.get(0).drawCalls());
    }

    private static FrameMeasurement.Figures measure(
            Whose whose, ApplicationListener listener, Runnable eachFrame, int fps, double seconds)
            throws IOException {
        FrameMeasurement frameMeasurement =
                new FrameMeasurement(listener, eachFrame, WARM_UP, seconds);
        whose.open(frameMeasurement, Files.createTempDirectory("parlour"), fps, false);
        return frameMeasurement.figures();
    }

    private static FrameMeasurement.Figures stirredTable(float[] width) throws IOException {
        App app = new App(calm(), Speed::table);
        Rng rng = new Rng(1);
        return measure(
                Whose.OURS,
                app,
                () ->
                        Watched.on(app.screen())
                                .ifPresent(
                                        table -> {
                                            table.stir(rng);
                                            width[0] = table.stirredWidth(app.scale());
                                        }),
                0,
                SECONDS);
    }

    private static Platform calm() throws IOException {
        return new CalmPlatform(Files.createTempDirectory("parlour"), 7);
    }

    /** A table where nobody moves unless asked. */
    private static TableScreen<?, ?, ?, ?> table(App app) {
        app.settings().pace(Pace.STEP);
        return table(app, Optional.empty());
    }

    private static TableScreen<?, ?, ?, ?> table(App app, Optional<String> computer) {
        List<Participant> sitters = new ArrayList<>();
        for (String name : List.of("Elsa", "Tapio", "Sigrid", "Oskar")) {
            boolean person = sitters.isEmpty() && computer.isEmpty();
            sitters.add(
                    new Participant(
                            name,
                            person ? Optional.empty() : Optional.of(computer.orElse("greedy"))));
        }
        Setup setup = new Setup(sitters, Games.CASSINO.presets().get("house"));
        return new TableScreen<>(
                app, LocalSession.begin(CassinoModule.make(), setup, 7), new NoNavigation());
    }

    /**
     * The strongest computers play each other on the worker while cards fly at 60 frames a second.
     */
    private static void thinking() throws IOException {
        DesktopPlatform platform =
                new DesktopPlatform(Files.createTempDirectory("parlour"), OptionalLong.of(7));
        App app =
                new App(
                        platform,
                        fresh -> {
                            fresh.settings().pace(Pace.NORMAL);
                            return table(fresh, Optional.of(Game.EXPERT));
                        });
        FrameMeasurement.Figures figures = measure(Whose.OURS, app, () -> {}, 60, 2 * SECONDS);
        platform.close();
        System.out.printf(
                "%-24s %6.1f fps, 99th percentile %5.1f ms (%s, capped at 60)%n",
                "while computers think", figures.fps(), figures.percentile99(), Game.EXPERT);
    }

    /** Each start is a program of its own. */
    private static void starting() throws IOException {
        double[] bare = new double[STARTS];
        double[] menu = new double[STARTS];
        for (int i = 0; i < STARTS; i++) {
            bare[i] = start("bare");
            menu[i] = start("menu");
        }
        System.out.printf(
                "%-24s %6.2f s bare, %.2f s menu: %+.2f s%n",
                "first frame", median(bare), median(menu), median(menu) - median(bare));
    }

    private static double start(String what) throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        ProcessBuilder builder =
                new ProcessBuilder(
                        java.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Speed.class.getName(),
                        what);
        // Where there is no sound device, each start complains of it.
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        long begin = System.nanoTime();
        Process process = builder.start();
        try (BufferedReader output =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = output.readLine();
            while (line != null && !line.equals(FIRST_FRAME)) {
                line = output.readLine();
            }
            double seconds = (System.nanoTime() - begin) / 1e9;
            if (line == null) {
                throw new IOException(what + " ended before its first frame");
            }
            while (output.readLine() != null) {
                continue; // it is closing its window
            }
            return seconds;
        }
    }

    private static void startUp(String what) throws IOException {
        Path data = Files.createTempDirectory("parlour");
        DesktopPlatform platform = new DesktopPlatform(data, OptionalLong.empty());
        boolean bare = what.equals("bare");
        ApplicationListener inner =
                bare ? new BareSprites(100) : new App(platform, AppNavigator::first);
        (bare ? Whose.BARE : Whose.OURS)
                .open(
                        new FirstFrame(
                                inner,
                                () -> {
                                    System.out.println(FIRST_FRAME);
                                    System.out.flush();
                                    Gdx.app.exit();
                                }),
                        data,
                        60,
                        true);
        platform.close();
    }
}
