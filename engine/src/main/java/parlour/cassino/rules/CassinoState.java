package parlour.cassino.rules;

import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.engine.Tally;

/**
 * One round, and what it began from. Everything played or captured was seen by all, so what a seat
 * may remember is what lies in the piles.
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
        RoundStart roundStart)
        implements HasRoundStart {}
