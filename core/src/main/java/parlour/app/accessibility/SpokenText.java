package parlour.app.accessibility;

import parlour.text.Texts;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns what is written on the screen into what can be said: no markup, and cards by name. */
public final class SpokenText {
    private static final Pattern MARKUP = Pattern.compile("\\[\\[|\\[\\w*\\]");
    private static final Pattern CARD = Pattern.compile("(10|[2-9AJQK])?([♣♦♥♠])");
    private static final int MOST_KNOWN = 2000;

    private final Texts texts;
    private final Map<String, String> known = new HashMap<>();

    public SpokenText(Texts texts) {
        this.texts = texts;
    }

    /** The spoken form of a text; the same texts are asked for in every frame. */
    public String of(String written) {
        if (known.size() > MOST_KNOWN) {
            known.clear();
        }
        return known.computeIfAbsent(written, this::spoken);
    }

    private String spoken(String written) {
        String plain = replaced(MARKUP, written, found -> found.group().equals("[[") ? "[" : "");
        return replaced(CARD, plain, this::card).replace('\n', ' ').strip();
    }

    private static String replaced(
            Pattern pattern, String text, Function<Matcher, String> replacement) {
        Matcher found = pattern.matcher(text);
        StringBuilder result = new StringBuilder();
        int from = 0;
        while (found.find()) {
            result.append(text, from, found.start()).append(replacement.apply(found));
            from = found.end();
        }
        return result.append(text, from, text.length()).toString();
    }

    /** A card by name, or a suit that stands alone. */
    private String card(Matcher found) {
        String rank = found.group(1);
        String suit = texts.say(suit(found.group(2)));
        if (rank == null) {
            return suit;
        }
        boolean number = Character.isDigit(rank.charAt(0));
        return texts.say("spoken.card", number ? rank : texts.say("spoken.rank." + rank), suit);
    }

    private static String suit(String sign) {
        return switch (sign) {
            case "♣" -> "spoken.clubs";
            case "♦" -> "spoken.diamonds";
            case "♥" -> "spoken.hearts";
            default -> "spoken.spades";
        };
    }
}
