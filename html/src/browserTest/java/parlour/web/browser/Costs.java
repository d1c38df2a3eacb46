package parlour.web.browser;

import parlour.web.tools.Server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** Prints what the page costs: bytes, time to the menu, and processor time while nothing moves. */
final class Costs {
    private static final double REST_SECONDS = 10;

    private Costs() {}

    public static void main(String[] args) throws IOException {
        Path dist = Path.of(args[0]);
        sizes(dist);
        try (Server server = new Server(dist, 0);
                Chromium chromium = new Chromium("en");
                Tab tab = chromium.open(Device.LAPTOP)) {
            ProcessorTime before = ProcessorTime.of(chromium.pid());
            tab.navigate(server.address() + "?test&seed=7");
            tab.await("window.parlour && parlour.frames() > 0");
            ProcessorTime spent = ProcessorTime.of(chromium.pid()).minus(before);
            System.out.printf(
                    "first frame after %.1f s, of which the renderer computed %.1f s%n",
                    tab.number("performance.getEntriesByName('first frame')[0].startTime") / 1000,
                    spent.renderer());
            rest("menu", tab, chromium);
            tab.press("menu.new.cassino");
            tab.press("setup.start");
            tab.await("parlour.texts().includes('Pick a card from your hand')");
            rest("table", tab, chromium);
        }
    }

    private static void sizes(Path dist) throws IOException {
        try (Stream<Path> files = Files.walk(dist)) {
            long all = 0;
            long packed = 0;
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                byte[] content = Files.readAllBytes(file);
                all += content.length;
                packed += packed(content);
            }
            System.out.printf("all files %.2f MB, with gzip %.2f MB%n", all / 1e6, packed / 1e6);
        }
        for (String name : List.of("parlour.wasm", "scripts/freetype.js", "scripts/gdx.wasm.js")) {
            byte[] content = Files.readAllBytes(dist.resolve(name));
            System.out.printf(
                    "%s %.2f MB, with gzip %.2f MB%n",
                    name, content.length / 1e6, packed(content) / 1e6);
        }
    }

    private static long packed(byte[] content) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(content);
        }
        return packed.size();
    }

    private static void rest(String where, Tab tab, Chromium chromium) {
        tab.awaitRest();
        double frames = tab.number("parlour.frames()");
        ProcessorTime before = ProcessorTime.of(chromium.pid());
        tab.evaluate(
                "new Promise(done => setTimeout(done, %d))".formatted((int) (REST_SECONDS * 1000)));
        ProcessorTime spent = ProcessorTime.of(chromium.pid()).minus(before);
        System.out.printf(
                "%s at rest: %.0f frames in %.0f s, renderer %.2f %% of a core, graphics %.2f %%%n",
                where,
                tab.number("parlour.frames()") - frames,
                REST_SECONDS,
                100 * spent.renderer() / REST_SECONDS,
                100 * spent.graphics() / REST_SECONDS);
    }
}
