package parlour.fastest.rules;

import parlour.text.BadInput;

/** What a seat does in its turn: plays cards that beat the last play, or passes. */
public sealed interface FastestMove {
    FastestMove PASS = new Pass();
    FastestMove BOTH_JOKERS = new BothJokers();

    /** The number of cards that leave the hand. */
    int size();

    /** {@code pass} */
    record Pass() implements FastestMove {
        @Override
        public int size() {
            return 0;
        }

        @Override
        public String toString() {
            return "pass";
        }
    }

    /** {@code 2 J}: a number of cards of a rank, or one joker. */
    record Group(int size, Level level) implements FastestMove {
        /** By level and size: a game's history is written again and again. */
        private static final String[][] TEXTS =
                new String[Level.values().length][FastestCard.SUITS + 1];

        static {
            for (Level level : Level.values()) {
                for (int size = 1; size <= FastestCard.SUITS; size++) {
                    TEXTS[level.ordinal()][size] = size + " " + level.text();
                }
            }
        }

        public Group {
            int most = level.isJoker() ? 1 : FastestCard.SUITS;
            if (size < 1 || size > most) {
                throw new IllegalArgumentException(size + " of " + level);
            }
        }

        @Override
        public String toString() {
            return TEXTS[level.ordinal()][size];
        }
    }

    /** {@code 5d 5s}: cards of a rank, where suits count. */
    record Suited(Hand cards) implements FastestMove {
        public Suited {
            long level = Hand.cards(level(cards).ordinal());
            if ((cards.bits() & ~level) != 0 || (cards.bits() & Hand.JOKERS) != 0) {
                throw new IllegalArgumentException(cards + " are not of one rank");
            }
        }

        private static Level level(Hand cards) {
            return cards.iterator().next().level();
        }

        public Level level() {
            return level(cards);
        }

        @Override
        public int size() {
            return cards.size();
        }

        /** The highest suit among the cards: clubs 0 … spades 3. */
        int suit() {
            return (Long.SIZE - 1 - Long.numberOfLeadingZeros(cards.bits())) % FastestCard.SUITS;
        }

        @Override
        public String toString() {
            return cards.toString();
        }
    }

    /** {@code 2 joker}: higher than everything. */
    record BothJokers() implements FastestMove {
        @Override
        public int size() {
            return 2;
        }

        @Override
        public String toString() {
            return "2 joker";
        }
    }

    /** {@code run 5 9}: one card of each of these ranks. */
    record Run(Level low, Level high) implements FastestMove {
        public static final int SHORTEST = 3;

        public Run {
            if (high.isJoker() || high.ordinal() - low.ordinal() + 1 < SHORTEST) {
                throw new IllegalArgumentException("a run from " + low + " to " + high);
            }
        }

        @Override
        public int size() {
            return high.ordinal() - low.ordinal() + 1;
        }

        @Override
        public String toString() {
            return "run " + low.text() + " " + high.text();
        }
    }

    /** Parses the notation of {@link Object#toString}, with the cards in any order. */
    static FastestMove parse(String text) throws BadInput {
        return FastestNotation.move(text);
    }
}
