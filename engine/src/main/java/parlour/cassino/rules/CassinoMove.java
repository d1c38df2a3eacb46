package parlour.cassino.rules;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.text.BadInput;
import parlour.text.Words;

/** A turn plays one hand card: it is placed on the table, or captures table cards into the pile. */
public sealed interface CassinoMove {
    Card card();

    /** What is taken from the table; empty when the card is placed. */
    CardSet taken();

    /** {@code 2d} */
    record Place(Card card) implements CassinoMove {
        @Override
        public CardSet taken() {
            return CardSet.EMPTY;
        }

        @Override
        public String toString() {
            return card.toString();
        }
    }

    /** {@code Js x 5c 6d Jh} */
    record Capture(Card card, CardSet taken) implements CassinoMove {
        public Capture {
            if (taken.isEmpty()) {
                throw new IllegalArgumentException("a capture takes something");
            }
        }

        @Override
        public String toString() {
            return card + " x " + taken;
        }
    }

    /** The move that plays a card and takes a set; a placement if the set is empty. */
    static CassinoMove of(Card card, CardSet taken) {
        return taken.isEmpty() ? new Place(card) : new Capture(card, taken);
    }

    /** Parses the notation of {@link Object#toString}; captured cards may be in any order. */
    static CassinoMove parse(String text) throws BadInput {
        String move = text.strip();
        String[] parts = Words.of(move, 3);
        Card card = CardNotation.card(parts[0]);
        if (parts.length == 1) {
            return new Place(card);
        }
        if (!parts[1].equals("x") || parts.length == 2) {
            throw new BadInput("cassino.move.form", move);
        }
        int from = move.length() - parts[2].length();
        return new Capture(card, CardSet.of(CardNotation.cards(move, from)));
    }
}
