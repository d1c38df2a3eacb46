package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.Pose;
import parlour.engine.Eyes;
import parlour.fastest.rules.FastestMove;

import java.util.List;

/** What the table tells of the trick and the seats while a game goes on. */
class FastestStatusTest extends SharedApp {
    private FastestTestScreen screen;

    @BeforeEach
    void sit() {
        screen =
                FastestTestScreen.holding(
                        room.app(), FastestTestScreen.PLAIN, "3c 5c 5d 9s", "4c 8d 10c");
        room.app().show(screen);
    }

    private FastestStatus after(String... moves) {
        screen.others(moves);
        room.pass(6);
        assertFalse(screen.table.moving());
        return screen.table.status();
    }

    @Test
    void thePlayOnTopIsToldWithItsOwner() {
        FastestStatus status = after("1 3", "1 4");
        assertEquals(1, status.owner);
        assertEquals(FastestTestScreen.move("1 4"), status.lies);
        assertEquals(2, status.turn());
    }

    @Test
    void beatenPlaysLieUnderTheNewestAndAreDimmed() {
        after("1 3", "1 4", "1 6");
        FastestZones zones = screen.table.zones();
        assertEquals(3, zones.trick.size());
        CardSprite first = zones.trick.get(0).cards().get(0);
        CardSprite newest = zones.trick.get(2).cards().get(0);
        assertTrue(first.isDim() && !newest.isDim());
        assertTrue(first.now().order < newest.now().order);
        assertTrue(first.now().width < newest.now().width);
        assertTrue(first.now().x < newest.now().x);
    }

    @Test
    void aPassIsShownUntilTheSeatsNextTurn() {
        FastestStatus status = after("1 3", "pass");
        assertTrue(status.passed[1]);
        after("1 6", "1 9");
        assertFalse(status.passed[1], "it may play again");
    }

    @Test
    void aFreeMoveClearsTheTrickAndThePasses() {
        FastestStatus status = after("1 9", "pass", "pass");
        assertEquals(0, status.owner);
        assertEquals(FastestMove.PASS, status.lies);
        assertFalse(status.passed[1] || status.passed[2]);
        assertEquals(1, status.gone);
        assertTrue(screen.table.zones().trick.isEmpty());
    }

    @Test
    void twoCardsLeftAreWarnedOfAndThreeAreNot() {
        FastestStatus status = after("1 3");
        assertFalse(status.warns(0), "three are left");
        assertFalse(status.warns(1), "three are left");
        after("1 4");
        assertEquals(2, status.left[1]);
        assertTrue(status.warns(1));
        assertFalse(status.warns(2));
    }

    @Test
    void whoeverIsOutOfCardsIsNotWarnedOf() {
        FastestStatus status = after("2 5", "pass", "pass", "1 3", "1 4", "1 6", "1 9");
        assertEquals(0, status.left[0]);
        assertFalse(status.warns(0));
    }

    @Test
    void theNumbersFollowTheCardsAndNotTheOtherWayRound() {
        screen.others("1 3");
        assertEquals(4, screen.table.status().left[0], "the card is still in the air");
        screen.table.finishAnimations();
        assertEquals(3, screen.table.status().left[0]);
    }

    @Test
    void aDeckWithLargeIndicesSpreadsTheHandAtOnce() {
        screen = FastestTestScreen.dealt(room.app(), 2, FastestTestScreen.PLAIN, 5, Eyes.of(0));
        room.app().show(screen);
        room.pass(0.5f);
        float before = seenLeast();
        room.app().settings().largeIndex(true);
        room.pass(1);
        assertTrue(before < HandFan.READABLE_LARGE, "one row of 27 cards");
        assertTrue(seenLeast() >= HandFan.READABLE_LARGE - 0.01f);
        room.app().settings().largeIndex(false);
        room.pass(1);
        assertEquals(before, seenLeast(), 0.01f);
    }

    /** How much is seen of the card of the hand that is covered most, in card widths. */
    private float seenLeast() {
        float least = 1;
        List<CardSprite> hand = screen.table.zones().hands.get(0);
        for (int i = 1; i < hand.size(); i++) {
            Pose left = hand.get(i - 1).now();
            float step = hand.get(i).now().x - left.x;
            least = step > 0 ? Math.min(least, step / left.width) : least;
        }
        return least;
    }
}
