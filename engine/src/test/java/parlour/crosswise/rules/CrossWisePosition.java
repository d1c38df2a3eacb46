package parlour.crosswise.rules;

import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.text.BadInput;

import java.util.List;

/** A made-up position; what is not told is empty, the rest of the 54 tokens lies in the pile. */
public final class CrossWisePosition {
    private Field field = Field.EMPTY;
    private Hands hands;
    private Tally used = Tally.zeros(Token.ACTIONS);
    private int turn;

    private CrossWisePosition(int seats) {
        hands = Hands.empty(seats);
    }

    public static CrossWisePosition seats(int seats) {
        return new CrossWisePosition(seats);
    }

    /** Six rows with slashes between; dots and numbers, spaces do not matter. */
    public static Field field(String text) {
        StringBuilder spaced = new StringBuilder();
        for (char sign : text.replace(" ", "").replace('.', '0').toCharArray()) {
            spaced.append(sign).append(' ');
        }
        try {
            return FieldNotation.field(spaced.toString());
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    public static Hand hand(String text) {
        try {
            return FieldNotation.hand(text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    public CrossWisePosition on(String text) {
        field = field(text);
        return this;
    }

    public CrossWisePosition hand(int seat, String text) {
        hands = hands.with(seat, hand(text));
        return this;
    }

    /** The token in that place was taken from the field. */
    public CrossWisePosition open(int seat, int place) {
        hands = hands.with(seat, place, hands.get(seat).at(place), true);
        return this;
    }

    public CrossWisePosition used(Integer... counts) {
        used = Tally.of(List.of(counts));
        return this;
    }

    public CrossWisePosition turn(int seat) {
        turn = seat;
        return this;
    }

    public CrossWiseState state() {
        return state(9);
    }

    CrossWiseState state(long seed) {
        int[] left = new int[Token.all().size() + 1];
        for (Token token : Token.all()) {
            left[token.number()] = token.copies();
        }
        field.rows().forEach(row -> row.forEach(number -> left[number]--));
        for (int seat = 0; seat < hands.seats(); seat++) {
            hands.get(seat).tokens().forEach(token -> left[token.number()]--);
        }
        for (int action = 0; action < Token.ACTIONS; action++) {
            left[Token.SYMBOLS + 1 + action] -= used.get(action);
        }
        left[0] = 0;
        Pile pile = Pile.shuffled(left, new Rng(seed));
        int mover = field.isOver() ? Rules.NOBODY : turn;
        return new CrossWiseState(field, hands, pile, used, mover, seed);
    }
}
