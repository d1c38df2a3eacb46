package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.OneRoom;
import parlour.app.cards.CardSprite;
import parlour.app.cards.Pose;
import parlour.engine.Eyes;
import parlour.fastest.FastestMove;

import java.util.List;

/** What the table tells of the trick and the seats while a game goes on. */
class TellingTest extends OneRoom {
    private TableRoom screen;

    @BeforeEach
    void sit() {
        screen = TableRoom.holding(room.app(), TableRoom.PLAIN, "3c 5c 5d 9s", "4c 8d 10c");
        room.app().show(screen);
    }

    private Standing after(String... moves) {
        screen.others(moves);
        room.pass(6);
        assertFalse(screen.table.moving());
        return screen.table.standing();
    }

    @Test
    void thePlayOnTopIsToldWithItsOwner() {
        Standing standing = after("1 3", "1 4");
        assertEquals(1, standing.owner);
        assertEquals(TableRoom.move("1 4"), standing.lies);
        assertEquals(2, standing.turn());
    }

    @Test
    void beatenPlaysLieUnderTheNewestAndAreDimmed() {
        after("1 3", "1 4", "1 6");
        Zones zones = screen.table.zones();
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
        Standing standing = after("1 3", "pass");
        assertTrue(standing.passed[1]);
        after("1 6", "1 9");
        assertFalse(standing.passed[1], "it may play again");
    }

    @Test
    void aFreeMoveClearsTheTrickAndThePasses() {
        Standing standing = after("1 9", "pass", "pass");
        assertEquals(0, standing.owner);
        assertEquals(FastestMove.PASS, standing.lies);
        assertFalse(standing.passed[1] || standing.passed[2]);
        assertEquals(1, standing.gone);
        assertTrue(screen.table.zones().trick.isEmpty());
    }

    @Test
    void twoCardsLeftAreWarnedOfAndThreeAreNot() {
        Standing standing = after("1 3");
        assertFalse(standing.warns(0), "three are left");
        assertFalse(standing.warns(1), "three are left");
        after("1 4");
        assertEquals(2, standing.left[1]);
        assertTrue(standing.warns(1));
        assertFalse(standing.warns(2));
    }

    @Test
    void whoeverIsOutOfCardsIsNotWarnedOf() {
        Standing standing = after("2 5", "pass", "pass", "1 3", "1 4", "1 6", "1 9");
        assertEquals(0, standing.left[0]);
        assertFalse(standing.warns(0));
    }

    @Test
    void theNumbersFollowTheCardsAndNotTheOtherWayRound() {
        screen.others("1 3");
        assertEquals(4, screen.table.standing().left[0], "the card is still in the air");
        screen.table.hurry();
        assertEquals(3, screen.table.standing().left[0]);
    }

    @Test
    void aDeckWithLargeIndicesSpreadsTheHandAtOnce() {
        screen = TableRoom.dealt(room.app(), 2, TableRoom.PLAIN, 5, Eyes.of(0));
        room.app().show(screen);
        room.pass(0.5f);
        float before = seenLeast();
        room.app().settings().largeIndex(true);
        room.pass(1);
        assertTrue(before < Fan.READABLE_LARGE, "one row of 27 cards");
        assertTrue(seenLeast() >= Fan.READABLE_LARGE - 0.01f);
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
