package parlour.fastest.rules;

import parlour.text.BadInput;
import parlour.text.Words;

import java.util.Optional;

/** Parses the text of moves; each move's {@code toString} writes it. */
final class FastestNotation {
    private FastestNotation() {}

    static FastestMove move(String text) throws BadInput {
        String move = text.strip();
        String[] words = Words.of(move);
        if (words[0].equals("pass") && words.length == 1) {
            return FastestMove.PASS;
        }
        if (words[0].equals("run")) {
            return run(move, words);
        }
        if (!words[0].isEmpty() && words[0].chars().allMatch(c -> c >= '0' && c <= '9')) {
            return group(move, words);
        }
        if (FastestCard.find(words[0]).isEmpty()) {
            throw new BadInput("fastest.move.form", words[0]);
        }
        return cards(Hand.cards(move));
    }

    /** The play that these cards make, where suits count. */
    static FastestMove cards(Hand cards) throws BadInput {
        if (cards.bits() == Hand.JOKERS) {
            return FastestMove.BOTH_JOKERS;
        }
        Level level = cards.iterator().next().level();
        if (!new Hand(Hand.cards(level.ordinal())).hasAll(cards)) {
            throw new BadInput("fastest.move.mixed", cards.toString());
        }
        return level.isJoker() ? new FastestMove.Group(1, level) : new FastestMove.Suited(cards);
    }

    private static FastestMove group(String move, String[] words) throws BadInput {
        if (words[0].length() != 1 || words[0].charAt(0) < '1' || words[0].charAt(0) > '4') {
            throw new BadInput("fastest.move.count", words[0]);
        }
        if (words.length != 2) {
            throw words.length == 1
                    ? new BadInput("fastest.move.form", move)
                    : new BadInput("fastest.move.tooMuch", words[2], move);
        }
        int size = Integer.parseInt(words[0]);
        if (words[1].equals("joker")) {
            if (size != 2) {
                throw new BadInput("fastest.move.jokers", move);
            }
            return FastestMove.BOTH_JOKERS;
        }
        Level level = level(words[1]);
        if (level.isJoker() && size != 1) {
            throw new BadInput("fastest.move.jokers", move);
        }
        return new FastestMove.Group(size, level);
    }

    private static FastestMove run(String move, String[] words) throws BadInput {
        if (words.length > 3) {
            throw new BadInput("fastest.move.tooMuch", words[3], move);
        }
        if (words.length < 3) {
            throw new BadInput("fastest.move.run", move);
        }
        Level low = level(words[1]);
        Level high = level(words[2]);
        boolean tooShort = high.ordinal() - low.ordinal() + 1 < FastestMove.Run.SHORTEST;
        if (tooShort || high.isJoker()) {
            throw new BadInput("fastest.move.run", move);
        }
        return new FastestMove.Run(low, high);
    }

    private static Level level(String word) throws BadInput {
        Optional<Level> level = Level.find(word);
        if (level.isEmpty()) {
            throw new BadInput("fastest.move.rank", word);
        }
        return level.get();
    }
}
