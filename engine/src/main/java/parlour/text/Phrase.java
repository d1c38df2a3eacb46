package parlour.text;

import java.util.List;

/**
 * A message for people, independent of language: a text key and its arguments.
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

    /** A copy with at most {@code most} characters of each text in it. */
    public Phrase shortened(int most) {
        return new Phrase(key, args.stream().map(arg -> shortened(arg, most)).toList());
    }

    private static Object shortened(Object arg, int most) {
        if (arg instanceof String text) {
            return shortened(text, most);
        }
        if (arg instanceof Phrase phrase) {
            return phrase.shortened(most);
        }
        return arg instanceof List<?> list
                ? list.stream().map(each -> shortened(each, most)).toList()
                : arg;
    }

    /** A text, or its beginning if it is longer than {@code most} characters. */
    public static String shortened(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        boolean torn = Character.isHighSurrogate(text.charAt(most - 1));
        return text.substring(0, torn ? most - 1 : most) + "…";
    }
}
