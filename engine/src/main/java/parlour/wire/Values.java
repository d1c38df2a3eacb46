package parlour.wire;

import parlour.engine.Eyes;
import parlour.engine.Result;
import parlour.fair.Proof;
import parlour.json.Json;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Values that several messages have. */
final class Values {
    static final int MOST_SEATS = Proof.MOST_SEATS;

    private Values() {}

    static String text(Json json, int longest) throws BadInput {
        String text = json.text();
        if (text.length() > longest) {
            throw json.bad("json.longText", longest);
        }
        return text;
    }

    static Optional<String> text(Optional<Json> json) throws BadInput {
        return json.isPresent() ? Optional.of(json.get().text()) : Optional.empty();
    }

    /** The lower-case words of an enum's constant: {@code wellPlayed}. */
    static String word(Enum<?> constant) {
        StringBuilder word = new StringBuilder();
        for (String part : constant.name().toLowerCase(Locale.ROOT).split("_")) {
            word.append(
                    word.length() == 0
                            ? part
                            : part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1));
        }
        return word.toString();
    }

    static <T extends Enum<T>> T constant(Json json, T[] all) throws BadInput {
        List<String> known = new ArrayList<>();
        for (T constant : all) {
            if (word(constant).equals(json.text())) {
                return constant;
            }
            known.add(word(constant));
        }
        throw json.bad("wire.word", json.text(), known);
    }

    /** Seats count from 1 in messages. */
    static int seat(Json json) throws BadInput {
        return json.integer(1, MOST_SEATS) - 1;
    }

    static OptionalInt seat(Optional<Json> json) throws BadInput {
        return json.isPresent() ? OptionalInt.of(seat(json.get())) : OptionalInt.empty();
    }

    static Eyes eyes(Json json) throws BadInput {
        Eyes eyes = Eyes.NONE;
        for (Json seat : json.list()) {
            eyes = eyes.and(seat(seat));
        }
        return eyes;
    }

    static List<String> texts(Json json, int longest) throws BadInput {
        List<String> texts = new ArrayList<>();
        for (Json each : json.list()) {
            texts.add(text(each, longest));
        }
        return texts;
    }

    static Map<String, Object> tree(Result result) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("points", result.points());
        tree.put("places", result.places());
        return tree;
    }

    static Result result(Json json) throws BadInput {
        List<Double> points = new ArrayList<>();
        for (Json each : json.get("points").list()) {
            points.add(each.decimal());
        }
        List<Integer> places = new ArrayList<>();
        for (Json each : json.get("places").list(points.size())) {
            places.add(each.integer(1, points.size()));
        }
        return new Result(points, places);
    }
}
