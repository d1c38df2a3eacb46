package parlour.engine;

import parlour.json.Json;
import parlour.text.BadInput;

/**
 * A wire format that reads what it would write and nothing else: whatever was read is written again
 * and compared.
 */
public abstract class ExactWireFormat<V, E> implements WireFormat<V, E> {
    protected final int seats;

    protected ExactWireFormat(int seats) {
        this.seats = seats;
    }

    /** Reads a view for eyes at this table; checks that some state looks so. */
    protected abstract V readView(Json json, Eyes eyes) throws BadInput;

    /** Reads an event; checks every field. */
    protected abstract E readEvent(Json json) throws BadInput;

    @Override
    public final V view(Json json, Eyes eyes) throws BadInput {
        SeatNumbers.check(seats, eyes, json);
        V view = readView(json, eyes);
        json.exactly(view(view));
        return view;
    }

    @Override
    public final E event(Json json) throws BadInput {
        E event = readEvent(json);
        json.exactly(event(event));
        return event;
    }

    /** The seat of an event, which must be somebody's. */
    protected final int seat(Json event) throws BadInput {
        return SeatNumbers.read(seats, event.get("seat"));
    }
}
