package parlour.table;

import parlour.fair.Proof;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.wire.Cause;
import parlour.wire.SeatPlan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** Entries as JSON and back. They are strict: nobody but a server of this version writes them. */
final class TableEntryFormat {
    private TableEntryFormat() {}

    static String write(TableEntry entry) {
        Map<String, Object> tree = new LinkedHashMap<>();
        if (entry instanceof TableEntry.Opened opened) {
            tree.put("kind", "opened");
            tree.put("code", opened.code());
            tree.put("game", opened.game());
            tree.put("options", opened.options());
            tree.put("seats", opened.seats().stream().map(SeatPlan::tree).toList());
            tree.put("moveSeconds", opened.moveSeconds());
            tree.put("hints", opened.hints());
            tree.put("token", opened.token());
            tree.put("secret", opened.secret());
        } else if (entry instanceof TableEntry.Sat sat) {
            tree.put("kind", "sat");
            tree.put("seat", sat.seat() + 1);
            sat.token().ifPresent(token -> tree.put("token", token));
            tree.put("name", sat.name());
            tree.put("salt", sat.salt());
        } else if (entry instanceof TableEntry.Left left) {
            tree.put("kind", "left");
            left.seat().ifPresent(seat -> tree.put("seat", seat + 1));
        } else if (entry instanceof TableEntry.Agreed agreed) {
            tree.put("kind", "agreed");
            tree.put("seat", agreed.seat() + 1);
            agreed.salt().ifPresent(salt -> tree.put("salt", salt));
        } else if (entry instanceof TableEntry.Began began) {
            tree.put("kind", "began");
            tree.put("computers", computers(began.computers()));
        } else if (entry instanceof TableEntry.Played played) {
            tree.put("kind", "played");
            tree.put("seat", played.seat() + 1);
            tree.put("move", played.move());
            played.cause().ifPresent(cause -> tree.put("cause", Cause.word(cause)));
        } else if (entry instanceof TableEntry.Dealt) {
            tree.put("kind", "dealt");
        } else if (entry instanceof TableEntry.Swapped swapped) {
            tree.put("kind", "swapped");
            tree.put("seat", swapped.seat() + 1);
            swapped.computer().ifPresent(computer -> put(tree, computer));
        } else if (entry instanceof TableEntry.Committed committed) {
            tree.put("kind", "committed");
            tree.put("secret", committed.secret());
        } else if (entry instanceof TableEntry.Closed) {
            tree.put("kind", "closed");
        }
        return JsonWriter.compact(tree);
    }

    private static List<Object> computers(SortedMap<Integer, NamedComputer> computers) {
        List<Object> list = new ArrayList<>();
        computers.forEach(
                (seat, computer) -> {
                    Map<String, Object> tree = new LinkedHashMap<>();
                    tree.put("seat", seat + 1);
                    tree.put("name", computer.name());
                    put(tree, computer.casting());
                    list.add(tree);
                });
        return list;
    }

    private static void put(Map<String, Object> tree, Casting casting) {
        tree.put("computer", casting.computer());
        tree.put("character", casting.character());
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
