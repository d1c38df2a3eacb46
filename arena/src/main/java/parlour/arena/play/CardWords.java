package parlour.arena.play;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Accepts cards as people type them: in either case, with suit symbols, with T for ten. */
final class CardWords {
    private static final String SIGNS = "♣♧♦♢♥♡♠♤";
    private static final String SUITS = "ccddhhss";
    private static final Pattern CARD = Pattern.compile("(10|[2-9ATJQK])([CDHS])");
    private static final Pattern APART =
            Pattern.compile("(?i)(?<!\\S)(10|[2-9ATJQK]) +([♣♧♦♢♥♡♠♤])");

    private CardWords() {}

    /** Converts every card to the notation; everything else stays as it is. */
    static String notation(String typed) {
        String joined = APART.matcher(typed).replaceAll("$1$2");
        StringBuilder text = new StringBuilder();
        for (String word : joined.strip().split("[\\s,;]+")) {
            text.append(text.length() == 0 ? "" : " ").append(card(word));
        }
        return text.toString();
    }

    private static String card(String word) {
        StringBuilder letters = new StringBuilder();
        for (char c : word.toCharArray()) {
            int sign = SIGNS.indexOf(c);
            letters.append(sign < 0 ? c : SUITS.charAt(sign));
        }
        Matcher card = CARD.matcher(letters.toString().toUpperCase(Locale.ROOT));
        if (!card.matches()) {
            return word;
        }
        String rank = card.group(1).equals("T") ? "10" : card.group(1);
        return rank + card.group(2).toLowerCase(Locale.ROOT);
    }
}
