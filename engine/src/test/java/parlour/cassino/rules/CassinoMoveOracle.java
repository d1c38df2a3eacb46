package parlour.cassino.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Cassino's legal moves a second time, by brute force and from the texts of cards alone: nothing
 * here is shared with the rules it judges.
 */
public final class CassinoMoveOracle {
    private static final Map<String, Integer> ON_TABLE =
            Map.ofEntries(
                    Map.entry("A", 1),
                    Map.entry("2", 2),
                    Map.entry("3", 3),
                    Map.entry("4", 4),
                    Map.entry("5", 5),
                    Map.entry("6", 6),
                    Map.entry("7", 7),
                    Map.entry("8", 8),
                    Map.entry("9", 9),
                    Map.entry("10", 10),
                    Map.entry("J", 11),
                    Map.entry("Q", 12),
                    Map.entry("K", 13));

    private CassinoMoveOracle() {}

    /** Each legal move as text, the captured cards in the order of the table. */
    public static Set<String> moves(List<String> table, List<String> hand, boolean forcedCapture) {
        Set<String> captures = new HashSet<>();
        for (String card : hand) {
            boolean[] captured = capturedSets(table, inHand(card));
            for (int set = 1; set < captured.length; set++) {
                if (captured[set]) {
                    captures.add(card + " x " + String.join(" ", members(table, set)));
                }
            }
        }
        Set<String> moves = new HashSet<>(captures);
        if (!forcedCapture || captures.isEmpty()) {
            moves.addAll(hand);
        }
        return moves;
    }

    /**
     * Which subsets of the table one card takes: those from which a group that adds up can be split
     * off, leaving nothing or another such subset.
     */
    private static boolean[] capturedSets(List<String> table, int value) {
        boolean[] captured = new boolean[1 << table.size()];
        int[] sum = new int[captured.length];
        for (int set = 1; set < captured.length; set++) {
            for (String card : members(table, set)) {
                sum[set] += onTable(card);
            }
            for (int group = set; group > 0; group = group - 1 & set) {
                boolean rest = group == set || captured[set ^ group];
                captured[set] |= sum[group] == value && rest;
            }
        }
        return captured;
    }

    static List<String> members(List<String> table, int set) {
        List<String> members = new ArrayList<>();
        for (int i = 0; i < table.size(); i++) {
            if ((set >> i & 1) == 1) {
                members.add(table.get(i));
            }
        }
        return members;
    }

    private static int onTable(String card) {
        return ON_TABLE.get(card.substring(0, card.length() - 1));
    }

    private static int inHand(String card) {
        if (card.equals("10d")) {
            return 16;
        }
        if (card.equals("2s")) {
            return 15;
        }
        return card.startsWith("A") ? 14 : onTable(card);
    }
}
