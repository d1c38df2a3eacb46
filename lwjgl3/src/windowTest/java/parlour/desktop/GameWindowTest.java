package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Pace;
import parlour.app.cassino.Watched;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoState;
import parlour.cassino.Takeable;
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
            Guest guest = new Guest(window);
            guest.begin(TWO, Pace.INSTANT);
            while (!window.shows("score.rematch")) {
                if (window.shows("score.next")) {
                    window.click("score.next");
                    window.pass(0.3f);
                }
                guest.wait(PERSON);
                if (window.shows("act")) {
                    moves.add(turn(guest, rng).toString());
                }
            }
            assertTrue(window.shows("score-chart"));
            window.click("score.menu");
            window.pass(0.3f);
            assertFalse(window.shows("menu.continue"), "a finished game is not continued");
        }
        return moves;
    }

    private static CassinoMove turn(Guest guest, Rng rng) {
        Watched table = guest.table();
        CassinoMove move = Guest.usual(guest.state(), rng.below(4) > 0);
        int lines = guest.logLines();
        int before = table.match().length();
        guest.play(move);
        assertEquals(Optional.of(move), table.match().history().get(before).move());
        // After the last move of a round the log is gone with the table.
        assertTrue(guest.logLines() > lines || table.match().turn() < 0, "the log tells " + move);
        return move;
    }

    @Test
    void aCardDraggedOntoTheFeltIsPlaced() {
        try (Window window = new Window(data, 11, 1280, 720)) {
            Guest guest = new Guest(window);
            guest.begin(TWO, Pace.INSTANT);
            guest.wait(PERSON);
            Card card = guest.state().hands().get(PERSON).first();
            guest.dragOntoFelt(card);
            assertTrue(guest.state().table().has(card) || lastTook(guest, card), card + " placed");
            assertFalse(guest.state().hands().get(PERSON).has(card));
        }
    }

    /** The computer may have taken it at once. */
    private static boolean lastTook(Guest guest, Card card) {
        return guest.state().piles().get(1 - PERSON).has(card);
    }

    @Test
    void aCardDraggedOntoAnotherTakesIt() {
        try (Window window = new Window(data, 11, 1280, 720)) {
            Guest guest = new Guest(window);
            guest.begin(TWO, Pace.INSTANT);
            guest.wait(PERSON);
            while (onlyCapture(guest.state()).isEmpty()) {
                guest.play(new CassinoMove.Place(guest.state().hands().get(PERSON).first()));
                guest.wait(PERSON);
            }
            CassinoMove move = onlyCapture(guest.state()).get(0);
            guest.drag(move.card(), move.taken().first());
            CardSet pile = guest.state().piles().get(PERSON);
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
            Guest guest = new Guest(window);
            guest.begin(TWO, Pace.NORMAL);
            guest.wait(PERSON);
            CassinoState before = guest.state();
            Card card = before.hands().get(PERSON).first();
            int lines = guest.logLines();
            for (int[] size : new int[][] {{900, 600}, {1920, 1080}, {1000, 1040}, {1280, 720}}) {
                window.resize(size[0], size[1]);
                guest.look();
                assertEquals(before, guest.state());
                assertEquals(lines, guest.logLines());
            }
            guest.play(new CassinoMove.Place(card));
            assertFalse(guest.state().hands().get(PERSON).has(card), "and it can be played on");
        }
    }
}
