package parlour.crosswise.rules;

import parlour.engine.Eyes;
import parlour.engine.Tally;

/**
 * What a viewer sees of a {@link CrossWiseState}: of other hands, the backs and the tokens taken
 * from the field; of the pile, its size.
 */
public record CrossWiseView(Eyes eyes, Field field, Hands hands, int pile, Tally used, int turn) {

    /**
     * By token number, how many of each kind this view cannot place: in hidden hands or the pile.
     */
    public int[] unseen() {
        int[] counts = new int[Token.all().size() + 1];
        for (Token token : Token.all()) {
            counts[token.number()] = token.copies();
            if (!token.isSymbol()) {
                counts[token.number()] -= used.get(token.action());
            }
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            counts[field.at(cell)]--;
        }
        for (int seat = 0; seat < hands.seats(); seat++) {
            Hand hand = hands.get(seat);
            for (int place = 0; place < Hand.PLACES; place++) {
                int number = hand.at(place);
                if (number != Hand.BACK) {
                    counts[number]--;
                }
            }
        }
        counts[0] = 0;
        return counts;
    }

    /** The number of tokens in each hand. */
    public Tally handSizes() {
        Tally sizes = Tally.zeros(hands.seats());
        for (int seat = 0; seat < hands.seats(); seat++) {
            sizes = sizes.plus(seat, hands.get(seat).size());
        }
        return sizes;
    }
}
