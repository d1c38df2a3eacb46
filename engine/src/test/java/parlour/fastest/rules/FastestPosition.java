package parlour.fastest.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import parlour.engine.Rules;
import parlour.engine.Tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position made up from the hands that are left: the other cards were played before, one by one
 * and uncontested, so that the last seat given has a free move.
 */
public final class FastestPosition {
    private final FastestRules rules;
    private final List<Integer> order = new ArrayList<>();
    private final long[] left;
    private final List<String> after = new ArrayList<>();

    private FastestPosition(FastestRules rules) {
        this.rules = rules;
        left = new long[rules.seats()];
    }

    public static FastestPosition of(FastestRules rules) {
        return new FastestPosition(rules);
    }

    /** What a seat still holds; hands must not meet, so suits are written where they would. */
    public FastestPosition hand(int seat, String cards) {
        left[seat] = FastestCards.hand(cards).bits();
        order.add(seat);
        return this;
    }

    /** Moves that follow. */
    public FastestPosition then(String... moves) {
        after.addAll(List.of(moves));
        return this;
    }

    public FastestState state() {
        long gone = Hand.PACK.bits();
        for (long hand : left) {
            assertEquals(hand, gone & hand, "hands meet");
            gone &= ~hand;
        }
        long[] hands = left.clone();
        List<Long> shed = new ArrayList<>();
        for (int seat : order) {
            long extra = Hand.lowest(gone, 54 / rules.seats() - Long.bitCount(left[seat]));
            gone &= ~extra;
            hands[seat] |= extra;
            shed.add(extra);
        }
        int first = order.get(0);
        FastestState state =
                new FastestState(
                        Hands.of(hands),
                        PlayHistory.NOTHING,
                        first,
                        first,
                        Tally.zeros(rules.seats()),
                        1);
        for (int i = 0; i < order.size(); i++) {
            state = shed(state, order.get(i), shed.get(i));
        }
        state = passTo(state, order.get(order.size() - 1));
        for (String move : after) {
            state = play(state, FastestCards.move(move));
        }
        return state;
    }

    /** The highest card first, to climb over the seat before; each is met with passes. */
    private FastestState shed(FastestState from, int seat, long cards) {
        FastestState state = from;
        List<FastestCard> order = new ArrayList<>(new Hand(cards).stream().toList());
        order.add(0, order.remove(order.size() - 1));
        for (FastestCard card : order) {
            state = passTo(state, seat);
            Level level = card.level();
            boolean suited = rules.options().suits() && !level.isJoker();
            state =
                    play(
                            state,
                            suited
                                    ? new FastestMove.Suited(new Hand(card.bit()))
                                    : new FastestMove.Group(1, level));
        }
        return state;
    }

    private FastestState passTo(FastestState from, int seat) {
        FastestState state = from;
        while (state.turn() != seat) {
            state = play(state, FastestMove.PASS);
        }
        return state;
    }

    private FastestState play(FastestState state, FastestMove move) {
        assertEquals(Optional.empty(), rules.refusal(state, move), () -> move + " in " + state);
        return rules.play(state, move, Rules.silent());
    }
}
