package parlour.wire;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Phrases as JSON: each program says them in its own language. Numbers, texts and lists stay what
 * they are; a card, a set of cards, a seat and another phrase are objects.
 */
public final class PhraseFormat {
    private static final int LONGEST_KEY = 100;

    private PhraseFormat() {}

    public static Map<String, Object> tree(Phrase phrase) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("key", phrase.key());
        tree.put("args", phrase.args().stream().map(PhraseFormat::argument).toList());
        return tree;
    }

    private static Object argument(Object arg) {
        if (arg instanceof Number || arg instanceof String) {
            return arg;
        }
        if (arg instanceof Phrase phrase) {
            return tree(phrase);
        }
        if (arg instanceof Seat seat) {
            return Map.of("seat", seat.index() + 1);
        }
        if (arg instanceof Card card) {
            return Map.of("card", card.toString());
        }
        if (arg instanceof CardSet cards) {
            return Map.of("cards", cards.stream().map(Card::toString).toList());
        }
        if (arg instanceof List<?> list) {
            return list.stream().map(PhraseFormat::argument).toList();
        }
        throw new IllegalArgumentException("no argument of a phrase: " + arg.getClass());
    }

    public static Phrase read(Json json) throws BadInput {
        return new Phrase(
                Values.text(json.get("key"), LONGEST_KEY), arguments(json.get("args").list()));
    }

    private static List<Object> arguments(List<Json> list) throws BadInput {
        List<Object> args = new ArrayList<>();
        for (Json json : list) {
            args.add(argument(json));
        }
        return args;
    }

    private static Object argument(Json json) throws BadInput {
        Object value = json.tree();
        if (value instanceof String || value instanceof Double) {
            return value;
        }
        if (value instanceof Long number) {
            // Numbers that fit are integers, as whoever made the phrase wrote them.
            boolean fits = number.intValue() == number;
            return fits ? (Object) number.intValue() : number;
        }
        if (value instanceof List) {
            return arguments(json.list());
        }
        return thing(json);
    }

    private static Object thing(Json json) throws BadInput {
        Optional<Json> seat = json.find("seat");
        if (seat.isPresent()) {
            return new Seat(Values.seat(seat.get()));
        }
        Optional<Json> card = json.find("card");
        if (card.isPresent()) {
            return card(card.get());
        }
        Optional<Json> cards = json.find("cards");
        if (cards.isPresent()) {
            CardSet set = CardSet.EMPTY;
            for (Json each : cards.get().list()) {
                set = set.with(card(each));
            }
            return set;
        }
        return read(json);
    }

    private static Card card(Json json) throws BadInput {
        Optional<Card> card = CardNotation.find(json.text());
        if (card.isEmpty()) {
            throw json.bad("card.unknown", json.text(), 1);
        }
        return card.get();
    }
}
