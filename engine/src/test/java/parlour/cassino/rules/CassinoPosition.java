package parlour.cassino.rules;

import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.engine.Rules;
import parlour.engine.Tally;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A made-up position, told in the notation; what is not told is empty, and seat 0 is to move. */
public final class CassinoPosition {
    private final int seats;
    private final CardSet[] hands;
    private final CardSet[] piles;
    private CardSet table = CardSet.EMPTY;
    private Deck deck = Deck.EMPTY;
    private int turn;
    private int lastCapture = Rules.NOBODY;
    private Tally sweeps;
    private Tally scores;
    private int round = 1;
    private int carriedCards;
    private int carriedSpades;

    private CassinoPosition(int seats) {
        this.seats = seats;
        hands = new CardSet[seats];
        piles = new CardSet[seats];
        Arrays.fill(hands, CardSet.EMPTY);
        Arrays.fill(piles, CardSet.EMPTY);
        sweeps = Tally.zeros(seats);
        scores = Tally.zeros(seats);
    }

    public static CassinoPosition seats(int seats) {
        return new CassinoPosition(seats);
    }

    public CassinoPosition table(String cards) {
        table = CassinoCards.set(cards);
        return this;
    }

    public CassinoPosition hand(int seat, String cards) {
        hands[seat] = CassinoCards.set(cards);
        return this;
    }

    public CassinoPosition pile(int seat, String cards) {
        piles[seat] = CassinoCards.set(cards);
        return this;
    }

    public CassinoPosition deck(String cards) {
        deck = Deck.of(CassinoCards.list(cards));
        return this;
    }

    public CassinoPosition turn(int seat) {
        turn = seat;
        return this;
    }

    public CassinoPosition lastCapture(int seat) {
        lastCapture = seat;
        return this;
    }

    public CassinoPosition sweeps(Integer... bySeat) {
        sweeps = Tally.of(List.of(bySeat));
        return this;
    }

    public CassinoPosition scores(Integer... bySeat) {
        scores = Tally.of(List.of(bySeat));
        return this;
    }

    public CassinoPosition round(int number) {
        round = number;
        return this;
    }

    public CassinoPosition carry(int cards, int spades) {
        carriedCards = cards;
        carriedSpades = spades;
        return this;
    }

    /** Puts every card that is nowhere yet into a pile, so that all 52 are there. */
    public CassinoPosition restInPile(int seat) {
        CardSet here = table.or(deck.set());
        List<CardSet> places = new ArrayList<>(List.of(hands));
        places.addAll(List.of(piles));
        for (CardSet place : places) {
            here = here.or(place);
        }
        piles[seat] = piles[seat].or(CardSet.PACK.minus(here));
        return this;
    }

    public CassinoState state() {
        CardSets held = CardSets.of(List.of(hands));
        return new CassinoState(
                table,
                held,
                CardSets.of(List.of(piles)),
                deck,
                held.union() == 0 ? Rules.NOBODY : turn,
                lastCapture,
                sweeps,
                new RoundStart(0, scores, round, carriedCards, carriedSpades));
    }
}
