package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.tabletop.CardSprite;

import java.util.List;

/** A person chooses where runs are played, or where suits decide. */
class RunsAndSuitsTest extends FastestSelecting {
    @Test
    void firstAndLastRankPickARun() {
        free(FastestTestScreen.RUNS, "3c 4s 5c 5d 6h 7s 9c 9d");
        click("3c");
        click("7s");
        assertEquals("run 3 7", picked());
        click("9c");
        assertEquals("2 9", picked(), "no run from 3 to 9, so the group");
        click("6h");
        click("4s");
        assertEquals("run 4 6", picked());
        click("7s");
        assertEquals("run 4 7", picked(), "a run grows");
    }

    @Test
    void aRunThatIsAskedForIsPickedWithOneClick() {
        answering(FastestTestScreen.RUNS, "3c 4s 5c 9d 9h 10s Jd Qh", "run 3 5", "pass", "run 5 7");
        click("9d");
        assertEquals("run 9 J", picked());
        assertTrue(screen.table.proposedMove().playable());
        click("Qh");
        assertEquals("run 10 Q", picked());
    }

    @Test
    void withShiftSingleCardsMakeAnyPlay() {
        free(FastestTestScreen.RUNS, "3c 4s 5c 5d 6h 7s 9c 9d");
        for (String card : List.of("4s", "5d", "6h")) {
            CardSprite sprite = sprite(card);
            room.hold(Keys.SHIFT_LEFT, () -> clickOnce(card));
            room.pass(0.5f);
            assertTrue(sprite.home().height > 0, card + " is lifted");
        }
        assertEquals("run 4 6", picked());
        room.hold(Keys.SHIFT_LEFT, () -> clickOnce("9c"));
        assertEquals("", picked());
        assertTrue(problem().contains("cannot be played together"), problem());
    }

    @Test
    void whereSuitsCountFurtherClicksPickSingleCards() {
        answering(FastestTestScreen.SUITS, "3c 5c 5h 5s 9c", "3c", "4c", "5d");
        click("5c");
        assertFalse(screen.table.proposedMove().playable() && picked().equals("5c"), picked());
        room.key(Keys.ESCAPE);
        click("5h");
        assertEquals("5h", picked());
        assertTrue(screen.table.proposedMove().playable());
        click("5s");
        assertEquals("5h 5s", picked());
        click("5h");
        assertEquals("5s", picked());
    }
}
