package parlour.web.browser;

import parlour.Games;
import parlour.engine.Game;
import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/** Measures what a visit loads and how soon the menu is there, beside a bare page. */
final class Measurement {
    private static final int STARTS = 5;
    private static final double MEGABYTE = 1e6;

    private Measurement() {}

    /** The folders of the page and of the bare page. */
    public static void main(String[] args) throws IOException {
        try (Server page = new Server(Path.of(args[0]), 0);
                Server bare = new Server(Path.of(args[1]), 0)) {
            for (Game<?, ?, ?, ?> game : Games.all()) {
                visit(page.address(), game.id());
            }
            starts(page.address(), bare.address() + "bare.html");
        }
    }

    /** A first visit up to a table where somebody can play, and the same a second time. */
    private static void visit(String address, String game) {
        try (Chromium chromium = new Chromium()) {
            Tab tab = chromium.open(Device.LAPTOP);
            tab.traffic();
            long menu = untilMenu(tab, address);
            tab.press("menu.new." + game);
            tab.await("parlour.screen() === 'SetupScreen'");
            tab.press("setup.start");
            tab.await("parlour.screen() === 'TableScreen'");
            tab.awaitRest();
            long table = tab.traffic().bytes();
            String loaded = tab.traffic().loaded();
            long again = untilMenu(tab, address) - table;
            print(
                    "%-10s %.2f MB to the menu, %.2f MB to the table; a later visit %.2f MB",
                    game, menu / MEGABYTE, table / MEGABYTE, again / MEGABYTE);
            print("%s", loaded);
        }
    }

    private static long untilMenu(Tab tab, String address) {
        tab.navigate(address + "?test&seed=7");
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
        long bytes = tab.traffic().bytes();
        tab.awaitRest();
        return bytes;
    }

    /** Each in a browser that has just been started; both take turns. */
    private static void starts(String page, String bare) {
        double[] menus = new double[STARTS];
        double[] bares = new double[STARTS];
        double[] later = new double[STARTS];
        for (int i = 0; i < STARTS; i++) {
            bares[i] = firstFrames(bare, 1)[0];
            double[] both = firstFrames(page, 2);
            menus[i] = both[0];
            later[i] = both[1];
        }
        print(
                "first frame %.0f ms bare, %.0f ms menu (%.2f times), %.0f ms at a later visit",
                median(bares), median(menus), median(menus) / median(bares), median(later));
        print("bare %s, menu %s", Arrays.toString(bares), Arrays.toString(menus));
    }

    private static double[] firstFrames(String address, int visits) {
        double[] times = new double[visits];
        try (Chromium chromium = new Chromium()) {
            Tab tab = chromium.open(Device.LAPTOP);
            for (int i = 0; i < visits; i++) {
                tab.navigate(address);
                tab.await("performance.getEntriesByName('first frame').length > 0");
                times[i] = tab.number("performance.getEntriesByName('first frame')[0].startTime");
            }
        }
        return times;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
