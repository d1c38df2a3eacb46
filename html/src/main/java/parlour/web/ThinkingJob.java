package parlour.web;

import parlour.app.platform.Platform;
import parlour.engine.Thinking;
import parlour.text.BadInput;
import parlour.thinking.ThinkingRequest;

/** A request that is being thought about, for as long as a computer may think about a move. */
final class ThinkingJob<M> {
    /** Short, so that a request to stop is soon heard. */
    private static final long SLICE_NANOS = 10_000_000;

    private final ThinkingRequest<?, M, ?, ?> request;
    private final Thinking<M> thinking;
    private final long end;

    private ThinkingJob(ThinkingRequest<?, M, ?, ?> request) {
        this.request = request;
        thinking = request.begin();
        end = System.nanoTime() + Platform.Thinker.THINK_NANOS;
    }

    static ThinkingJob<?> of(String request) throws BadInput {
        return new ThinkingJob<>(ThinkingRequest.read(request));
    }

    /** Thinks a little; false when it is time for the answer. */
    boolean slice() {
        long now = System.nanoTime();
        long until = Math.min(end, now + SLICE_NANOS);
        boolean more;
        do {
            more = thinking.advance(Thinking.SLICE);
            now = System.nanoTime();
        } while (more && now < until);
        return more && now < end;
    }

    String answer() {
        return request.answer(thinking);
    }
}
