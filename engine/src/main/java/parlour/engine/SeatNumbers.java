package parlour.engine;

import parlour.json.Json;
import parlour.json.JsonText;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;

/** Seats as JSON numbers them: from 1, and null for nobody. */
public final class SeatNumbers {
    private SeatNumbers() {}

    public static Integer of(int seat) {
        return seat == Rules.NOBODY ? null : seat + 1;
    }

    public static List<Integer> of(List<Integer> seats) {
        return seats.stream().map(SeatNumbers::of).toList();
    }

    /** Writes a field with a seat. */
    public static void write(String name, int seat, JsonText out) {
        if (seat == Rules.NOBODY) {
            out.name(name).value((Object) null);
        } else {
            out.field(name, seat + 1);
        }
    }

    /** A seat, which must be somebody's. */
    public static int read(int seats, Json json) throws BadInput {
        return json.integer(1, seats) - 1;
    }

    /** The seat in a member of an object, or nobody. */
    public static int read(int seats, Json json, String name) throws BadInput {
        return json.find(name).isEmpty() ? Rules.NOBODY : read(seats, json.get(name));
    }

    /** At least one seat, each once and in order. */
    public static List<Integer> list(int seats, Json json) throws BadInput {
        List<Integer> list = new ArrayList<>();
        int least = 1;
        for (Json number : json.list()) {
            int seat = number.integer(least, seats) - 1;
            list.add(seat);
            least = seat + 2;
        }
        if (list.isEmpty()) {
            throw json.bad("seats.none");
        }
        return list;
    }

    /** Refuses a view for eyes that belong to no seat of this table. */
    public static void check(int seats, Eyes eyes, Json view) throws BadInput {
        if (!eyes.among(Eyes.all(seats)).equals(eyes)) {
            throw view.bad("seats.eyes", seats);
        }
    }
}
