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
    private boolean whole;

    Optional<Card> hand() {
        return hand;
    }

    CardSet table() {
        return table;
    }

    /** The table cards that the person selected one by one. */
    CardSet clicked() {
        return whole ? CardSet.EMPTY : table;
    }

    /** Whether what to take, or to take nothing, was selected all at once. */
    boolean whole() {
        return whole;
    }

    /** The suggested move, until the person selects something else. */
    Optional<CassinoMove> hint() {
        return hint;
    }

    /**
     * Whether a card was played that could take one thing or another, so that the person has to
     * choose.
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

    /**
     * Selects a hand card instead of another, or deselects it if it is already selected; what was
     * selected all at once goes with it.
     */
    void toggleHand(Card card) {
        boolean again = hand.isPresent() && hand.get() == card;
        pickHand(card);
        if (again) {
            table = clicked();
            whole = false;
            hand = Optional.empty();
        }
    }

    /** Selects a hand card; table cards that were selected all at once belong to another one. */
    void pickHand(Card card) {
        touched();
        if (hand.isEmpty() || hand.get() != card) {
            table = clicked();
            whole = false;
        }
        hand = Optional.of(card);
    }

    void toggleTable(Card card) {
        touched();
        table = table.has(card) ? table.without(card) : table.with(card);
        whole = false;
    }

    /** Selects a hand card with exactly these table cards. */
    void pick(Card card, CardSet taken) {
        pickHand(card);
        table = taken;
        whole = true;
    }

    /** Selects a hand card alone, leaving open which of several captures is meant. */
    void ponder(Card card) {
        pick(card, CardSet.EMPTY);
        whole = false;
        undecided = true;
    }

    /**
     * Selects a hand card and a table card that belongs to several captures, leaving open which one
     * is meant.
     */
    void ponder(Card card, Card among) {
        ponder(card);
        table = CardSet.of(among);
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
        whole = false;
    }

    /**
     * Deselects what is no longer in the hand or on the table. What was selected all at once is
     * deselected whole: a part of it would be a move that nobody chose.
     */
    void keep(CardSet inHand, CardSet onTable) {
        boolean held = hand.isEmpty() || inHand.has(hand.get());
        if (whole && !(held && onTable.hasAll(table))) {
            clear();
        }
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
