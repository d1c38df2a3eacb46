package parlour.arena;

import parlour.engine.Thinking;

/** Thinks on the thread that asks, for as much of its time as there is. */
final class Thought {
    private Thought() {}

    /** Whether the thought came to its own end; until then it gets at least one slice. */
    static boolean finish(Thinking<?> thinking, long nanos) {
        long begun = System.nanoTime();
        long begunThread = ThreadClock.nanos();
        while (thinking.advance(Thinking.SLICE)) {
            // The time of day is asked first: it is cheaper, and a thread has never had more.
            if (System.nanoTime() - begun >= nanos && ThreadClock.nanos() - begunThread >= nanos) {
                return false;
            }
        }
        return true;
    }
}
