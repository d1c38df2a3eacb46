package parlour.web.browser;

import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Prints what the page costs: bytes, and processor time at rest and for frames. */
final class Costs {
    private static final double MEGABYTE = 1e6;
    private static final int REST_SECONDS = 10;

    private Costs() {}

    /** The folders of the page and of the bare page. */
    public static void main(String[] args) throws IOException {
        Path dist = Path.of(args[0]);
        sizes(dist);
        try (Server page = new Server(dist, 0);
                Server bare = new Server(Path.of(args[1]), 0)) {
            rest(page.address());
            FrameCosts.print(page.address(), bare.address() + "bare.html");
        }
    }

    private static void sizes(Path dist) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(dist)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        long plain = 0;
        long sent = 0;
        for (Path file : files) {
            if (!file.toString().endsWith(".br")) {
                plain += Files.size(file);
                sent += sent(file);
            }
        }
        print("all files %.2f MB, with brotli %.2f MB", plain / MEGABYTE, sent / MEGABYTE);
        for (String name : List.of("parlour.wasm", "program.json", "assets/cards.png")) {
            Path file = dist.resolve(name);
            print(
                    "%s %.2f MB, with brotli %.2f MB",
                    name, Files.size(file) / MEGABYTE, sent(file) / MEGABYTE);
        }
    }

    /** How many bytes of it go over the wire. */
    private static long sent(Path file) throws IOException {
        Path compressed = file.resolveSibling(file.getFileName() + ".br");
        return Files.size(Files.exists(compressed) ? compressed : file);
    }

    private static void rest(String address) {
        try (Chromium chromium = new Chromium();
                Tab tab = chromium.open(Device.LAPTOP)) {
            tab.navigate(address + "?test&seed=7");
            tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
            rest("menu", tab, chromium);
            tab.press("menu.new.cassino");
            tab.press("setup.start");
            tab.await("parlour.texts().includes('Pick a card from your hand')");
            rest("table", tab, chromium);
        }
    }

    private static void rest(String where, Tab tab, Chromium chromium) {
        tab.awaitRest();
        tab.evaluate(pause(2));
        double frames = tab.number("parlour.frames()");
        ProcessorTime before = ProcessorTime.of(chromium.pid());
        tab.evaluate(pause(REST_SECONDS));
        ProcessorTime spent = ProcessorTime.of(chromium.pid()).minus(before);
        print(
                "%s at rest: %.0f frames in %d s, renderer %.2f %% of a core, graphics %.2f %%",
                where,
                tab.number("parlour.frames()") - frames,
                REST_SECONDS,
                100 * spent.renderer() / REST_SECONDS,
                100 * spent.graphics() / REST_SECONDS);
    }

    private static String pause(int seconds) {
        return "new Promise(done => setTimeout(done, %d))".formatted(1000 * seconds);
    }

    /** Opens the table of a game that is stored, with these settings. */
    static void openTable(Tab tab, String address, String game, String settings) {
        tab.navigate(address + "errors.html");
        tab.await("document.getElementById('errors')");
        Map.of("saves/game-1.json", game, "data/settings.json", settings)
                .forEach((name, text) -> StoredFiles.write(tab, name, text));
        tab.navigate(address + "?test&seed=7");
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
        tab.press("menu.continue");
        tab.await("parlour.screen() === 'TableScreen'");
    }

    static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
