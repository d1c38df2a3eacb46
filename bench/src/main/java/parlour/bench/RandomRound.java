package parlour.bench;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.Captures;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoOptions;
import parlour.cassino.CassinoRules;
import parlour.cassino.CassinoState;
import parlour.cassino.Values;
import parlour.engine.Rng;
import parlour.engine.Rules;

/** A random round by the engine's rules: any legal move, each equally likely, had by its number. */
final class RandomRound {
    private final CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
    private final Captures captures = new Captures();
    private final long[] counts = new long[CassinoRules.HAND];

    CassinoState play(long seed) {
        Rng rng = new Rng(seed);
        CassinoState state = rules.deal(seed).state();
        while (state.turn() != Rules.NOBODY) {
            state = rules.play(state, any(state, rng), Rules.silent());
        }
        return state;
    }

    private CassinoMove any(CassinoState state, Rng rng) {
        long table = state.table().bits();
        long hand = state.hands().bits(state.turn());
        long total = Long.bitCount(hand) + captures.count(table, hand, counts);
        long number = rng.below((int) Math.min(total, Integer.MAX_VALUE)) - Long.bitCount(hand);
        return number < 0 ? place(hand, number) : capture(table, hand, number);
    }

    private static CassinoMove place(long hand, long number) {
        long left = hand;
        for (long skipped = number + Long.bitCount(hand); skipped > 0; skipped--) {
            left &= left - 1;
        }
        return new CassinoMove.Place(first(left));
    }

    private CassinoMove capture(long table, long hand, long number) {
        long left = hand;
        int at = 0;
        while (number >= counts[at]) {
            number -= counts[at++];
            left &= left - 1;
        }
        long taken = captures.nth(table, target(left), number);
        return new CassinoMove.Capture(first(left), new CardSet(taken));
    }

    private static int target(long cards) {
        return Values.inHand(first(cards));
    }

    private static Card first(long cards) {
        return Card.at(Long.numberOfTrailingZeros(cards));
    }
}
