package parlour.app.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoMove;

import java.util.Optional;

/** A person's selection: at most one hand card and any number of table cards. */
final class CassinoSelection {
    private Optional<Card> hand = Optional.empty();
    private CardSet table = CardSet.EMPTY;
    private Optional<CassinoMove> hint = Optional.empty();
    private boolean undecided;

    Optional<Card> hand() {
        return hand;
    }

    CardSet table() {
        return table;
    }

    /** The suggested move, until the person selects something else. */
    Optional<CassinoMove> hint() {
        return hint;
    }

    /**
     * Whether a card was dragged onto one that belongs to several captures, so that the person has
     * to choose.
     */
    boolean undecided() {
        return undecided;
    }

    boolean isEmpty() {
        return hand.isEmpty() && table.isEmpty();
    }

    boolean has(Card card) {
        return table.has(card) || hand.isPresent() && hand.get() == card;
    }

    /** Selects a hand card instead of another, or deselects it if it is already selected. */
    void toggleHand(Card card) {
        boolean again = hand.isPresent() && hand.get() == card;
        touched();
        hand = again ? Optional.empty() : Optional.of(card);
    }

    void pickHand(Card card) {
        touched();
        hand = Optional.of(card);
    }

    void toggleTable(Card card) {
        touched();
        table = table.has(card) ? table.without(card) : table.with(card);
    }

    /** Selects a hand card with exactly these table cards. */
    void pick(Card card, CardSet taken) {
        pickHand(card);
        table = taken;
    }

    /**
     * Selects a hand card and a table card that belongs to several captures, leaving open which one
     * is meant.
     */
    void ponder(Card card, Card among) {
        pick(card, CardSet.of(among));
        undecided = true;
    }

    /** Selects a suggested move. */
    void suggest(CassinoMove move) {
        pick(move.card(), move.taken());
        hint = Optional.of(move);
    }

    void clear() {
        touched();
        hand = Optional.empty();
        table = CardSet.EMPTY;
    }

    /** Deselects what is no longer in the hand or on the table. */
    void keep(CardSet inHand, CardSet onTable) {
        hand = hand.filter(inHand::has);
        table = table.and(onTable);
        hint = hint.filter(move -> inHand.has(move.card()) && onTable.hasAll(move.taken()));
    }

    /** The selected move, legal or not; empty without a hand card. */
    Optional<CassinoMove> move() {
        return hand.map(card -> CassinoMove.of(card, table));
    }

    private void touched() {
        hint = Optional.empty();
        undecided = false;
    }
}
