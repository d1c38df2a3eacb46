package parlour.thinking;

import parlour.engine.Thinking;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;

import java.util.Optional;

/** Work that another copy of the program has requested; the other end of {@link Sendable}. */
public interface RequestedWork {
    /** Does this many units of work; false when it is done. */
    boolean advance(int units);

    /**
     * Whether the answer is wanted when the time for a move is over, whatever is known by then;
     * otherwise the work has to be done to its end.
     */
    boolean hurried();

    /**
     * The answer as JSON, after at least one unit; of work that is not hurried, when it is done.
     */
    String answer();

    /** Begins the work of a request. */
    static RequestedWork begin(String request) throws BadInput {
        Json json = JsonReader.read(request);
        Optional<Json> work = json.find("work");
        if (work.isEmpty()) {
            return thinking(ThinkingRequest.read(json));
        }
        if (!work.get().text().equals(ReviewRequest.WORK)) {
            throw work.get().bad("json.unknownField", work.get().text());
        }
        return ReviewRequest.read(json).begin();
    }

    private static <M> RequestedWork thinking(ThinkingRequest<?, M, ?, ?> request) {
        Thinking<M> thinking = request.begin();
        return new RequestedWork() {
            @Override
            public boolean advance(int units) {
                return thinking.advance(units);
            }

            @Override
            public boolean hurried() {
                return true;
            }

            @Override
            public String answer() {
                return request.answer(thinking);
            }
        };
    }
}
