package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.accessibility.Element;
import parlour.app.accessibility.Input;
import parlour.app.accessibility.SpokenText;
import parlour.app.screen.AppNavigator;
import parlour.app.table.TableScreen;
import parlour.engine.Rng;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Whole games by somebody who has nothing but what the screen reader says and offers. */
class SpokenGamesTest {
    private static final float LONG = 1_000;
    private static final int MOST_STEPS = 3_000;

    @TempDir Path data;

    private final HeardScreen heard = new HeardScreen();
    private final Rng rng = new Rng(11);

    /** What the log said of the rounds so far. */
    private final List<String> logged = new ArrayList<>();

    private Headless open() {
        return new Headless(1280, 720, data, heard, AppNavigator::first);
    }

    private Element.Control control(String id) {
        return heard.controls(id::equals).stream()
                .findFirst()
                .orElseThrow(() -> new AssertionError(id + " in " + heard.screen()));
    }

    private void press(Headless room, String id) {
        heard.act(control(id), new Input.Press());
        room.rest(LONG);
    }

    private void choose(Headless room, String id, int option) {
        heard.act(control(id), new Input.Choose(option));
        room.rest(LONG);
    }

    private static boolean aMove(String id) {
        return id.startsWith("move-") && !id.equals("move-back");
    }

    @ParameterizedTest
    @CsvSource({"cassino, 0", "cassino, 1", "cassino, 2", "crosswise, 0", "fastest, 0"})
    void aGameIsPlayedFromTheMenuToItsEnd(String game, int language) {
        try (Headless room = open()) {
            room.rest(LONG);
            press(room, "menu.settings");
            assertTrue(heard.screen().dialog());
            choose(room, "settings.language", language);
            choose(room, "settings.pace", 4);
            press(room, "sheet-done");
            press(room, "menu.new." + game);
            press(room, "setup.start");
            int turns = 0;
            for (int i = 0; i < MOST_STEPS && !heard.offers("score.rematch"); i++) {
                turns += step(room) ? 1 : 0;
            }
            assertTrue(heard.offers("score.rematch"), game + " came to an end");
            assertTrue(turns > 5, turns + " turns");
            assertTrue(heard.announced().contains(heard.screen().title()), "how it ended");
            logged.forEach(line -> assertTrue(heard.announced().contains(line), line));
            assertTrue(logged.size() > turns, "the log was heard");
        }
    }

    /** Does one thing; whether that was to choose something at the table. */
    private boolean step(Headless room) {
        if (heard.offers("score.next")) {
            press(room, "score.next");
            return false;
        }
        List<Element.Control> moves = heard.controls(SpokenGamesTest::aMove);
        assertFalse(moves.isEmpty(), () -> "something can be done in " + heard.screen());
        remember(room);
        heard.act(moves.get(rng.below(moves.size())), new Input.Press());
        room.rest(LONG);
        return true;
    }

    private void remember(Headless room) {
        var log = ((TableScreen<?, ?, ?, ?>) room.app().screen()).session().log();
        var setup = ((TableScreen<?, ?, ?, ?>) room.app().screen()).session().setup();
        SpokenText spoken = new SpokenText(room.app().texts());
        logged.clear();
        for (int i = 0; i < log.size(); i++) {
            logged.add(spoken.of(room.app().texts().say(log.get(i), setup::name)));
        }
    }

    @Test
    void aMoveIsPlayedThatWasNamed() {
        try (Headless room = open()) {
            room.rest(LONG);
            room.app().settings().pace(parlour.app.settings.Pace.INSTANT);
            press(room, "menu.new.cassino");
            press(room, "setup.start");
            assertEquals("Nordic Cassino", heard.screen().title());
            assertTrue(heard.announced().contains("Your turn."));
            Element.Control place =
                    heard.controls(SpokenGamesTest::aMove).stream()
                            .filter(c -> c.name().startsWith("Place "))
                            .findFirst()
                            .orElseThrow();
            String card = place.name().substring("Place ".length());
            assertTrue(
                    card.matches("(\\d+|ace|jack|queen|king) of (clubs|diamonds|hearts|spades)"));
            heard.act(place, new Input.Press());
            room.rest(LONG);
            assertTrue(
                    heard.announced().stream().anyMatch(s -> s.endsWith(" places " + card + ".")),
                    () -> card + " in " + heard.announced());
        }
    }
}
