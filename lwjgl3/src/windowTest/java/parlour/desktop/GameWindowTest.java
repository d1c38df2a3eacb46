package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.cassino.Watched;
import parlour.app.settings.Pace;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Takeable;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rng;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Games played in a real window with a mouse. */
class GameWindowTest {
    private static final String TWO =
            """
            {"seats":[{"name":"Anna"},{"name":"Tom","computer":"greedy"}],"options":{"target":8}}
            """;
    private static final int PERSON = 0;

    @TempDir Path data;

    @Test
    void aWholeGameIsPlayedByClickingAndComesOutTheSameAgain() {
        List<String> first = wholeGame(data.resolve("first"));
        assertTrue(first.size() >= 20, first.toString());
        assertEquals(first, wholeGame(data.resolve("second")));
    }

    private static List<String> wholeGame(Path folder) {
        List<String> moves = new ArrayList<>();
        Rng rng = new Rng(5);
        try (Window window = new Window(folder, 11, 1280, 720)) {
            MouseRobot mouseRobot = new MouseRobot(window);
            mouseRobot.begin(TWO, Pace.INSTANT);
            while (!window.shows("score.rematch")) {
                if (window.shows("score.next")) {
                    window.click("score.next");
                    window.pass(0.3f);
                }
                mouseRobot.wait(PERSON);
                if (window.shows("act")) {
                    moves.add(turn(mouseRobot, rng).toString());
                }
            }
            assertTrue(window.shows("score-chart"));
            window.click("score.menu");
            window.pass(0.3f);
            assertFalse(window.shows("menu.continue"), "a finished game is not continued");
        }
        return moves;
    }

    private static CassinoMove turn(MouseRobot mouseRobot, Rng rng) {
        Watched table = mouseRobot.table();
        CassinoMove move = MouseRobot.usual(mouseRobot.state(), rng.below(4) > 0);
        int lines = mouseRobot.logLines();
        int before = table.match().length();
        mouseRobot.play(move);
        assertEquals(Optional.of(move), table.match().history().get(before).move());
        // After the last move of a round the log is gone with the table.
        assertTrue(
                mouseRobot.logLines() > lines || table.match().turn() < 0, "the log tells " + move);
        return move;
    }

    @Test
    void aCardDraggedOntoTheFeltIsPlaced() {
        try (Window window = new Window(data, 11, 1280, 720)) {
            MouseRobot mouseRobot = new MouseRobot(window);
            mouseRobot.begin(TWO, Pace.INSTANT);
            mouseRobot.wait(PERSON);
            Card card = mouseRobot.state().hands().get(PERSON).first();
            mouseRobot.dragOntoFelt(card);
            assertTrue(
                    mouseRobot.state().table().has(card) || lastTook(mouseRobot, card),
                    card + " placed");
            assertFalse(mouseRobot.state().hands().get(PERSON).has(card));
        }
    }

    /** The computer may have taken it at once. */
    private static boolean lastTook(MouseRobot mouseRobot, Card card) {
        return mouseRobot.state().piles().get(1 - PERSON).has(card);
    }

    @Test
    void aCardDraggedOntoAnotherTakesIt() {
        try (Window window = new Window(data, 11, 1280, 720)) {
            MouseRobot mouseRobot = new MouseRobot(window);
            mouseRobot.begin(TWO, Pace.INSTANT);
            mouseRobot.wait(PERSON);
            while (onlyCapture(mouseRobot.state()).isEmpty()) {
                mouseRobot.play(
                        new CassinoMove.Place(mouseRobot.state().hands().get(PERSON).first()));
                mouseRobot.wait(PERSON);
            }
            CassinoMove move = onlyCapture(mouseRobot.state()).get(0);
            mouseRobot.drag(move.card(), move.taken().first());
            CardSet pile = mouseRobot.state().piles().get(PERSON);
            assertTrue(pile.has(move.card()), move.toString());
            assertTrue(pile.hasAll(move.taken()), move.toString());
        }
    }

    /** A capture that dropping one card on another must mean, if there is one. */
    private static List<CassinoMove> onlyCapture(CassinoState state) {
        List<CassinoMove> found = new ArrayList<>();
        for (Card card : state.hands().get(PERSON).stream().toList()) {
            for (Card onto : state.table().stream().toList()) {
                List<CardSet> captures = Takeable.having(state.table(), card, onto, 2);
                if (captures.size() == 1 && captures.get(0).first() == onto) {
                    found.add(CassinoMove.of(card, captures.get(0)));
                }
            }
        }
        return found;
    }

    @Test
    void anotherSizeOfTheWindowKeepsEverything() {
        try (Window window = new Window(data, 11, 1280, 720)) {
            MouseRobot mouseRobot = new MouseRobot(window);
            mouseRobot.begin(TWO, Pace.NORMAL);
            mouseRobot.wait(PERSON);
            CassinoState before = mouseRobot.state();
            Card card = before.hands().get(PERSON).first();
            int lines = mouseRobot.logLines();
            for (int[] size : new int[][] {{900, 600}, {1920, 1080}, {1000, 1040}, {1280, 720}}) {
                window.resize(size[0], size[1]);
                mouseRobot.look();
                assertEquals(before, mouseRobot.state());
                assertEquals(lines, mouseRobot.logLines());
            }
            mouseRobot.play(new CassinoMove.Place(card));
            assertFalse(
                    mouseRobot.state().hands().get(PERSON).has(card), "and it can be played on");
        }
    }
}
