package parlour.cassino.rules;

import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.engine.Eyes;
import parlour.engine.Rng;
import parlour.engine.Tally;

/**
 * What a viewer sees of a {@link CassinoState}: hidden hands are empty and only counted, and the
 * deck is just a number.
 */
public record CassinoView(
        Eyes eyes,
        CardSet table,
        CardSets hands,
        Tally handSizes,
        CardSets piles,
        int deck,
        int turn,
        int lastCapture,
        Tally sweeps,
        RoundStart roundStart)
        implements HasRoundStart {
    /** The cards that this view cannot place: in hidden hands or in the deck. */
    public CardSet unseen() {
        return new CardSet(CardSet.PACK.bits() & ~(table.bits() | hands.union() | piles.union()));
    }

    /** What these eyes see of a state. */
    static CassinoView of(CassinoState state, Eyes eyes) {
        int seats = state.hands().size();
        long[] hands = new long[seats];
        int[] sizes = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = eyes.include(seat) ? state.hands().bits(seat) : 0;
            sizes[seat] = Long.bitCount(state.hands().bits(seat));
        }
        return new CassinoView(
                eyes,
                state.table(),
                CardSets.of(hands),
                Tally.of(sizes),
                state.piles(),
                state.deck().size(),
                state.turn(),
                state.lastCapture(),
                state.sweeps(),
                state.roundStart());
    }

    /** A sampled state that matches this view: the unseen cards are dealt at random. */
    CassinoState sample(Rng rng) {
        Deck left = Deck.shuffled(unseen(), rng);
        long[] dealt = new long[handSizes.size()];
        for (int seat = 0; seat < dealt.length; seat++) {
            dealt[seat] = hands.bits(seat);
            for (int i = Long.bitCount(dealt[seat]); i < handSizes.get(seat); i++) {
                dealt[seat] |= left.top().bit();
                left = left.without(1);
            }
        }
        return new CassinoState(
                table, CardSets.of(dealt), piles, left, turn, lastCapture, sweeps, roundStart);
    }

    /**
     * Whether exactly one state matches this view: at most one hand is hidden, and the deck is
     * empty.
     */
    public boolean certain() {
        int hidden = 0;
        for (int seat = 0; seat < handSizes.size(); seat++) {
            hidden += Long.bitCount(hands.bits(seat)) == handSizes.get(seat) ? 0 : 1;
        }
        return deck == 0 && hidden <= 1;
    }
}
