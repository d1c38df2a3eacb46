package parlour.app.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Takeable;
import parlour.cassino.rules.CassinoMove;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/**
 * What dropping a dragged hand card at some place does.
 *
 * @param move the move that is then played, legal or not
 * @param among the table card of several captures from which the person has to choose first
 */
record CassinoDrop(Card card, Optional<CassinoMove> move, Optional<Card> among) {
    static CassinoDrop play(CassinoMove move) {
        return new CassinoDrop(move.card(), Optional.of(move), Optional.empty());
    }

    private static CassinoDrop ask(Card card, Card among) {
        return new CassinoDrop(card, Optional.empty(), Optional.of(among));
    }

    /** A hand card dropped onto a table card, with what is selected. */
    static CassinoDrop onto(CassinoSelection selection, CardSet table, Card card, Card under) {
        if (!selection.clicked().isEmpty()) {
            return play(CassinoMove.of(card, selection.clicked().with(under)));
        }
        if (selection.table().has(under) && selection.hand().equals(Optional.of(card))) {
            return play(CassinoMove.of(card, selection.table()));
        }
        List<CardSet> captures = Takeable.having(table, card, under, 2);
        if (captures.size() > 1) {
            return ask(card, under);
        }
        return play(CassinoMove.of(card, captures.isEmpty() ? CardSet.of(under) : captures.get(0)));
    }

    /** The card goes back to the hand. */
    static CassinoDrop back(Card card) {
        return new CassinoDrop(card, Optional.empty(), Optional.empty());
    }

    /** The text of the button while the card is held there. */
    Phrase label(boolean sweep) {
        if (among.isPresent()) {
            return Phrase.of("cassino.drop.choose", card);
        }
        if (move.isEmpty()) {
            return Phrase.of("cassino.drop.back", card);
        }
        CardSet taken = move.get().taken();
        if (taken.isEmpty()) {
            return Phrase.of("cassino.drop.place", card);
        }
        String key = sweep ? "cassino.drop.takeAll" : "cassino.drop.take";
        return Phrase.of(key, taken.size(), taken.first());
    }
}
