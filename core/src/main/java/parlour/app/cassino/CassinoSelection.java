package parlour.app.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoMove;

import java.util.Optional;

/** What a person has picked: at most one hand card and any table cards. */
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

    /** What was suggested and is not yet taken up or passed over. */
    Optional<CassinoMove> hint() {
        return hint;
    }

    /** A card was dragged onto one that several captures have, and the person is to choose. */
    boolean undecided() {
        return undecided;
    }

    boolean isEmpty() {
        return hand.isEmpty() && table.isEmpty();
    }

    boolean has(Card card) {
        return table.has(card) || hand.isPresent() && hand.get() == card;
    }

    /** Picks a hand card instead of another, or lets it go when it is picked already. */
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

    /** A hand card with these table cards and no others. */
    void pick(Card card, CardSet taken) {
        pickHand(card);
        table = taken;
    }

    /** A hand card with one card of several captures; which one is meant is still open. */
    void ponder(Card card, Card among) {
        pick(card, CardSet.of(among));
        undecided = true;
    }

    void suggest(CassinoMove move) {
        clear();
        hint = Optional.of(move);
    }

    void clear() {
        touched();
        hand = Optional.empty();
        table = CardSet.EMPTY;
    }

    /** Lets go of what is no longer in the hand or on the table. */
    void keep(CardSet inHand, CardSet onTable) {
        hand = hand.filter(inHand::has);
        table = table.and(onTable);
        hint = hint.filter(move -> inHand.has(move.card()) && onTable.hasAll(move.taken()));
    }

    /** The move that is picked, legal or not; none without a hand card. */
    Optional<CassinoMove> move() {
        return hand.map(card -> CassinoMove.of(card, table));
    }

    private void touched() {
        hint = Optional.empty();
        undecided = false;
    }
}
