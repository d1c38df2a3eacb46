package parlour.crosswise.rules;

import parlour.engine.Refusal;
import parlour.text.Phrase;

/** Why a CrossWise move is not allowed. */
public sealed interface CrossWiseRefusal extends Refusal {
    /** The game is over, so nobody can move. */
    record GameOver() implements CrossWiseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("crosswise.refused.gameOver");
        }
    }

    /** The token is not in the hand. */
    record NotHeld(Token token) implements CrossWiseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("crosswise.refused.notHeld", token.phrase());
        }
    }

    /** A cell that must be empty is not. */
    record Occupied(Cell cell) implements CrossWiseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("crosswise.refused.occupied", cell.phrase());
        }
    }

    /** A cell that must hold a symbol is empty. */
    record Vacant(Cell cell) implements CrossWiseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("crosswise.refused.vacant", cell.phrase());
        }
    }

    /** A symbol cannot be swapped with itself. */
    record SameCell(Cell cell) implements CrossWiseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("crosswise.refused.sameCell", cell.phrase());
        }
    }
}
