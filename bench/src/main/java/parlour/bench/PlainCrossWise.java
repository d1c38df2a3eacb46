package parlour.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * CrossWise written straightforwardly: a matrix, lists of tokens, an object for every move, every
 * line recounted after each turn. The yardstick for the rules.
 */
final class PlainCrossWise {
    private static final int SIDE = 6;

    /** A move: the token used, one or two cells, the symbol given. */
    record Move(int token, int row, int column, int row2, int column2, int given) {}

    private final int[][] field = new int[SIDE][SIDE];
    private final List<Integer> pile = new ArrayList<>();
    private final List<List<Integer>> hands = new ArrayList<>();
    private final Random random;

    private PlainCrossWise(long seed, int seats) {
        random = new Random(seed);
        for (int token = 1; token <= 10; token++) {
            for (int i = 0; i < (token <= SIDE ? 7 : 3); i++) {
                pile.add(token);
            }
        }
        Collections.shuffle(pile, random);
        for (int seat = 0; seat < seats; seat++) {
            hands.add(new ArrayList<>());
            fill(hands.get(seat));
        }
    }

    private void fill(List<Integer> hand) {
        while (hand.size() < 4 && !pile.isEmpty()) {
            hand.add(pile.remove(pile.size() - 1));
        }
    }

    /** The number of turns of a random game for two. */
    static int game(long seed) {
        return new PlainCrossWise(seed, 2).play();
    }

    private int play() {
        int turns = 0;
        for (int seat = 0; !over(); seat = 1 - seat) {
            List<Integer> hand = hands.get(seat);
            List<Move> moves = moves(field, hand);
            if (moves.isEmpty() && !pile.isEmpty()) {
                pile.addAll(hand);
                hand.clear();
                Collections.shuffle(pile, random);
                fill(hand);
                moves = moves(field, hand);
            }
            if (!moves.isEmpty()) {
                apply(hand, moves.get(random.nextInt(moves.size())));
                turns++;
            }
        }
        return turns;
    }

    private void apply(List<Integer> hand, Move move) {
        hand.remove(Integer.valueOf(move.token()));
        int symbol = field[move.row()][move.column()];
        switch (move.token()) {
            case 7 -> {
                field[move.row()][move.column()] = 0;
                hand.add(symbol);
                return;
            }
            case 8, 9 -> {
                field[move.row()][move.column()] = field[move.row2()][move.column2()];
                field[move.row2()][move.column2()] = symbol;
            }
            case 10 -> {
                field[move.row()][move.column()] = move.given();
                hand.remove(Integer.valueOf(move.given()));
                hand.add(symbol);
            }
            default -> field[move.row()][move.column()] = move.token();
        }
        fill(hand);
    }

    /** Every legal move once. */
    static List<Move> moves(int[][] field, List<Integer> hand) {
        Set<Move> moves = new HashSet<>();
        for (int token : hand) {
            for (int row = 0; row < SIDE; row++) {
                for (int column = 0; column < SIDE; column++) {
                    boolean empty = field[row][column] == 0;
                    if (token <= SIDE && empty) {
                        moves.add(new Move(token, row, column, 0, 0, 0));
                    } else if (token == 7 && !empty) {
                        moves.add(new Move(token, row, column, 0, 0, 0));
                    } else if ((token == 8 || token == 9) && !empty) {
                        pairs(field, token, row, column, moves);
                    } else if (token == 10 && !empty) {
                        for (int given : hand) {
                            if (given <= SIDE) {
                                moves.add(new Move(token, row, column, 0, 0, given));
                            }
                        }
                    }
                }
            }
        }
        return new ArrayList<>(moves);
    }

    private static void pairs(int[][] field, int token, int row, int column, Set<Move> moves) {
        for (int row2 = 0; row2 < SIDE; row2++) {
            for (int column2 = 0; column2 < SIDE; column2++) {
                boolean empty = field[row2][column2] == 0;
                boolean later = SIDE * row2 + column2 > SIDE * row + column;
                if (token == 8 ? empty : !empty && later) {
                    moves.add(new Move(token, row, column, row2, column2, 0));
                }
            }
        }
    }

    /** Counts all twelve lines, like a program that keeps no totals. */
    private boolean over() {
        boolean full = true;
        boolean six = false;
        int points = 0;
        for (int line = 0; line < SIDE; line++) {
            int[] across = new int[SIDE + 1];
            int[] down = new int[SIDE + 1];
            for (int i = 0; i < SIDE; i++) {
                across[field[line][i]]++;
                down[field[i][line]]++;
                full &= field[line][i] != 0;
            }
            points += points(across) - points(down);
            for (int symbol = 1; symbol <= SIDE; symbol++) {
                six |= across[symbol] == SIDE || down[symbol] == SIDE;
            }
        }
        return six || full && points > Integer.MIN_VALUE;
    }

    private static int points(int[] counts) {
        int points = 0;
        int single = 0;
        for (int symbol = 1; symbol <= SIDE; symbol++) {
            points += counts[symbol] > 1 ? 2 * counts[symbol] - 3 : 0;
            single += counts[symbol] == 1 ? 1 : 0;
        }
        return single == SIDE ? 6 : points;
    }
}
