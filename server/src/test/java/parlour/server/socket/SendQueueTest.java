package parlour.server.socket;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SendQueueTest {
    private final SendQueue queue = new SendQueue(64);

    @Test
    void whatIsNotReadAddsUp() {
        for (int i = 0; i < 8; i++) {
            assertTrue(queue.add(8));
        }
        assertFalse(queue.add(1));
    }

    @Test
    void whatWasReadMakesRoom() {
        for (int i = 0; i < 100; i++) {
            assertTrue(queue.add(30));
            assertTrue(queue.add(30));
            queue.done(30);
            queue.done(30);
        }
    }

    /** The end of a long game: the last move, all moves, the table. */
    @Test
    void oneLongMessageFitsAmongOthers() {
        assertTrue(queue.add(5));
        assertTrue(queue.add(1000));
        assertTrue(queue.add(5));
        queue.done(5);
        queue.done(1000);
        queue.done(5);
        assertTrue(queue.add(32) && queue.add(32), "as if nothing had been");
    }

    @Test
    void notManyOfThem() {
        assertTrue(queue.add(1000));
        assertTrue(queue.add(1000));
        assertFalse(queue.add(1000));
    }
}
