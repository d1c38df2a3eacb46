package parlour.arena.play;

import parlour.fastest.FastestDescription;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.text.Phrase;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** See Who's Fastest in a terminal. */
final class FastestPresentation implements Presentation<FastestMove, FastestView, FastestEvent> {
    private static final Map<String, String> COUNTS =
            Map.ofEntries(
                    Map.entry("a", "1"),
                    Map.entry("one", "1"),
                    Map.entry("single", "1"),
                    Map.entry("two", "2"),
                    Map.entry("both", "2"),
                    Map.entry("pair", "2"),
                    Map.entry("double", "2"),
                    Map.entry("three", "3"),
                    Map.entry("triple", "3"),
                    Map.entry("four", "4"),
                    Map.entry("quadruple", "4"));

    /** Includes those of the older program, which wrote 1 for the ace and S for the two jokers. */
    private static final Map<String, String> RANKS =
            Map.ofEntries(
                    Map.entry("1", "A"),
                    Map.entry("a", "A"),
                    Map.entry("ace", "A"),
                    Map.entry("t", "10"),
                    Map.entry("j", "J"),
                    Map.entry("jack", "J"),
                    Map.entry("q", "Q"),
                    Map.entry("queen", "Q"),
                    Map.entry("k", "K"),
                    Map.entry("king", "K"),
                    Map.entry("bj", "BJ"),
                    Map.entry("bjoker", "BJ"),
                    Map.entry("black", "BJ"),
                    Map.entry("rj", "RJ"),
                    Map.entry("rjoker", "RJ"),
                    Map.entry("red", "RJ"),
                    Map.entry("s", "joker"),
                    Map.entry("joker", "joker"));

    @Override
    public void show(FastestView view, int me, boolean full, Dialogue out) {
        if (full) {
            FastestDescription.seats(view).forEach(out::say);
        }
        out.say(FastestDescription.toBeat(view));
        Hand hand = view.hands().get(me);
        if (!hand.isEmpty()) {
            out.say(FastestDescription.hand(hand, cards(hand, view.suits())));
        }
    }

    private static String cards(Hand hand, boolean suits) {
        return suits
                ? hand.toString()
                : hand.stream()
                        .map(FastestCard::level)
                        .map(level -> level.text())
                        .collect(Collectors.joining(" "));
    }

    @Override
    public List<Phrase> news(FastestEvent event) {
        return event instanceof FastestEvent.Ended
                ? List.of(Phrase.of("console.sheet"))
                : List.of();
    }

    @Override
    public String notation(String typed) {
        String text = CardWords.notation(typed);
        String[] words = text.toLowerCase(Locale.ROOT).split(" ");
        if (text.equals("-1") || text.equals("-1 -1") || words[0].matches("p|pass")) {
            return words.length > 1 && words[0].matches("p|pass") ? text : "pass";
        }
        if (words[0].equals("run") && words.length == 3) {
            return "run " + rank(words[1]) + " " + rank(words[2]);
        }
        String joker =
                text.toLowerCase(Locale.ROOT).replaceFirst("^the ", "").replace(" joker", "");
        if (joker.matches("bj|rj|bjoker|rjoker|black|red")) {
            return "1 " + RANKS.get(joker);
        }
        if (words.length < 2 || !(words[0].matches("[0-9]+") || COUNTS.containsKey(words[0]))) {
            return text;
        }
        // "a single 7", "a pair of 7s"
        String rest = text.toLowerCase(Locale.ROOT).replaceFirst("^a (?=\\S+ \\S)", "");
        String[] parts = rest.replace(" of ", " ").split(" ");
        return parts.length == 2
                ? COUNTS.getOrDefault(parts[0], parts[0]) + " " + rank(parts[1])
                : text;
    }

    /** Accepts plurals too: sevens are 7s. */
    private static String rank(String word) {
        String one =
                word.length() > 1 && word.endsWith("s")
                        ? word.substring(0, word.length() - 1)
                        : word;
        return RANKS.getOrDefault(one, one.toUpperCase(Locale.ROOT));
    }

    @Override
    public Phrase listed(FastestMove move) {
        return move.size() == 0
                ? Phrase.of("console.move", move.toString())
                : Phrase.of("console.fastest.move", FastestPhrases.play(move), move.toString());
    }

    @Override
    public List<String> help() {
        return List.of(
                "fastest.help.goal.what",
                "fastest.help.goal.first",
                "console.fastest.help.plays",
                "console.fastest.help.ranks",
                "fastest.help.order.counts",
                "fastest.help.order.top",
                "fastest.help.trick.pass",
                "console.fastest.help.free",
                "fastest.help.end.over",
                "fastest.help.end.points",
                "console.fastest.help.notation",
                "console.fastest.help.suits");
    }

    @Override
    public int usualSeats() {
        return 3;
    }
}
