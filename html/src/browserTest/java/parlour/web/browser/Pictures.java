package parlour.web.browser;

import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Makes pictures of every place of the game, on desktops from small to large and on a phone held
 * either way.
 */
final class Pictures {
    /** On this the way to each place is found; then the page gets the other sizes. */
    private static final String FIRST = "upright";

    private static final Map<String, Device> DEVICES = new LinkedHashMap<>();

    static {
        DEVICES.put(FIRST, new Device(390, 844, 2, false));
        DEVICES.put("sideways", new Device(844, 390, 2, false));
        DEVICES.put("small", new Device(900, 600, 1, false));
        DEVICES.put("laptop", Device.LAPTOP);
        DEVICES.put("large", new Device(1920, 1080, 1, false));
    }

    private static final String FORGET =
            """
            new Promise(done => {
                const forgetting = indexedDB.deleteDatabase('parlour');
                forgetting.onsuccess = forgetting.onblocked = () => done(true);
            })
            """;

    private Pictures() {}

    /**
     * The folder of the page, the one for pictures, languages with commas between them, and a
     * pattern for names such as {@code en/cassino-table}.
     */
    public static void main(String[] args) throws IOException {
        Pattern wanted = Pattern.compile(args[3]);
        List<String> languages = List.of(args[2].split(","));
        SampleFiles files =
                new SampleFiles(
                        place ->
                                languages.stream()
                                        .anyMatch(one -> wanted.matcher(one + "/" + place).find()));
        Map<String, Consumer<Tab>> places = Places.all(files.taker());
        try (Server server = new Server(Path.of(args[0]), 0);
                Chromium chromium = new Chromium();
                Tab tab = chromium.open(DEVICES.get(FIRST))) {
            for (String language : languages) {
                for (String place : places.keySet()) {
                    if (wanted.matcher(language + "/" + place).find()) {
                        Path folder = Path.of(args[1], language);
                        open(tab, server.address(), files.in(language, Places.saves(place)));
                        show(tab, place, places.get(place), folder);
                    }
                }
            }
        }
    }

    private static void show(Tab tab, String place, Consumer<Tab> way, Path folder) {
        try {
            way.accept(tab);
            for (Map.Entry<String, Device> device : DEVICES.entrySet()) {
                tab.fit(device.getValue());
                tab.awaitRest();
                tab.screenshot(folder.resolve(place + "-" + device.getKey() + ".png"));
            }
        } catch (AssertionError e) {
            System.out.println(folder.getFileName() + "/" + place + ": " + e.getMessage());
        }
    }

    private static void open(Tab tab, String address, Map<String, String> files) {
        tab.fit(DEVICES.get(FIRST));
        tab.navigate(address + "errors.html");
        tab.await("document.getElementById('errors')");
        tab.evaluate(FORGET);
        files.forEach((name, text) -> StoredFiles.write(tab, name, text));
        tab.navigate(address + "?test&seed=7");
        tab.await(BrowserTest.AT_MENU);
    }
}
