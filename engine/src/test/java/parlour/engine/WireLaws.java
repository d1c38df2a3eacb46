package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;

/** The laws of views and events as JSON, at any position of any game. */
public final class WireLaws<S, M, V, E> {
    private final Rules<S, M, V, E> rules;
    private final WireFormat<V, E> format;

    public WireLaws(Rules<S, M, V, E> rules, WireFormat<V, E> format) {
        this.rules = rules;
        this.format = format;
    }

    /** Everybody alone, nobody, and all together. */
    public static List<Eyes> everyone(int seats) {
        List<Eyes> everyone = new ArrayList<>(List.of(Eyes.NONE, Eyes.all(seats)));
        for (int seat = 0; seat < seats; seat++) {
            everyone.add(Eyes.of(seat));
        }
        return everyone;
    }

    /** Views come back as they were, and are the same to the byte whatever is hidden. */
    public void position(S state, Rng rng) {
        for (Eyes eyes : everyone(rules.seats())) {
            V view = rules.view(state, eyes);
            String sent = JsonWriter.compact(format.view(view));
            V read = readView(sent, eyes);
            assertEquals(view, read, "a view comes back");
            assertEquals(view.hashCode(), read.hashCode());
            assertEquals(sent, JsonWriter.compact(format.view(read)), "and is written the same");
            V elsewhere = rules.view(rules.sample(view, rng), eyes);
            assertEquals(sent, JsonWriter.compact(format.view(elsewhere)), "hidden is hidden");
        }
    }

    /** Events come back as they were seen. */
    public void events(List<E> events) {
        for (E event : events) {
            for (Eyes eyes : everyone(rules.seats())) {
                rules.seen(event, eyes).ifPresent(this::event);
            }
        }
    }

    private void event(E event) {
        String sent = JsonWriter.compact(format.event(event));
        try {
            E read = format.event(JsonReader.read(sent));
            assertEquals(event, read, "an event comes back");
            assertEquals(event.hashCode(), read.hashCode());
            assertEquals(sent, JsonWriter.compact(format.event(read)), "and is written the same");
        } catch (BadInput e) {
            throw new AssertionError(sent, e);
        }
    }

    private V readView(String sent, Eyes eyes) {
        try {
            Json json = JsonReader.read(sent);
            return format.view(json, eyes);
        } catch (BadInput e) {
            throw new AssertionError(eyes + ": " + sent, e);
        }
    }
}
