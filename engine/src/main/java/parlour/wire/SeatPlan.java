package parlour.wire;

import parlour.json.Json;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Who is to sit at a seat of a new table.
 *
 * @param computer the name of a computer player; empty for a person
 */
public record SeatPlan(Optional<String> computer) {
    public static final SeatPlan PERSON = new SeatPlan(Optional.empty());

    private static final int LONGEST = 40;

    public static SeatPlan computer(String name) {
        return new SeatPlan(Optional.of(name));
    }

    public Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("kind", computer.isPresent() ? "computer" : "person");
        computer.ifPresent(name -> tree.put("computer", name));
        return tree;
    }

    public static SeatPlan read(Json json) throws BadInput {
        Json kind = json.get("kind");
        switch (kind.text()) {
            case "person":
                return PERSON;
            case "computer":
                return computer(Values.text(json.get("computer"), LONGEST));
            default:
                throw kind.bad("wire.seatKind", kind.text());
        }
    }
}
