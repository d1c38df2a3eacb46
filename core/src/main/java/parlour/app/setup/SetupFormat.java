package parlour.app.setup;

import parlour.engine.Game;
import parlour.engine.Options;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;

/** Converts the last setup of a game to JSON and back, for the settings. */
public final class SetupFormat {
    /** Longer than any name that can be typed. */
    private static final int LONGEST_TEXT = 100;

    private SetupFormat() {}

    public static String write(SetupForm form) {
        return write(form.seats(), form.options(), form::suggestedNumber);
    }

    /** The setup of a game that was begun, to fill the form with it. */
    public static String write(Setup setup) {
        return write(setup.participants(), setup.options(), typed -> 0);
    }

    private static String write(
            List<Participant> participants,
            Options options,
            ToLongFunction<Participant> suggested) {
        List<Object> seats = new ArrayList<>();
        for (Participant participant : participants) {
            Map<String, Object> seat = new LinkedHashMap<>();
            seat.put("name", participant.name());
            participant.computer().ifPresent(computer -> seat.put("computer", computer));
            long number = suggested.applyAsLong(participant);
            if (number > 0) {
                seat.put("suggested", number);
            }
            seats.add(seat);
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("seats", seats);
        tree.put("options", options.values());
        return JsonWriter.compact(tree);
    }

    /** Fills the form from a stored setup; an unusable one leaves the form unchanged. */
    public static boolean read(String text, SetupForm form) {
        try {
            Json json = JsonReader.read(text);
            json.only(Set.of("seats", "options"));
            List<Participant> seats = seats(form, json.get("seats"));
            Options options = form.game().readOptions(json.get("options"));
            form.seats(seats);
            form.rules().options(options);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    private static List<Participant> seats(SetupForm form, Json json) throws BadInput {
        Game<?, ?, ?, ?> game = form.game();
        List<Participant> seats = new ArrayList<>();
        for (Json seat : json.list()) {
            seats.add(new Participant(name(form, seat), computer(game, seat)));
        }
        if (!game.seatCounts().contains(seats.size())) {
            throw json.bad("json.size", game.seatCounts().get(0), seats.size());
        }
        return seats;
    }

    /** A name that was suggested is suggested again in the current language. */
    private static String name(SetupForm form, Json seat) throws BadInput {
        String name = seat.get("name").text();
        if (name.length() > LONGEST_TEXT) {
            throw seat.bad("json.tooLong", LONGEST_TEXT);
        }
        Optional<Json> number = seat.find("suggested");
        return number.isPresent()
                ? form.suggestedName(number.get().integer(1, PlayerNames.PERSONS))
                : name;
    }

    private static Optional<String> computer(Game<?, ?, ?, ?> game, Json seat) throws BadInput {
        Optional<Json> computer = seat.find("computer");
        if (computer.isEmpty()) {
            return Optional.empty();
        }
        String name = computer.get().text();
        if (!game.computers().contains(name)) {
            throw computer.get().bad("json.unexpected", name);
        }
        return Optional.of(name);
    }
}
