package parlour.engine;

import parlour.json.Json;
import parlour.json.JsonText;
import parlour.text.BadInput;

/**
 * What a viewer sees and hears of a game, as JSON and back. Each value is written in one way only,
 * and nothing is read that is not written so: equal views have equal JSON.
 *
 * @param <V> what a viewer sees of a state
 * @param <E> an event
 */
public interface WireFormat<V, E> {
    /** Longer than most views. */
    int VIEW = 640;

    /** Longer than most events. */
    int EVENT = 112;

    /**
     * Writes the fields of a view: all of it, with those that an external bot knows from {@link
     * Game#viewJson}.
     */
    void view(V view, JsonText out);

    /** A view as an object. */
    default Json view(V view) {
        return JsonText.object(VIEW, out -> view(view, out));
    }

    /**
     * The view that was written so; checks every field, and that some state looks so.
     *
     * @param eyes whose view it is
     */
    V view(Json json, Eyes eyes) throws BadInput;

    /** Writes the fields of an event as somebody sees it: what is hidden from them is absent. */
    void event(E event, JsonText out);

    /** An event as an object. */
    default Json event(E event) {
        return JsonText.object(EVENT, out -> event(event, out));
    }

    /** The event that was written so; checks every field. */
    E event(Json json) throws BadInput;
}
