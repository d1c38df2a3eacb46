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
 * @param scores the points at the beginning of the round
 * @param round counts from 1
 * @param carriedCards what earlier ties added to the prize for most cards
 * @param carriedSpades what earlier ties added to the prize for most spades
 */
public record CassinoState(
        CardSet table,
        CardSets hands,
        CardSets piles,
        Deck deck,
        int turn,
        int dealer,
        int lastCapture,
        Tally sweeps,
        Tally scores,
        int round,
        int carriedCards,
        int carriedSpades) {}
