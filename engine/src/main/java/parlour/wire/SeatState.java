package parlour.wire;

import parlour.json.Json;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A seat of a shared table as everybody sees it.
 *
 * @param name of the player; empty where nobody sits yet
 * @param computer the computer player who plays here; at a person's seat the one who stands in
 * @param character who was drawn for it, where a level stands for several; else the same
 * @param present whether the person is connected
 * @param awaySeconds how long the person has been away; 0 while present
 * @param salted whether a person has given a part of the next deal, or of this one; while a game is
 *     played, also if that person has left
 * @param agreed whether the person has agreed to begin, or to go on
 */
public record SeatState(
        Kind kind,
        Optional<String> name,
        Optional<String> computer,
        Optional<String> character,
        boolean present,
        int awaySeconds,
        boolean salted,
        boolean agreed) {
    /** Whose seat it is. */
    public enum Kind {
        PERSON,
        COMPUTER,
        FREE
    }

    Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("kind", Values.word(kind));
        name.ifPresent(text -> tree.put("name", text));
        computer.ifPresent(text -> tree.put("computer", text));
        character.ifPresent(text -> tree.put("character", text));
        if (kind == Kind.PERSON) {
            tree.put("present", present);
            tree.put("awaySeconds", awaySeconds);
            tree.put("salted", salted);
            tree.put("agreed", agreed);
        } else if (salted) {
            tree.put("salted", true);
        }
        return tree;
    }

    static SeatState read(Json json) throws BadInput {
        Kind kind = Values.constant(json.get("kind"), Kind.values());
        boolean person = kind == Kind.PERSON;
        Optional<Json> salted = json.find("salted");
        return new SeatState(
                kind,
                Values.text(json.find("name")),
                Values.text(json.find("computer")),
                Values.text(json.find("character")),
                person && json.get("present").flag(),
                person ? json.get("awaySeconds").integer(0, Integer.MAX_VALUE) : 0,
                person ? json.get("salted").flag() : salted.isPresent() && salted.get().flag(),
                person && json.get("agreed").flag());
    }
}
