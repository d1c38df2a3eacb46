package parlour.table;

import parlour.json.Json;
import parlour.text.BadInput;
import parlour.wire.Cause;
import parlour.wire.SeatPlan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Something that happened at a shared table and is kept; a table is the sum of its entries. They
 * are private to the server: the secrets are among them. Seats count from 0 here and from 1 in
 * JSON.
 */
public sealed interface TableEntry {
    /** As text, one JSON object. */
    default String json() {
        return TableEntryFormat.write(this);
    }

    /** Reads an entry of any kind. */
    static TableEntry read(String text) throws BadInput {
        return TableEntryFormat.read(text);
    }

    /**
     * The first entry.
     *
     * @param options of the rules, complete
     * @param token the hash of the opener's token
     * @param secret of the first game
     */
    record Opened(
            String code,
            String game,
            Json options,
            List<SeatPlan> seats,
            int moveSeconds,
            boolean hints,
            String token,
            String secret)
            implements TableEntry {
        public Opened {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A person took a seat.
     *
     * @param token the hash of the person's token; empty for the opener, who has one
     */
    record Sat(int seat, Optional<String> token, String name, String salt) implements TableEntry {}

    /**
     * A person left for good.
     *
     * @param seat empty for the opener without a seat
     */
    record Left(OptionalInt seat) implements TableEntry {}

    /**
     * A person agreed to begin, to go on, or to play again.
     *
     * @param salt for another game
     */
    record Agreed(int seat, Optional<String> salt) implements TableEntry {}

    /**
     * A game began.
     *
     * @param computers at all seats that are no person's, by seat
     */
    record Began(SortedMap<Integer, NamedComputer> computers) implements TableEntry {
        public Began {
            // A browser's Java has no unmodifiable sorted map.
            computers = new TreeMap<>(computers);
        }
    }

    /**
     * A move was played.
     *
     * @param cause why it was not chosen by whoever has the seat, if it was not
     */
    record Played(int seat, String move, Optional<Cause.Kind> cause) implements TableEntry {}

    /** The next round was dealt. */
    record Dealt() implements TableEntry {}

    /**
     * A computer took over a person's seat, or the person took it back.
     *
     * @param computer empty if the person took it back
     */
    record Swapped(int seat, Optional<Casting> computer) implements TableEntry {}

    /** The secret of the next game, drawn when the last one was over. */
    record Committed(String secret) implements TableEntry {}

    /** Nobody came any more, or everybody left: the last entry. */
    record Closed() implements TableEntry {}
}
