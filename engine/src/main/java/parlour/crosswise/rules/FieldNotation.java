package parlour.crosswise.rules;

import parlour.text.BadInput;
import parlour.text.Words;

import java.util.ArrayList;
import java.util.List;

/**
 * Parses fields and hands as people write them: numbers, with the rows of a field separated by
 * slashes.
 */
public final class FieldNotation {
    private FieldNotation() {}

    /** {@code 3 3 2 1 5 2 / 0 4 5 0 2 5 / …}; 0 is an empty cell. */
    public static Field field(String text) throws BadInput {
        String[] rows = text.split("/", -1);
        if (rows.length != Cell.SIDE) {
            throw new BadInput("crosswise.field.rows", rows.length);
        }
        List<Integer> numbers = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            List<String> words = words(rows[row]);
            if (words.size() != Cell.SIDE) {
                throw new BadInput("crosswise.field.columns", row + 1, words.size());
            }
            for (String word : words) {
                if (!word.matches("[0-6]")) {
                    throw new BadInput("crosswise.field.symbol", row + 1, word);
                }
                numbers.add(word.charAt(0) - '0');
            }
        }
        return Field.of(numbers);
    }

    /** {@code 1 2 7 10}, one to four tokens. */
    public static Hand hand(String text) throws BadInput {
        List<Token> tokens = new ArrayList<>();
        for (String word : words(text)) {
            if (!word.matches("[1-9]|10")) {
                throw new BadInput("crosswise.hand.token", word);
            }
            tokens.add(Token.of(Integer.parseInt(word)));
        }
        if (tokens.isEmpty() || tokens.size() > Hand.PLACES) {
            throw new BadInput("crosswise.hand.size", Hand.PLACES, tokens.size());
        }
        return Hand.of(tokens);
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(Words.of(text.strip()));
    }
}
