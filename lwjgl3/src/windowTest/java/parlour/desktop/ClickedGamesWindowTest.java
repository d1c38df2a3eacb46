package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.app.screen.AllGames;
import parlour.app.settings.Pace;
import parlour.engine.Rng;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Games are played in a real window with the mouse alone, by somebody who knows no rules. */
class ClickedGamesWindowTest {
    private static final String TWO =
            """
            {"seats":[{"name":"Anna"},{"name":"Tom","computer":"%s"}],"options":{}}
            """;

    private static final int MOST_CLICKS = 3_000;

    /** So many clicks without a move, and what was picked is given up. */
    private static final int PATIENCE = 8;

    @TempDir Path data;

    /** In Cassino nobody comes far without knowing the rules: {@link GameWindowTest} plays it. */
    static List<String> games() {
        return AllGames.REGISTRY.all().stream()
                .map(module -> module.game().id())
                .filter(game -> !game.equals(Games.CASSINO.id()))
                .toList();
    }

    /** Clicks on the hand and on the table until the button works. */
    @ParameterizedTest
    @MethodSource("games")
    void aRoundIsClickedFromTheMenuToItsScore(String game) {
        String weakest = Games.find(game).orElseThrow().computers().get(0);
        try (Window window = new Window(data, 11, 900, 600)) {
            window.run(
                    () -> {
                        window.app().settings().setup(game, TWO.formatted(weakest));
                        window.app().settings().pace(Pace.INSTANT);
                    });
            window.click("menu.new." + game);
            window.pass(0.3f);
            window.click("setup.start");
            window.pass(0.3f);
            int moves = 0;
            Rng rng = new Rng(3);
            for (int i = 1; i < MOST_CLICKS && !window.shows("score.menu"); i++) {
                if (clicked(window, "act")) {
                    moves++;
                    window.pass(0.3f);
                } else if (i % PATIENCE > 0) {
                    somewhere(window, rng).ifPresent(window::click);
                } else {
                    moves += clicked(window, "instead") ? 1 : 0;
                    clicked(window, "clear");
                    window.pass(1);
                }
            }
            assertTrue(window.shows("score.menu"), moves + " moves, and no score");
            assertTrue(moves >= 5, moves + " moves");
            window.click("score.menu");
            window.pass(0.3f);
            assertTrue(window.shows("menu.new." + game));
        }
    }

    /** Something of the hand first; then something on the table that may go with it. */
    private static Optional<Vector2> somewhere(Window window, Rng rng) {
        List<Vector2> hand = TableInFront.hand(window);
        boolean picked = enabled(window, "clear") && rng.below(4) > 0;
        return picked || hand.isEmpty()
                ? TableInFront.middle(window, rng)
                : Optional.of(hand.get(rng.below(hand.size())));
    }

    /** Clicks a button, if it is there and can be clicked. */
    private static boolean clicked(Window window, String name) {
        boolean enabled = enabled(window, name);
        if (enabled) {
            window.click(name);
        }
        return enabled;
    }

    private static boolean enabled(Window window, String name) {
        return window.find(name)
                .filter(actor -> actor instanceof Button button && !button.isDisabled())
                .filter(Actor::isVisible)
                .isPresent();
    }
}
