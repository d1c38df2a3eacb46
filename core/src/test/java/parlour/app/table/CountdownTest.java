package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The time for a move. */
class CountdownTest {
    @Test
    void itIsUpOnceAndOnlyOnce() {
        Countdown countdown = new Countdown(10);
        countdown.restart();
        assertFalse(countdown.pass(9));
        assertEquals(0.1f, countdown.share(), 1e-6);
        assertTrue(countdown.pass(2));
        assertFalse(countdown.pass(2));
        assertEquals(0, countdown.left());
    }

    @Test
    void anotherMoveHasAllTheTimeAgain() {
        Countdown countdown = new Countdown(10);
        countdown.restart();
        countdown.pass(11);
        countdown.restart();
        assertEquals(10, countdown.left());
        assertTrue(countdown.pass(10));
    }

    @Test
    void noTimePassesWhileNobodyThinks() {
        Countdown countdown = new Countdown(10);
        assertFalse(countdown.pass(20));
        countdown.restart();
        countdown.stop();
        assertFalse(countdown.pass(20));
    }

    @Test
    void itGoesOnWhereItStopped() {
        Countdown countdown = new Countdown(10);
        countdown.restart();
        countdown.pass(4);
        countdown.stop();
        assertFalse(countdown.running());
        countdown.resume();
        assertTrue(countdown.running());
        assertEquals(6, countdown.left());
        assertTrue(countdown.pass(6));
        countdown.resume();
        assertFalse(countdown.running(), "time that is up stays up");
    }

    @Test
    void theLastFiveSecondsAreCounted() {
        Countdown countdown = new Countdown(10);
        countdown.restart();
        countdown.pass(4.9f);
        assertFalse(countdown.hurries());
        assertEquals(6, countdown.seconds());
        countdown.pass(0.2f);
        assertTrue(countdown.hurries());
        assertEquals(5, countdown.seconds());
        countdown.stop();
        assertFalse(countdown.hurries());
    }

    @Test
    void withoutALimitItIsNeverUp() {
        Countdown countdown = new Countdown(0);
        countdown.restart();
        assertFalse(countdown.limited());
        assertFalse(countdown.pass(1000));
        assertEquals(1, countdown.share());
    }
}
