package parlour.web.browser;

import com.badlogic.gdx.utils.JsonValue;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.store.SettingsFile;
import parlour.text.BadInput;
import parlour.thinking.ThinkingRequest;

import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * Compares how long experts think about their moves in the browser and, about the same positions,
 * on the JVM; and says how long frames take meanwhile.
 */
final class ThinkingTimes {
    /** As on the desktop. */
    private static final long THINK_NANOS = 250_000_000;

    private static final double MILLISECOND = 1e6;

    /** How many thoughts of a game are compared, if it has as many. */
    private static final int THOUGHTS = 24;

    /** Keeps what the page asks its worker, and how long the answer takes. */
    private static final String LISTEN =
            """
            window.thoughts = []; window.gaps = [];
            window.Worker = class extends Worker {
                constructor(name) {
                    super(name);
                    this.addEventListener('message', ({ data }) => {
                        if (data.kind === 'answered') {
                            const last = thoughts[thoughts.length - 1];
                            last.took = performance.now() - last.began;
                        }
                    });
                }
                postMessage(message) {
                    if (message.kind === 'think') {
                        thoughts.push({ request: message.request, began: performance.now() });
                    }
                    super.postMessage(message);
                }
            };
            """;

    /** Has the browser call back in every frame, and keeps the time between two of them. */
    private static final String WATCH_FRAMES =
            """
            (() => {
                let last = performance.now();
                const frame = now => {
                    if (thoughts.length > 0) { gaps.push(now - last); }
                    last = now;
                    requestAnimationFrame(frame);
                };
                requestAnimationFrame(frame);
            })()
            """;

    private static final String ANSWERED = "thoughts.filter(one => one.took)";

    private ThinkingTimes() {}

    static void print(String address) {
        Games.all().forEach(game -> print(address, game));
    }

    private static void print(String address, Game<?, ?, ?, ?> game) {
        try (Chromium chromium = new Chromium();
                Tab tab = chromium.open(Device.LAPTOP)) {
            tab.before(LISTEN);
            // At the usual pace cards rest while a computer thinks. Without a graphics card, cards
            // that fly meanwhile would take the worker's core.
            Costs.openTable(tab, address, experts(game), SettingsFile.write(Map.of()));
            tab.evaluate(WATCH_FRAMES);
            tab.await(
                    "parlour.screen() === 'ScoreScreen' || %s.length >= %d"
                            .formatted(ANSWERED, THOUGHTS));
            JsonValue thoughts = tab.evaluate(ANSWERED).get("value");
            double browser = 0;
            double desktop = 0;
            for (JsonValue thought : thoughts) {
                browser += thought.getDouble("took");
                desktop += milliseconds(thought.getString("request"));
            }
            Costs.print(
                    "%s: %d thoughts of experts, %.0f ms each in the browser, %.0f ms on the JVM:"
                        + " %.2f times; the longest frame meanwhile %.0f ms, the median %.0f ms",
                    game.id(),
                    thoughts.size,
                    browser / thoughts.size,
                    desktop / thoughts.size,
                    browser / desktop,
                    tab.number("Math.max(...gaps)"),
                    tab.number("gaps.sort((a, b) => a - b)[gaps.length >> 1]"));
        }
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

    /** How long the desktop thinks about it. */
    private static double milliseconds(String request) {
        try {
            Thinking<?> thinking = ThinkingRequest.read(request).begin();
            long begin = System.nanoTime();
            long now = begin;
            boolean more = true;
            while (more && now - begin < THINK_NANOS) {
                more = thinking.advance(Thinking.SLICE);
                now = System.nanoTime();
            }
            return (now - begin) / MILLISECOND;
        } catch (BadInput e) {
            throw new IllegalStateException(e);
        }
    }
}
