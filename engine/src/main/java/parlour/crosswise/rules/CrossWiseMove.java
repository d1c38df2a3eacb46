package parlour.crosswise.rules;

import parlour.text.BadInput;
import parlour.text.Words;

import java.util.List;
import java.util.Optional;

/** A turn uses one token of the hand. */
public sealed interface CrossWiseMove {
    /** The token that is used. */
    Token token();

    /** The cells that change, one or two. */
    List<Cell> cells();

    /** {@code put 1 r2c1} */
    record Put(Token token, Cell cell) implements CrossWiseMove {
        public Put {
            mustBeSymbol(token);
        }

        @Override
        public List<Cell> cells() {
            return List.of(cell);
        }

        @Override
        public String toString() {
            return "put " + token.number() + " " + cell;
        }
    }

    /** {@code remove r1c1} */
    record Remove(Cell cell) implements CrossWiseMove {
        @Override
        public Token token() {
            return Token.REMOVE;
        }

        @Override
        public List<Cell> cells() {
            return List.of(cell);
        }

        @Override
        public String toString() {
            return "remove " + cell;
        }
    }

    /** {@code shift r1c1 r2c1} */
    record Shift(Cell from, Cell to) implements CrossWiseMove {
        @Override
        public Token token() {
            return Token.SHIFT;
        }

        @Override
        public List<Cell> cells() {
            return List.of(from, to);
        }

        @Override
        public String toString() {
            return "shift " + from + " " + to;
        }
    }

    /** {@code exchange r1c1 r1c2}, the smaller cell first. */
    record Exchange(Cell first, Cell second) implements CrossWiseMove {
        public Exchange {
            if (first.index() > second.index()) {
                Cell larger = first;
                first = second;
                second = larger;
            }
        }

        @Override
        public Token token() {
            return Token.EXCHANGE;
        }

        @Override
        public List<Cell> cells() {
            return List.of(first, second);
        }

        @Override
        public String toString() {
            return "exchange " + first + " " + second;
        }
    }

    /** {@code replace r1c1 2} */
    record Replace(Cell cell, Token given) implements CrossWiseMove {
        public Replace {
            mustBeSymbol(given);
        }

        @Override
        public Token token() {
            return Token.REPLACE;
        }

        @Override
        public List<Cell> cells() {
            return List.of(cell);
        }

        @Override
        public String toString() {
            return "replace " + cell + " " + given.number();
        }
    }

    private static void mustBeSymbol(Token token) {
        if (!token.isSymbol()) {
            throw new IllegalArgumentException(token + " is no symbol");
        }
    }

    /**
     * Parses the notation of {@link Object#toString}; the cells of an exchange may be in either
     * order.
     */
    static CrossWiseMove parse(String text) throws BadInput {
        String move = text.strip();
        return read(Words.of(move)).orElseThrow(() -> new BadInput("crosswise.move.form", move));
    }

    private static Optional<CrossWiseMove> read(String[] words) {
        if (words.length == 2 && words[0].equals("remove")) {
            return Cell.find(words[1]).map(Remove::new);
        }
        if (words.length != 3) {
            return Optional.empty();
        }
        Optional<Cell> first = Cell.find(words[1]);
        Optional<Cell> second = Cell.find(words[2]);
        return switch (words[0]) {
            case "put" -> symbol(words[1]).flatMap(token -> second.map(to -> new Put(token, to)));
            case "shift" -> first.flatMap(from -> second.map(to -> new Shift(from, to)));
            case "exchange" -> first.flatMap(one -> second.map(two -> new Exchange(one, two)));
            case "replace" ->
                    first.flatMap(at -> symbol(words[2]).map(token -> new Replace(at, token)));
            default -> Optional.empty();
        };
    }

    private static Optional<Token> symbol(String text) {
        return text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) <= '6'
                ? Optional.of(Token.of(text.charAt(0) - '0'))
                : Optional.empty();
    }
}
