package parlour.text;

import java.util.List;

/**
 * Something to be said to a person, before it is in any language: a key of the texts and its
 * arguments.
 *
 * <p>An argument is a number, a string, a card, a set of cards, a {@link Seat}, another phrase, or
 * a list of these.
 */
public record Phrase(String key, List<Object> args) {
    public Phrase {
        args = List.copyOf(args);
    }

    public static Phrase of(String key, Object... args) {
        return new Phrase(key, List.of(args));
    }
}
