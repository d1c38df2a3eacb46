package parlour.fastest;

import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.PlayOrder;

import java.util.List;
import java.util.Optional;

/** Names the kind of mistake that a move is where another is better. */
final class FastestLapse {
    private static final String MISSES_END = "missesEnd";
    private static final String PASSES_EARLY = "passesEarly";
    private static final String PLAYS_EARLY = "playsEarly";
    private static final String SPENDS_JOKERS = "spendsJokers";
    private static final String BREAKS_GROUPS = "breaksGroups";
    private static final String LEADS_SMALL = "leadsSmall";
    private static final String LEADS_LARGE = "leadsLarge";
    private static final String SPENDS_HIGH = "spendsHigh";
    private static final String PLAYS_LOW = "playsLow";

    static final List<String> ALL =
            List.of(
                    MISSES_END,
                    PASSES_EARLY,
                    PLAYS_EARLY,
                    SPENDS_JOKERS,
                    BREAKS_GROUPS,
                    LEADS_SMALL,
                    LEADS_LARGE,
                    SPENDS_HIGH,
                    PLAYS_LOW);

    private final long hand;
    private final boolean free;

    private FastestLapse(FastestView view) {
        hand = view.hands().bits(view.turn());
        free = view.toBeat().isEmpty();
    }

    static Optional<String> of(FastestView view, FastestMove move, FastestMove better) {
        return new FastestLapse(view).of(move, better);
    }

    /** The most specific kind comes first. */
    private Optional<String> of(FastestMove move, FastestMove better) {
        long played = PlayOrder.taken(hand, move);
        long missed = PlayOrder.taken(hand, better);
        if (missed == hand) {
            return Optional.of(MISSES_END);
        }
        if (played == 0 || missed == 0) {
            return Optional.of(played == 0 ? PASSES_EARLY : PLAYS_EARLY);
        }
        if ((played & Hand.JOKERS) != 0 && (missed & Hand.JOKERS) == 0) {
            return Optional.of(SPENDS_JOKERS);
        }
        if (FastestHint.breaks(hand, played) && !FastestHint.breaks(hand, missed)) {
            return Optional.of(BREAKS_GROUPS);
        }
        if (move.size() != better.size()) {
            return free
                    ? Optional.of(move.size() < better.size() ? LEADS_SMALL : LEADS_LARGE)
                    : Optional.empty();
        }
        return Optional.of(Long.compareUnsigned(played, missed) > 0 ? SPENDS_HIGH : PLAYS_LOW);
    }
}
