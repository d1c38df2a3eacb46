package parlour.fastest.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The legal moves a second time, by brute force and from texts alone: a play is whatever has a name
 * in the order of all plays, written down once. Nothing here is shared with the rules it judges.
 */
final class FastestMoveOracle {
    private static final List<String> RANKS =
            List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K");
    private static final List<String> SUITS = List.of("c", "d", "h", "s");

    private final boolean straights;
    private final boolean suits;

    /** All groups, lowest first; plays on the same rung are equally high. */
    private final List<List<String>> ladder = new ArrayList<>();

    FastestMoveOracle(boolean straights, boolean suits) {
        this.straights = straights;
        this.suits = suits;
        for (int count = 1; count <= 4; count++) {
            for (String rank : RANKS) {
                if (suits) {
                    rungs(rank, count);
                } else {
                    ladder.add(List.of(count + " " + rank));
                }
            }
            if (count == 1) {
                ladder.add(List.of("1 BJ"));
                ladder.add(List.of("1 RJ"));
            }
        }
        ladder.add(List.of("2 joker"));
    }

    /** Sets of suits, one rung for each highest suit. */
    private void rungs(String rank, int count) {
        for (int top = 0; top < 4; top++) {
            List<String> rung = new ArrayList<>();
            for (int set = 1; set < 16; set++) {
                if (Integer.bitCount(set) == count && set >> top == 1) {
                    List<String> cards = new ArrayList<>();
                    for (int suit = 0; suit < 4; suit++) {
                        if ((set >> suit & 1) == 1) {
                            cards.add(rank + SUITS.get(suit));
                        }
                    }
                    rung.add(String.join(" ", cards));
                }
            }
            ladder.add(rung);
        }
    }

    private int rung(String play) {
        for (int i = 0; i < ladder.size(); i++) {
            if (ladder.get(i).contains(play)) {
                return i;
            }
        }
        throw new AssertionError(play);
    }

    /** Each legal move as text; no last play is a free move. */
    Set<String> moves(List<String> hand, String last) {
        Set<String> moves = new TreeSet<>();
        boolean onRun = last.startsWith("run");
        int from = last.isEmpty() ? -1 : onRun ? ladder.size() - 2 : rung(last);
        for (List<String> rung : ladder.subList(from + 1, ladder.size())) {
            rung.stream().filter(play -> holds(hand, play)).forEach(moves::add);
        }
        for (int low = 0; straights && low < RANKS.size(); low++) {
            for (int high = low + 2; high < RANKS.size(); high++) {
                String run = "run " + RANKS.get(low) + " " + RANKS.get(high);
                boolean follows = last.isEmpty() || onRun && beats(low, high, last);
                if (follows && RANKS.subList(low, high + 1).stream().allMatch(r -> any(hand, r))) {
                    moves.add(run);
                }
            }
        }
        if (!last.isEmpty()) {
            moves.add("pass");
        }
        return moves;
    }

    private static boolean beats(int low, int high, String last) {
        String[] words = last.split(" ");
        int lastLow = RANKS.indexOf(words[1]);
        int lastHigh = RANKS.indexOf(words[2]);
        return high - low == lastHigh - lastLow && high > lastHigh;
    }

    private static boolean any(List<String> hand, String rank) {
        return SUITS.stream().anyMatch(suit -> hand.contains(rank + suit));
    }

    private boolean holds(List<String> hand, String play) {
        if (play.equals("2 joker")) {
            return hand.containsAll(List.of("BJ", "RJ"));
        }
        String[] words = play.split(" ");
        if (play.matches("1 [BR]J")) {
            return hand.contains(words[1]);
        }
        if (suits) {
            return hand.containsAll(List.of(words));
        }
        int held = 0;
        for (String suit : SUITS) {
            held += Collections.frequency(hand, words[1] + suit);
        }
        return held >= Integer.parseInt(words[0]);
    }
}
