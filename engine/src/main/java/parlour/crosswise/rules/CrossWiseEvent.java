package parlour.crosswise.rules;

import java.util.List;
import java.util.Optional;

/** Something that happened at the table, for listeners that show, play or record it. */
public sealed interface CrossWiseEvent {
    /** Tokens went from the pile to a seat; the list is empty where the viewer sees only backs. */
    record Dealt(int seat, List<Token> tokens, int count) implements CrossWiseEvent {
        public Dealt {
            tokens = List.copyOf(tokens);
        }
    }

    /**
     * A seat used a token.
     *
     * @param place its place in the hand
     * @param symbols what was in the move's cells before, empty for an empty cell
     */
    record Played(int seat, CrossWiseMove move, int place, List<Optional<Token>> symbols)
            implements CrossWiseEvent {
        public Played {
            symbols = List.copyOf(symbols);
        }
    }

    /**
     * A token went from the pile to a place in a hand; empty where the viewer sees only its back.
     */
    record Drew(int seat, int place, Optional<Token> token) implements CrossWiseEvent {}

    /** A hand without a legal move was shown to all and shuffled into the pile. */
    record Redrew(int seat, List<Token> shown) implements CrossWiseEvent {
        public Redrew {
            shown = List.copyOf(shown);
        }
    }

    /** A seat still has no move, and its turn passes. */
    record Passed(int seat) implements CrossWiseEvent {}

    /** The game is over with these points. */
    record Scored(int vertical, int horizontal) implements CrossWiseEvent {}

    /**
     * The winner; none when the points are equal.
     *
     * @param six the number, from 0, of the line with six of one symbol, if that decided the game
     */
    record Won(Optional<Team> team, Optional<Integer> six) implements CrossWiseEvent {}
}
