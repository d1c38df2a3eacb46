package parlour.arena;

import parlour.engine.Thinking;

/** Runs a computer's thinking on the calling thread, within a limit of processor time. */
final class Thought {
    private Thought() {}

    /** Returns whether the thinking finished by itself; it gets at least one slice. */
    static boolean finish(Thinking<?> thinking, long nanos) {
        long start = System.nanoTime();
        long threadStart = ThreadClock.nanos();
        while (thinking.advance(Thinking.SLICE)) {
            // The wall clock first: it is cheaper, and no thread has had more time than that.
            if (System.nanoTime() - start >= nanos && ThreadClock.nanos() - threadStart >= nanos) {
                return false;
            }
        }
        return true;
    }
}
