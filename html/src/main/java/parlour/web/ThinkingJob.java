package parlour.web;

import parlour.app.platform.Platform;
import parlour.engine.Thinking;
import parlour.text.BadInput;
import parlour.thinking.RequestedWork;

/**
 * A request that is being worked on: for as long as a computer may think about a move, or to its
 * end if no move waits for it.
 */
final class ThinkingJob {
    /** Short, so that a request to stop is soon heard. */
    private static final long SLICE_NANOS = 10_000_000;

    private final RequestedWork work;
    private final long begun = System.nanoTime();

    private ThinkingJob(RequestedWork work) {
        this.work = work;
    }

    static ThinkingJob of(String request) throws BadInput {
        return new ThinkingJob(RequestedWork.begin(request));
    }

    /** Works a little; false when it is time for the answer. */
    boolean slice() {
        long start = System.nanoTime();
        boolean more;
        boolean late;
        long now;
        do {
            more = work.advance(Thinking.SLICE);
            now = System.nanoTime();
            late = work.hurried() && now - begun >= Platform.Thinker.THINK_NANOS;
        } while (more && !late && now - start < SLICE_NANOS);
        return more && !late;
    }

    String answer() {
        return work.answer();
    }
}
