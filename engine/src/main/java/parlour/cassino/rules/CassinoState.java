package parlour.cassino.rules;

import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.engine.Tally;

/**
 * One round, and the standing it started from. Everything played or captured was seen by all, so
 * the piles hold all that a seat may remember.
 *
 * @param turn who is to move, nobody once all hands are empty
 * @param lastCapture who captured last in this round, or nobody
 * @param sweeps the sweeps that count, before any cancel out
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
