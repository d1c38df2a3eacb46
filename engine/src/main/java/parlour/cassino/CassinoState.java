package parlour.cassino;

import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.engine.Tally;

/**
 * One round, and the standing it began from. Everything played or captured was seen by all, so what
 * a seat may remember is what lies in the piles.
 *
 * @param turn who is to move, nobody once all hands are empty
 * @param lastCapture who captured last in this round, or nobody
 * @param sweeps the sweeps that count, before any cancel
 */
public record CassinoState(
        CardSet table,
        CardSets hands,
        CardSets piles,
        Deck deck,
        int turn,
        int lastCapture,
        Tally sweeps,
        Standing standing) {
    public int dealer() {
        return standing.dealer();
    }

    public Tally scores() {
        return standing.scores();
    }

    public int round() {
        return standing.round();
    }

    public int carriedCards() {
        return standing.carriedCards();
    }

    public int carriedSpades() {
        return standing.carriedSpades();
    }
}
