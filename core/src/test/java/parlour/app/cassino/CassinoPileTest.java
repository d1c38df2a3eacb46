package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static parlour.app.cassino.CassinoTestScreen.capture;
import static parlour.app.cassino.CassinoTestScreen.set;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;
import parlour.engine.Eyes;

import java.util.Optional;

/** What people see of their own piles during a round. */
class CassinoPileTest extends SharedApp {
    private CassinoTestScreen screen;

    private void sit() {
        screen =
                CassinoTestScreen.at(
                        room.app(), CassinoTestScreen.position("7d 9h Ac 2s", "4c 3h 7s Kd"));
        room.app().show(screen);
        room.pass(0.5f);
    }

    private void option(boolean on) {
        room.app()
                .settings()
                .displayOption(CassinoDisplayOptions.GAME, CassinoDisplayOptions.OWN_PILE, on);
    }

    @AfterEach
    void on() {
        option(true);
    }

    private static String said(String cards) {
        CassinoPile pile = new CassinoPile(0, set(cards));
        return room.app().texts().say(pile.held()).replaceAll("\\[[^\\]]*\\]", "");
    }

    @Test
    void theBadgeNamesWhatScores() {
        assertEquals("♠ 0 · A 0", said("4c 3h"));
        assertEquals("♠ 3 · A 2 · 2♠", said("As Ad 2s 7s 4c"));
        assertEquals("♠ 1 · A 0 · 10♦", said("10d 7s"));
        assertEquals("♠ 1 · A 0 · 10♦ · 2♠", said("10d 2s"));
    }

    @Test
    void anEmptyPileIsANumberLikeAnyOther() {
        assertEquals("Pile 0", room.app().texts().say("cassino.table.pile", 0));
        assertEquals("Pile 7", room.app().texts().say("cassino.table.pile", 7));
    }

    @Test
    void capturedCardsCountWhenTheyHaveLanded() {
        sit();
        assertEquals(
                Optional.of(new CassinoPile(0, set("4c").without(set("4c").first()))),
                screen.table.ownPile());
        screen.match.play(capture("7d", "4c 3h 7s"));
        assertTrue(screen.table.ownPile().orElseThrow().cards().isEmpty());
        room.pass(5);
        assertEquals(set("7d 4c 3h 7s"), screen.table.ownPile().orElseThrow().cards());
    }

    @Test
    void onlyThePersonWhoseCardsAreShownSeesTheirPile() {
        sit();
        screen.table.show(screen.match.rules().view(screen.match.state(), Eyes.NONE));
        assertEquals(Optional.empty(), screen.table.ownPile());
        screen.table.show(screen.match.rules().view(screen.match.state(), Eyes.of(1)));
        assertEquals(Optional.empty(), screen.table.ownPile(), "a computer is nobody's own");
        screen.table.show(screen.match.rules().view(screen.match.state(), Eyes.of(0)));
        assertTrue(screen.table.ownPile().isPresent());
    }

    @Test
    void itIsShownAtFirstAndCanBeTurnedOff() {
        sit();
        long shown = room.picture();
        option(false);
        sit();
        assertEquals(Optional.empty(), screen.table.ownPile());
        assertNotEquals(shown, room.picture());
    }
}
