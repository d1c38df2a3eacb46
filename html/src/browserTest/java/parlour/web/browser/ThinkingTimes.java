package parlour.web.browser;

import com.badlogic.gdx.utils.JsonValue;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.store.SettingsFile;
import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/**
 * Compares how long experts think about their moves in the browser and, about the same positions,
 * in the desktop program. Each run begins with programs that have just been started.
 */
final class ThinkingTimes {
    /** How many thoughts of a game are compared, if it has as many. */
    private static final int THOUGHTS = 24;

    /** The first ones, told apart: a program that has just been started is slower. */
    private static final int FIRST = 6;

    /**
     * Keeps what the page asks its worker, and how long it takes until the page has read the
     * answer; also how long a frame has lasted when it asks.
     */
    private static final String LISTEN =
            """
            window.thoughts = [];
            let began = 0;
            const ask = window.requestAnimationFrame.bind(window);
            window.requestAnimationFrame = draw => ask(now => { began = performance.now(); draw(now); });
            window.Worker = class extends Worker {
                constructor(name) {
                    super(name);
                    // The page's own listener is added first.
                    setTimeout(() => this.addEventListener('message', ({ data }) => {
                        if (data.kind === 'answered') {
                            const last = thoughts[thoughts.length - 1];
                            last.took = performance.now() - last.asked;
                        }
                    }));
                }
                postMessage(message) {
                    const asked = performance.now();
                    if (message.kind === 'think') {
                        thoughts.push({ request: message.request, asked, frame: asked - began });
                    }
                    super.postMessage(message);
                }
            };
            """;

    private static final String ANSWERED = "thoughts.filter(one => one.took)";

    private final String address;
    private final DesktopThoughts desktop;

    private ThinkingTimes(String address, DesktopThoughts desktop) {
        this.address = address;
        this.desktop = desktop;
    }

    /**
     * The folder of the page, the class path of the desktop's side, the games, and how many runs.
     */
    public static void main(String[] args) throws IOException {
        try (Server page = new Server(Path.of(args[0]), 0)) {
            ThinkingTimes times = new ThinkingTimes(page.address(), new DesktopThoughts(args[1]));
            for (String game : args[2].split(",")) {
                times.compare(Games.find(game).orElseThrow(), Integer.parseInt(args[3]));
            }
        }
    }

    /** How long the thoughts of one run took on both sides, in milliseconds. */
    private record Run(double[] browser, double[] desktop, double frame) {}

    private void compare(Game<?, ?, ?, ?> game, int count) {
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            runs.add(run(game));
        }
        Costs.print(
                "%s, %d thoughts of experts, %d runs, means of a run: their median, least and most",
                game.id(), runs.get(0).browser.length, count);
        print("  all", runs, 0, THOUGHTS);
        print("  the first " + FIRST, runs, 0, FIRST);
        print("  the others", runs, FIRST, THOUGHTS);
        Costs.print(
                "  a frame lasts at most %.1f ms when it asks",
                Spread.of(runs.stream().mapToDouble(Run::frame)).median());
    }

    private static void print(String which, List<Run> runs, int from, int to) {
        Spread browser = Spread.of(runs.stream().mapToDouble(run -> mean(run.browser, from, to)));
        Spread desktop = Spread.of(runs.stream().mapToDouble(run -> mean(run.desktop, from, to)));
        Costs.print(
                "%s: browser %s, desktop %s ms: %.2f times",
                which, browser, desktop, browser.median() / desktop.median());
    }

    private static double mean(double[] values, int from, int to) {
        return Arrays.stream(values, from, Math.min(to, values.length)).average().orElseThrow();
    }

    private Run run(Game<?, ?, ?, ?> game) {
        try (Chromium chromium = new Chromium();
                Tab tab = chromium.open(Device.LAPTOP)) {
            tab.before(LISTEN);
            // At the usual pace cards rest while a computer thinks. Without a graphics card, cards
            // that fly meanwhile would take the worker's core.
            Costs.openTable(tab, address, experts(game), SettingsFile.write(Map.of()));
            // Step by step: on a busy machine all of them take longer than anything else.
            for (int count = 1; count <= THOUGHTS; count++) {
                tab.await(
                        "parlour.screen() === 'ScoreScreen' || %s.length >= %d"
                                .formatted(ANSWERED, count));
            }
            JsonValue thoughts = tab.evaluate(ANSWERED).get("value");
            tab.navigate("about:blank");
            List<String> requests = new ArrayList<>();
            thoughts.forEach(one -> requests.add(one.getString("request")));
            return new Run(
                    all(thoughts, "took"),
                    desktop.milliseconds(requests),
                    Arrays.stream(all(thoughts, "frame")).average().orElseThrow());
        }
    }

    private static double[] all(JsonValue thoughts, String name) {
        double[] values = new double[thoughts.size];
        for (int i = 0; i < values.length; i++) {
            values[i] = thoughts.get(i).getDouble(name);
        }
        return values;
    }

    /** A new game of the fewest players, all of them experts. */
    private static <S, M, V, E> String experts(Game<S, M, V, E> game) {
        int seats = game.seatCounts().get(0);
        Rules<S, M, V, E> rules = game.rules(seats, game.presets().values().iterator().next());
        List<SavedSeat> experts =
                Collections.nCopies(seats, SavedSeat.computer("Expert", Game.EXPERT));
        return new SavedGame<>(game, "Experts", 0, experts, Map.of(), Match.begin(rules, 7))
                .write();
    }

    /** The median of some values, and how far they are apart. */
    private record Spread(double median, double least, double most) {
        static Spread of(DoubleStream values) {
            double[] sorted = values.sorted().toArray();
            return new Spread(sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
        }

        @Override
        public String toString() {
            return "%.1f (%.1f to %.1f)".formatted(median, least, most);
        }
    }
}
