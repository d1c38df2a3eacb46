package parlour.engine;

import parlour.json.Json;
import parlour.text.BadInput;

import java.util.Map;

/**
 * What a viewer sees and hears of a game, as JSON and back. Each value is written in one way only,
 * and nothing is read that is not written so: equal views have equal JSON.
 *
 * @param <V> what a viewer sees of a state
 * @param <E> an event
 */
public interface WireFormat<V, E> {
    /** All of a view, with the fields that an external bot knows from {@link Game#viewJson}. */
    Map<String, Object> view(V view);

    /**
     * The view that was written so; checks every field, and that some state looks so.
     *
     * @param eyes whose view it is
     */
    V view(Json json, Eyes eyes) throws BadInput;

    /** An event as somebody sees it: what is hidden from them is absent. */
    Map<String, Object> event(E event);

    /** The event that was written so; checks every field. */
    E event(Json json) throws BadInput;
}
