package parlour.crosswise.computers;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseMoves;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.Policy;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A fast player that judges a move by its effect on the prospects of all lines; it also selects the
 * moves for the search to try.
 */
final class ProspectPlayer implements Policy<CrossWiseState, CrossWiseMove> {
    /** The number of random swaps and shifts to try: all of them would be too slow in playouts. */
    private static final int TRIES = 16;

    /** From this many equal symbols in a line on, every possible move is considered. */
    private static final int THREAT = 5;

    /** Differences below this are decided at random, so that playouts vary. */
    private static final int NOISE = 256;

    private static final int MOST_PUTS = 16;
    private static final int MOST_ACTIONS = 4;

    private final Valuation valuation;
    private final TrialField trialField;
    private final int[] gains = new int[2 * Cell.SIDE];
    private CrossWiseMove best;
    private int bestValue;

    ProspectPlayer(Valuation valuation) {
        this.valuation = valuation;
        trialField = new TrialField(valuation.lines());
    }

    @Override
    public CrossWiseMove choose(CrossWiseState state, Rng rng) {
        Field field = state.field();
        Hand hand = state.hands().get(state.turn());
        Team team = Team.of(state.turn());
        best = null;
        bestValue = Integer.MIN_VALUE;
        trialField.begin(field);
        if (threatened(field)) {
            CrossWiseMoves.each(field, hand, move -> offer(move, value(team, move)));
            return best;
        }
        puts(field, hand, team, rng);
        for (int place = 0; place < Hand.PLACES; place++) {
            if (hand.at(place) > Token.SYMBOLS && !hand.repeats(place)) {
                actions(field, hand, Token.of(hand.at(place)), team, rng);
            }
        }
        if (best == null) {
            // No random swap was found: take the first one there is.
            CrossWiseMoves.each(
                    field,
                    hand,
                    move -> {
                        best = move;
                        return false;
                    });
        }
        return best;
    }

    private static boolean threatened(Field field) {
        for (int line = 0; line < 2 * Cell.SIDE; line++) {
            if (Line.most(field.line(line)) >= THREAT) {
                return true;
            }
        }
        return false;
    }

    private boolean offer(CrossWiseMove move, int value) {
        if (value > bestValue) {
            best = move;
            bestValue = value;
        }
        return true;
    }

    private int value(Team team, CrossWiseMove move) {
        return trialField.ahead(team, move) - valuation.cost(move.token());
    }

    /** A put is judged by its row and column alone, whose gains are precomputed. */
    private void puts(Field field, Hand hand, Team team, Rng rng) {
        int ahead = trialField.ahead(team);
        for (int place = 0; place < Hand.PLACES; place++) {
            int symbol = hand.at(place);
            if (symbol > Token.SYMBOLS || hand.repeats(place)) {
                continue;
            }
            for (int line = 0; line < gains.length; line++) {
                int content = field.line(line);
                int gain =
                        Line.size(content) == Cell.SIDE
                                ? 0
                                : valuation.line(Line.with(content, symbol))
                                        - valuation.line(content);
                gains[line] = Field.owner(line) == team ? gain : -gain;
            }
            long dice = 0;
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                dice = dice == 0 ? rng.next() >>> 1 : dice;
                if (field.at(cell) == 0) {
                    int noise = (int) (dice & NOISE - 1);
                    int value = gains[cell % Cell.SIDE] + gains[Cell.SIDE + cell / Cell.SIDE];
                    if (ahead + value + noise > bestValue) {
                        best = CrossWiseMoves.put(symbol, cell);
                        bestValue = ahead + value + noise;
                    }
                    dice >>>= 8;
                }
            }
        }
    }

    private void actions(Field field, Hand hand, Token action, Team team, Rng rng) {
        if (field.size() == 0) {
            return;
        }
        for (int i = 0; i < TRIES; i++) {
            int cell = rng.below(Cell.COUNT);
            if (field.at(cell) == 0) {
                continue;
            }
            int other = rng.below(Cell.COUNT);
            CrossWiseMove move = null;
            switch (action) {
                case REMOVE -> move = CrossWiseMoves.remove(cell);
                case SHIFT ->
                        move = field.at(other) == 0 ? CrossWiseMoves.shift(cell, other) : null;
                case EXCHANGE ->
                        move =
                                field.at(other) == 0 || other == cell
                                        ? null
                                        : CrossWiseMoves.exchange(cell, other);
                default -> {
                    int given = hand.at(other % Hand.PLACES);
                    move =
                            given == 0 || given > Token.SYMBOLS
                                    ? null
                                    : CrossWiseMoves.replace(cell, given);
                }
            }
            if (move != null) {
                offer(move, value(team, move));
            }
        }
    }

    /** The puts with the best prospects, and the best moves of each action. */
    List<CrossWiseMove> candidates(Field field, Hand hand, Team team) {
        record Valued(CrossWiseMove move, int value) {}
        trialField.begin(field);
        List<Valued> valued = new ArrayList<>();
        CrossWiseMoves.each(
                field, hand, move -> valued.add(new Valued(move, trialField.ahead(team, move))));
        valued.sort(Comparator.comparingInt(one -> -one.value()));
        int[] taken = new int[Token.all().size() + 1];
        List<CrossWiseMove> candidates = new ArrayList<>();
        for (Valued one : valued) {
            Token token = one.move().token();
            int kind = token.isSymbol() ? 0 : token.number();
            if (taken[kind]++ < (token.isSymbol() ? MOST_PUTS : MOST_ACTIONS)) {
                candidates.add(one.move());
            }
        }
        return candidates;
    }
}
