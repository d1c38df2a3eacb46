package parlour.table;

import parlour.fair.Proof;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonText;
import parlour.text.BadInput;
import parlour.wire.Cause;
import parlour.wire.SeatPlan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** Entries as JSON and back. They are strict: nobody but a server of this version writes them. */
final class TableEntryFormat {
    /** Longer than a move's entry. */
    private static final int SHORT = 96;

    private TableEntryFormat() {}

    static String write(TableEntry entry) {
        JsonText out = new JsonText(SHORT).object();
        if (entry instanceof TableEntry.Opened opened) {
            out.field("kind", "opened");
            out.field("code", opened.code());
            out.field("game", opened.game());
            out.field("options", opened.options());
            out.field("seats", opened.seats().stream().map(SeatPlan::tree).toList());
            out.field("moveSeconds", opened.moveSeconds());
            out.field("hints", opened.hints());
            out.field("token", opened.token());
            out.field("secret", opened.secret());
        } else if (entry instanceof TableEntry.Sat sat) {
            out.field("kind", "sat");
            out.field("seat", sat.seat() + 1);
            sat.token().ifPresent(token -> out.field("token", token));
            out.field("name", sat.name());
            out.field("salt", sat.salt());
        } else if (entry instanceof TableEntry.Left left) {
            out.field("kind", "left");
            left.seat().ifPresent(seat -> out.field("seat", seat + 1));
        } else if (entry instanceof TableEntry.Agreed agreed) {
            out.field("kind", "agreed");
            out.field("seat", agreed.seat() + 1);
            agreed.salt().ifPresent(salt -> out.field("salt", salt));
        } else if (entry instanceof TableEntry.Began began) {
            out.field("kind", "began");
            computers(began.computers(), out);
        } else if (entry instanceof TableEntry.Played played) {
            out.field("kind", "played");
            out.field("seat", played.seat() + 1);
            out.field("move", played.move());
            played.cause().ifPresent(cause -> out.field("cause", Cause.word(cause)));
        } else if (entry instanceof TableEntry.Dealt) {
            out.field("kind", "dealt");
        } else if (entry instanceof TableEntry.Swapped swapped) {
            out.field("kind", "swapped");
            out.field("seat", swapped.seat() + 1);
            swapped.computer().ifPresent(computer -> casting(computer, out));
        } else if (entry instanceof TableEntry.Committed committed) {
            out.field("kind", "committed");
            out.field("secret", committed.secret());
        } else if (entry instanceof TableEntry.Closed) {
            out.field("kind", "closed");
        }
        return out.end().toString();
    }

    private static void computers(SortedMap<Integer, NamedComputer> computers, JsonText out) {
        out.name("computers").array();
        computers.forEach(
                (seat, computer) -> {
                    out.object().field("seat", seat + 1).field("name", computer.name());
                    casting(computer.casting(), out);
                    out.end();
                });
        out.endArray();
    }

    private static void casting(Casting casting, JsonText out) {
        out.field("computer", casting.computer()).field("character", casting.character());
    }

    static TableEntry read(String text) throws BadInput {
        Json json = JsonReader.read(text);
        Json kind = json.get("kind");
        switch (kind.text()) {
            case "opened":
                return opened(json);
            case "sat":
                return new TableEntry.Sat(
                        seat(json), text(json, "token"), json.get("name").text(), salt(json));
            case "left":
                return new TableEntry.Left(
                        json.find("seat").isPresent()
                                ? OptionalInt.of(seat(json))
                                : OptionalInt.empty());
            case "agreed":
                return new TableEntry.Agreed(seat(json), text(json, "salt"));
            case "began":
                return new TableEntry.Began(computers(json.get("computers")));
            case "played":
                Optional<Json> cause = json.find("cause");
                return new TableEntry.Played(
                        seat(json),
                        json.get("move").text(),
                        cause.isPresent()
                                ? Optional.of(Cause.kind(cause.get()))
                                : Optional.empty());
            case "dealt":
                return new TableEntry.Dealt();
            case "swapped":
                return new TableEntry.Swapped(
                        seat(json),
                        json.find("computer").isPresent()
                                ? Optional.of(casting(json))
                                : Optional.empty());
            case "committed":
                return new TableEntry.Committed(json.get("secret").text());
            case "closed":
                return new TableEntry.Closed();
            default:
                throw kind.bad("wire.kind", kind.text());
        }
    }

    private static TableEntry opened(Json json) throws BadInput {
        List<SeatPlan> seats = new ArrayList<>();
        for (Json seat : json.get("seats").list()) {
            seats.add(SeatPlan.read(seat));
        }
        return new TableEntry.Opened(
                json.get("code").text(),
                json.get("game").text(),
                json.get("options"),
                seats,
                json.get("moveSeconds").integer(0, Integer.MAX_VALUE),
                json.get("hints").flag(),
                json.get("token").text(),
                json.get("secret").text());
    }

    private static SortedMap<Integer, NamedComputer> computers(Json json) throws BadInput {
        SortedMap<Integer, NamedComputer> computers = new TreeMap<>();
        for (Json each : json.list()) {
            computers.put(seat(each), new NamedComputer(each.get("name").text(), casting(each)));
        }
        return computers;
    }

    private static Casting casting(Json json) throws BadInput {
        return new Casting(json.get("computer").text(), json.get("character").text());
    }

    private static int seat(Json json) throws BadInput {
        return json.get("seat").integer(1, Proof.MOST_SEATS) - 1;
    }

    private static String salt(Json json) throws BadInput {
        return json.get("salt").text();
    }

    private static Optional<String> text(Json json, String name) throws BadInput {
        Optional<Json> found = json.find(name);
        return found.isPresent() ? Optional.of(found.get().text()) : Optional.empty();
    }
}
