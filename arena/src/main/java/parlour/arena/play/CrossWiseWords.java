package parlour.arena.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Accepts CrossWise moves as people type them: symbols by name, cells in words. */
final class CrossWiseWords {
    private static final Pattern ROW = Pattern.compile("\\brow ?([0-9])");
    private static final Pattern COLUMN = Pattern.compile("\\bcol(?:umn)? ?([0-9])");
    private static final Pattern CELL = Pattern.compile("\\br([0-9]) ?c([0-9])");
    private static final Pattern FILLER = Pattern.compile("an?|the|at|to|from|and|with|by");
    private static final List<String> SYMBOLS =
            List.of("cross", "pentagon", "diamond", "star", "sun", "triangle");

    private CrossWiseWords() {}

    static String notation(String typed) {
        String text = typed.toLowerCase(Locale.ROOT).replaceAll("[\\s,;]+", " ").strip();
        text = ROW.matcher(text).replaceAll("r$1");
        text = COLUMN.matcher(text).replaceAll("c$1");
        text = CELL.matcher(text).replaceAll("r$1c$2");
        List<String> words = new ArrayList<>();
        for (String word : text.split(" ")) {
            int symbol = SYMBOLS.indexOf(word);
            if (symbol >= 0) {
                words.add(String.valueOf(symbol + 1));
            } else if (!FILLER.matcher(word).matches()) {
                words.add(word);
            }
        }
        // "star r1c2" omits the verb, which is implied.
        if (words.size() == 2 && words.get(0).matches("[1-6]")) {
            words.add(0, "put");
        }
        return words.isEmpty() ? typed : String.join(" ", words);
    }
}
