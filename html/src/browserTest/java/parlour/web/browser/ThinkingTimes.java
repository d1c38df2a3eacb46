package parlour.web.browser;

import com.badlogic.gdx.utils.Json;
import com.badlogic.gdx.utils.JsonWriter;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.thinking.SendablePlayer;
import parlour.thinking.SendableThinking;
import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Compares how long experts think about the same moves in the browser and in the desktop program,
 * in programs that have just been started: first while they draw nothing, then while they show the
 * game in which the moves are played.
 */
final class ThinkingTimes {
    private static final long SEED = 7;

    /** How many thoughts of a game are compared. */
    private static final int THOUGHTS = 24;

    /** The first ones, told apart: a program that has just been started is slower. */
    private static final int FIRST = 6;

    /** So that the game is played quickly here. */
    private static final int UNITS = 50;

    /** Keeps the workers that the page starts, and notes which can be asked. */
    private static final String LISTEN =
            """
            window.Worker = class extends Worker {
                constructor(name) {
                    super(name);
                    this.addEventListener('message', ({ data }) => {
                        if (data.kind === 'ready') { window.thinker = this; }
                    });
                }
            };
            """;

    /** Asks the page's worker, one request after another, and says how long each answer takes. */
    private static final String ASK =
            """
            (async () => {
                const times = [];
                for (const request of %s) {
                    await new Promise(done => setTimeout(done, %d));
                    const began = performance.now();
                    await new Promise(done => {
                        thinker.addEventListener('message', done, { once: true });
                        thinker.postMessage({ kind: 'think', id: 1000 + times.length, request });
                    });
                    times.push(performance.now() - began);
                }
                return times;
            })()
            """;

    /** Notes how long it takes until the frame in which the page has each answer. */
    private static final String NOTE =
            """
            window.thoughts = [];
            window.Worker = class extends Worker {
                constructor(name) {
                    super(name);
                    this.addEventListener('message', ({ data }) => {
                        if (data.kind === 'answered') {
                            const began = this.began;
                            requestAnimationFrame(() => thoughts.push(performance.now() - began));
                        }
                    });
                }
                postMessage(message) {
                    if (message.kind === 'think') { this.began = performance.now(); }
                    super.postMessage(message);
                }
            };
            """;

    private static final String SETTLE = "new Promise(done => setTimeout(done, 2000))";

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
    private record Run(double[] browser, double[] desktop) {}

    private void compare(Game<?, ?, ?, ?> game, int count) {
        List<String> requests = requests(game);
        String savedGame = savedGame(game);
        List<Run> alone = new ArrayList<>();
        List<Run> played = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            alone.add(new Run(inBrowser(requests), desktop.milliseconds(requests)));
            played.add(new Run(played(savedGame), desktop.played(savedGame, THOUGHTS)));
        }
        Costs.print("%s; of the means of %d runs the median, least and most:", game.id(), count);
        print("nothing is drawn", alone);
        print("the game is drawn", played);
    }

    private static void print(String how, List<Run> runs) {
        int all = runs.get(0).browser.length;
        Costs.print("  %s, %d thoughts on each side", how, all);
        print("all", runs, 0, all);
        print("the first " + FIRST, runs, 0, FIRST);
        print("the others", runs, FIRST, all);
    }

    private static void print(String which, List<Run> runs, int from, int to) {
        Spread browser = Spread.of(runs.stream().mapToDouble(run -> mean(run.browser, from, to)));
        Spread desktop = Spread.of(runs.stream().mapToDouble(run -> mean(run.desktop, from, to)));
        Costs.print(
                "    %s: browser %s ms, desktop %s ms, %.2f times",
                which, browser, desktop, browser.median() / desktop.median());
    }

    private static double mean(double[] values, int from, int to) {
        return Arrays.stream(values, from, to).average().orElseThrow();
    }

    /** What experts ask of a worker in the first moves of a game with the fewest players. */
    private static <S, M, V, E> List<String> requests(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules =
                game.rules(game.seatCounts().get(0), game.presets().values().iterator().next());
        SendablePlayer<S, M, V, E> expert = new SendablePlayer<>(game, rules, Game.EXPERT);
        Match<S, M, V, E> match = Match.begin(rules, SEED);
        List<String> requests = new ArrayList<>();
        while (requests.size() < THOUGHTS && rules.game(match.state()).isEmpty()) {
            if (match.turn() == Rules.NOBODY) {
                match.dealNext();
            }
            V view = rules.view(match.state(), Eyes.of(match.turn()));
            SendableThinking<M> thinking =
                    expert.think(view, Seeds.PLAYER.of(SEED, match.revision()));
            requests.add(thinking.request());
            thinking.advance(UNITS);
            match.play(thinking.best().orElseThrow());
        }
        return requests;
    }

    /** Begins as soon as the menu is there and its worker is ready. */
    private double[] inBrowser(List<String> requests) {
        try (Chromium chromium = new Chromium();
                Tab tab = chromium.open(Device.LAPTOP)) {
            tab.before(LISTEN);
            tab.navigate(address + "?test&seed=7");
            tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
            tab.awaitRest();
            tab.await("window.thinker");
            Json json = new Json(JsonWriter.OutputType.json);
            String all = json.toJson(requests.toArray(new String[0]), String[].class, String.class);
            return tab.evaluate(ASK.formatted(all, DesktopThoughts.PAUSE_MILLIS))
                    .get("value")
                    .asDoubleArray();
        }
    }

    /** A game of experts that has just been dealt. */
    private static <S, M, V, E> String savedGame(Game<S, M, V, E> game) {
        int seats = game.seatCounts().get(0);
        List<SavedSeat> experts =
                IntStream.rangeClosed(1, seats)
                        .mapToObj(i -> SavedSeat.computer("Expert " + i, Game.EXPERT))
                        .toList();
        Match<S, M, V, E> match =
                Match.begin(game.rules(seats, game.presets().values().iterator().next()), SEED);
        return new SavedGame<>(game, "Experts", 0, experts, Map.of(), match).write();
    }

    /** The first thoughts while that game is played on. */
    private double[] played(String savedGame) {
        try (Chromium chromium = new Chromium();
                Tab tab = chromium.open(Device.LAPTOP)) {
            tab.before(NOTE);
            tab.navigate(address + "errors.html");
            StoredFiles.write(tab, "saves/game.json", savedGame);
            tab.navigate(address + "?test&seed=7");
            tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
            tab.awaitRest();
            tab.evaluate(SETTLE);
            tab.press("menu.continue");
            for (int i = 1; i <= THOUGHTS; i++) {
                tab.await("thoughts.length >= " + i);
            }
            double[] all = tab.evaluate("thoughts").get("value").asDoubleArray();
            return Arrays.copyOf(all, THOUGHTS);
        }
    }

    /** The median of some values, and how far they are apart. */
    private record Spread(double median, double least, double most) {
        static Spread of(DoubleStream values) {
            double[] sorted = values.sorted().toArray();
            return new Spread(sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
        }

        @Override
        public String toString() {
            return String.format("%.1f (%.1f to %.1f)", median, least, most);
        }
    }
}
