package parlour.crosswise.rules;

import parlour.engine.Refusal;

import java.util.Optional;
import java.util.function.Predicate;

/** The moves of a hand on a field that is not full. */
public final class CrossWiseMoves {
    // Every move is created once, so listing them allocates none.
    private static final CrossWiseMove[][] PUTS = new CrossWiseMove[Token.SYMBOLS + 1][Cell.COUNT];
    private static final CrossWiseMove[] REMOVES = new CrossWiseMove[Cell.COUNT];
    private static final CrossWiseMove[][] SHIFTS = new CrossWiseMove[Cell.COUNT][Cell.COUNT];
    private static final CrossWiseMove[][] EXCHANGES = new CrossWiseMove[Cell.COUNT][Cell.COUNT];
    private static final CrossWiseMove[][] REPLACES =
            new CrossWiseMove[Cell.COUNT][Token.SYMBOLS + 1];

    static {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            Cell here = Cell.at(cell);
            REMOVES[cell] = new CrossWiseMove.Remove(here);
            for (int symbol = 1; symbol <= Token.SYMBOLS; symbol++) {
                PUTS[symbol][cell] = new CrossWiseMove.Put(Token.of(symbol), here);
                REPLACES[cell][symbol] = new CrossWiseMove.Replace(here, Token.of(symbol));
            }
            for (int other = 0; other < Cell.COUNT; other++) {
                SHIFTS[cell][other] = new CrossWiseMove.Shift(here, Cell.at(other));
                EXCHANGES[cell][other] = new CrossWiseMove.Exchange(here, Cell.at(other));
            }
        }
    }

    private CrossWiseMoves() {}

    public static CrossWiseMove put(int symbol, int cell) {
        return PUTS[symbol][cell];
    }

    public static CrossWiseMove remove(int cell) {
        return REMOVES[cell];
    }

    public static CrossWiseMove shift(int from, int to) {
        return SHIFTS[from][to];
    }

    public static CrossWiseMove exchange(int first, int second) {
        return EXCHANGES[first][second];
    }

    public static CrossWiseMove replace(int cell, int symbol) {
        return REPLACES[cell][symbol];
    }

    /** Whether a hand has any move on a field that is not full. */
    public static boolean any(Field field, Hand hand) {
        if (hand.hasSymbol()) {
            return true;
        }
        int tokens = field.size();
        return tokens > 0 && (hand.has(Token.REMOVE) || hand.has(Token.SHIFT))
                || tokens > 1 && hand.has(Token.EXCHANGE);
    }

    /**
     * Passes every move once to the visitor, symbols first, in hand order, until it returns false.
     */
    public static void each(Field field, Hand hand, Predicate<? super CrossWiseMove> visitor) {
        if (eachPut(field, hand, visitor)) {
            eachAction(field, hand, visitor);
        }
    }

    private static boolean eachPut(
            Field field, Hand hand, Predicate<? super CrossWiseMove> visitor) {
        for (int place = 0; place < Hand.PLACES; place++) {
            int symbol = hand.at(place);
            if (symbol > Token.SYMBOLS || hand.repeats(place)) {
                continue;
            }
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                if (field.at(cell) == 0 && !visitor.test(PUTS[symbol][cell])) {
                    return false;
                }
            }
        }
        return true;
    }

    private static void eachAction(
            Field field, Hand hand, Predicate<? super CrossWiseMove> visitor) {
        boolean more = true;
        for (int place = 0; more && place < Hand.PLACES; place++) {
            Token token = hand.token(place).orElse(Token.CROSS);
            if (token.isSymbol() || hand.repeats(place)) {
                continue;
            }
            for (int cell = 0; more && cell < Cell.COUNT; cell++) {
                if (field.at(cell) != 0) {
                    more = eachAction(field, hand, token, cell, visitor);
                }
            }
        }
    }

    /** The moves of one action that start with one symbol of the field. */
    private static boolean eachAction(
            Field field,
            Hand hand,
            Token token,
            int cell,
            Predicate<? super CrossWiseMove> visitor) {
        boolean more = true;
        switch (token) {
            case REMOVE -> more = visitor.test(REMOVES[cell]);
            case SHIFT -> {
                for (int to = 0; more && to < Cell.COUNT; to++) {
                    more = field.at(to) != 0 || visitor.test(SHIFTS[cell][to]);
                }
            }
            case EXCHANGE -> {
                for (int other = cell + 1; more && other < Cell.COUNT; other++) {
                    more = field.at(other) == 0 || visitor.test(EXCHANGES[cell][other]);
                }
            }
            case REPLACE -> {
                for (int place = 0; more && place < Hand.PLACES; place++) {
                    int symbol = hand.at(place);
                    boolean given = symbol <= Token.SYMBOLS && !hand.repeats(place);
                    more = !given || visitor.test(REPLACES[cell][symbol]);
                }
            }
            default -> throw new IllegalArgumentException(token + " is no action");
        }
        return more;
    }

    static Optional<Refusal> refusal(Field field, Hand hand, CrossWiseMove move) {
        if (!hand.has(move.token())) {
            return Optional.of(new CrossWiseRefusal.NotHeld(move.token()));
        }
        if (move instanceof CrossWiseMove.Put put) {
            return empty(field, put.cell());
        }
        if (move instanceof CrossWiseMove.Remove remove) {
            return symbol(field, remove.cell());
        }
        if (move instanceof CrossWiseMove.Shift shift) {
            return symbol(field, shift.from()).or(() -> empty(field, shift.to()));
        }
        if (move instanceof CrossWiseMove.Exchange exchange) {
            return symbol(field, exchange.first())
                    .or(() -> symbol(field, exchange.second()))
                    .or(() -> different(exchange));
        }
        CrossWiseMove.Replace replace = (CrossWiseMove.Replace) move;
        return hand.has(replace.given())
                ? symbol(field, replace.cell())
                : Optional.of(new CrossWiseRefusal.NotHeld(replace.given()));
    }

    private static Optional<Refusal> empty(Field field, Cell cell) {
        return field.isEmpty(cell)
                ? Optional.empty()
                : Optional.of(new CrossWiseRefusal.Occupied(cell));
    }

    private static Optional<Refusal> symbol(Field field, Cell cell) {
        return field.isEmpty(cell)
                ? Optional.of(new CrossWiseRefusal.Vacant(cell))
                : Optional.empty();
    }

    private static Optional<Refusal> different(CrossWiseMove.Exchange exchange) {
        return exchange.first() == exchange.second()
                ? Optional.of(new CrossWiseRefusal.SameCell(exchange.first()))
                : Optional.empty();
    }
}
