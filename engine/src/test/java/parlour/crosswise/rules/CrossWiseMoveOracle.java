package parlour.crosswise.rules;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * CrossWise's legal moves a second time, by brute force over every text that a move could have:
 * nothing here is shared with the rules it judges.
 */
final class CrossWiseMoveOracle {
    private CrossWiseMoveOracle() {}

    /**
     * @param field six rows of six numbers
     * @param hand numbers of tokens
     */
    static Set<String> moves(List<List<Integer>> field, List<Integer> hand) {
        Set<String> moves = new TreeSet<>();
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 6; column++) {
                int here = field.get(row).get(column);
                String cell = name(row, column);
                for (int token : hand) {
                    if (here == 0 && token <= 6) {
                        moves.add("put " + token + " " + cell);
                    }
                    if (here != 0 && token == 7) {
                        moves.add("remove " + cell);
                    }
                    for (int given : hand) {
                        if (here != 0 && token == 10 && given <= 6) {
                            moves.add("replace " + cell + " " + given);
                        }
                    }
                }
                for (int row2 = 0; row2 < 6; row2++) {
                    for (int column2 = 0; column2 < 6; column2++) {
                        int there = field.get(row2).get(column2);
                        String cell2 = name(row2, column2);
                        if (hand.contains(8) && here != 0 && there == 0) {
                            moves.add("shift " + cell + " " + cell2);
                        }
                        boolean later = cell.compareTo(cell2) < 0;
                        if (hand.contains(9) && here != 0 && there != 0 && later) {
                            moves.add("exchange " + cell + " " + cell2);
                        }
                    }
                }
            }
        }
        return moves;
    }

    private static String name(int row, int column) {
        return "r" + (row + 1) + "c" + (column + 1);
    }

    /** The points of six cells, counted as the table of the rules says; 0 is an empty cell. */
    static int points(List<Integer> line) {
        Set<Integer> different = new TreeSet<>(line);
        different.remove(0);
        if (different.size() == 6) {
            return 6;
        }
        int points = 0;
        for (int symbol : different) {
            points +=
                    switch ((int) line.stream().filter(cell -> cell == symbol).count()) {
                        case 2 -> 1;
                        case 3 -> 3;
                        case 4 -> 5;
                        case 5 -> 7;
                        default -> 0;
                    };
        }
        return points;
    }
}
