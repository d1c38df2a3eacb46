package parlour.crosswise.rules;

import java.util.List;
import java.util.Optional;

/** Something that happened at the table, for whoever shows, hears or writes it down. */
public sealed interface CrossWiseEvent {
    /** Tokens went from the pile to a seat; none where the watcher sees only backs. */
    record Dealt(int seat, List<Token> tokens, int count) implements CrossWiseEvent {
        public Dealt {
            tokens = List.copyOf(tokens);
        }
    }

    /**
     * A seat used a token.
     *
     * @param place where in the hand it was
     * @param symbols what lay in the move's cells before, none for an empty one
     */
    record Played(int seat, CrossWiseMove move, int place, List<Optional<Token>> symbols)
            implements CrossWiseEvent {
        public Played {
            symbols = List.copyOf(symbols);
        }
    }

    /** A token went from the pile to a place of a hand; none where the watcher sees its back. */
    record Drew(int seat, int place, Optional<Token> token) implements CrossWiseEvent {}

    /** A hand without a move was shown to all and shuffled into the pile. */
    record Redrew(int seat, List<Token> shown) implements CrossWiseEvent {
        public Redrew {
            shown = List.copyOf(shown);
        }
    }

    /** A seat has no move even so, and its turn passes. */
    record Passed(int seat) implements CrossWiseEvent {}

    /** The game is over with these points. */
    record Scored(int vertical, int horizontal) implements CrossWiseEvent {}

    /**
     * Who has won; nobody when the points are equal.
     *
     * @param six the number, from 0, of the line with six of one symbol, where that decided
     */
    record Won(Optional<Team> team, Optional<Integer> six) implements CrossWiseEvent {}
}
