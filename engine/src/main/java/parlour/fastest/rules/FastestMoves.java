package parlour.fastest.rules;

import parlour.engine.Refusal;
import parlour.fastest.rules.FastestMove.BothJokers;
import parlour.fastest.rules.FastestMove.Group;
import parlour.fastest.rules.FastestMove.Pass;
import parlour.fastest.rules.FastestMove.Run;
import parlour.fastest.rules.FastestMove.Suited;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The legal moves of a hand, and the reasons why others are illegal. */
public final class FastestMoves {
    private final boolean straights;
    private final boolean suits;
    private final PlayOrder playOrder;

    public FastestMoves(FastestOptions options) {
        straights = options.straights();
        suits = options.suits();
        playOrder = new PlayOrder(suits);
    }

    /**
     * Passes every legal move to the visitor, the lowest first and the pass last, until it returns
     * false.
     */
    void each(long hand, FastestMove last, Predicate<? super FastestMove> visitor) {
        if (groups(hand, last, visitor)
                && jokers(hand, last, visitor)
                && runs(hand, last, visitor)) {
            if (last.size() > 0) {
                visitor.test(FastestMove.PASS);
            }
        }
    }

    /** All legal moves; a free move if there is nothing to beat. */
    public List<FastestMove> all(Hand hand, Optional<FastestMove> last) {
        return first(hand.bits(), last.orElse(FastestMove.PASS), Integer.MAX_VALUE);
    }

    public List<FastestMove> first(long hand, FastestMove last, int limit) {
        List<FastestMove> moves = new ArrayList<>();
        if (limit > 0) {
            each(
                    hand,
                    last,
                    move -> {
                        moves.add(move);
                        return moves.size() < limit;
                    });
        }
        return moves;
    }

    private boolean groups(long hand, FastestMove last, Predicate<? super FastestMove> visitor) {
        if (last instanceof BothJokers || last instanceof Run) {
            return true;
        }
        long counts = Hand.counts(hand);
        for (int size = Math.max(1, last.size()); size <= PlayOrder.MOST; size++) {
            long levels = playOrder.higher(hand, counts, size, last);
            for (; levels != 0; levels &= levels - 1) {
                int level = Hand.lowest(levels);
                boolean more =
                        suits
                                ? sets(hand & Hand.cards(level), size, last, visitor)
                                : visitor.test(playOrder.group(hand, size, level, last));
                if (!more) {
                    return false;
                }
            }
            if (size == 1 && !singleJokers(hand, last, visitor)) {
                return false;
            }
        }
        return true;
    }

    /** Every combination of this many suits that beats the last play. */
    private static boolean sets(
            long held, int size, FastestMove last, Predicate<? super FastestMove> visitor) {
        for (long set = held & -held; set != 0; set = set - held & held) {
            if (Long.bitCount(set) == size) {
                FastestMove move = PlayOrder.suited(set);
                if (PlayOrder.beats(move, last) && !visitor.test(move)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean singleJokers(
            long hand, FastestMove last, Predicate<? super FastestMove> visitor) {
        for (int level = PlayOrder.BLACK; level <= PlayOrder.RED; level++) {
            FastestMove joker = PlayOrder.joker(level);
            boolean held = (hand & Hand.cards(level)) != 0;
            if (held && PlayOrder.beats(joker, last) && !visitor.test(joker)) {
                return false;
            }
        }
        return true;
    }

    private static boolean jokers(
            long hand, FastestMove last, Predicate<? super FastestMove> visitor) {
        boolean held = (hand & Hand.JOKERS) == Hand.JOKERS;
        return !held || last instanceof BothJokers || visitor.test(FastestMove.BOTH_JOKERS);
    }

    private boolean runs(long hand, FastestMove last, Predicate<? super FastestMove> visitor) {
        boolean answered = last.size() == 0 || last instanceof Run;
        if (!straights || !answered) {
            return true;
        }
        for (int low = 0; low < PlayOrder.BLACK; low++) {
            for (int high = low; high < PlayOrder.BLACK; high++) {
                if (!PlayOrder.holdsRun(hand, high, high)) {
                    break;
                }
                boolean run = high - low + 1 >= Run.SHORTEST;
                if (run
                        && PlayOrder.beats(PlayOrder.run(low, high), last)
                        && !visitor.test(PlayOrder.run(low, high))) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * The moves that a search tries: of equal groups in different suits only the lowest and the
     * highest.
     */
    public List<FastestMove> candidates(long hand, FastestMove last) {
        List<FastestMove> all = first(hand, last, Integer.MAX_VALUE);
        if (!suits) {
            return all;
        }
        List<FastestMove> kept = new ArrayList<>();
        for (FastestMove move : all) {
            if (!(move instanceof Suited suited) || lowestOrHighest(hand, suited, last)) {
                kept.add(move);
            }
        }
        return kept;
    }

    private boolean lowestOrHighest(long hand, Suited move, FastestMove last) {
        int level = move.level().ordinal();
        long held = hand & Hand.cards(level);
        long rest = held & ~move.cards().bits();
        boolean highest = rest == Hand.lowest(held, Long.bitCount(rest));
        return highest || move.equals(playOrder.group(hand, move.size(), level, last));
    }

    /** Why a move is illegal, or empty if it is legal. */
    public Optional<Refusal> refusal(Hand hand, Optional<FastestMove> last, FastestMove move) {
        return refusal(hand.bits(), last.orElse(FastestMove.PASS), move);
    }

    public Optional<Refusal> refusal(long hand, FastestMove last, FastestMove move) {
        if (move instanceof Pass) {
            return last.size() == 0 ? Optional.of(new FastestRefusal.MustPlay()) : Optional.empty();
        }
        return form(move)
                .or(() -> held(hand, move))
                .or(() -> PlayOrder.beats(move, last) ? Optional.empty() : notHigher(move, last));
    }

    /** The play that these cards make; no cards are a pass. */
    public Optional<FastestMove> play(Hand cards) {
        if (cards.isEmpty() || cards.bits() == Hand.JOKERS) {
            return Optional.of(cards.isEmpty() ? FastestMove.PASS : FastestMove.BOTH_JOKERS);
        }
        Level low = cards.iterator().next().level();
        if (cards.count(low) == cards.size()) {
            return Optional.of(
                    suits && !low.isJoker()
                            ? PlayOrder.suited(cards.bits())
                            : new Group(cards.size(), low));
        }
        int high = low.ordinal() + cards.size() - 1;
        boolean run = cards.size() >= Run.SHORTEST && high < PlayOrder.BLACK;
        return run && PlayOrder.holdsRun(cards.bits(), low.ordinal(), high)
                ? Optional.of(PlayOrder.run(low.ordinal(), high))
                : Optional.empty();
    }

    /** Why these rules do not allow this kind of play, or empty if they do. */
    public Optional<Refusal> form(FastestMove move) {
        if (move instanceof Run && !straights) {
            return Optional.of(new FastestRefusal.NoRuns());
        }
        if (move instanceof Suited && !suits) {
            return Optional.of(new FastestRefusal.SuitsDoNotCount((Suited) move));
        }
        if (move instanceof Group group && suits && !group.level().isJoker()) {
            return Optional.of(new FastestRefusal.SuitsCount(group));
        }
        return Optional.empty();
    }

    private static Optional<Refusal> held(long hand, FastestMove move) {
        if (move instanceof Group group) {
            int held = Hand.count(hand, group.level().ordinal());
            return held >= group.size()
                    ? Optional.empty()
                    : Optional.of(new FastestRefusal.TooFew(group, held));
        }
        if (move instanceof Run run) {
            for (int level = run.low().ordinal(); level <= run.high().ordinal(); level++) {
                if (!PlayOrder.holdsRun(hand, level, level)) {
                    return Optional.of(new FastestRefusal.GapInRun(run, Level.at(level)));
                }
            }
            return Optional.empty();
        }
        long missing = PlayOrder.taken(hand, move) & ~hand;
        return missing == 0
                ? Optional.empty()
                : Optional.of(new FastestRefusal.NotHeld(new Hand(missing)));
    }

    private static Optional<Refusal> notHigher(FastestMove move, FastestMove last) {
        if (last instanceof BothJokers) {
            return Optional.of(new FastestRefusal.NothingBeatsJokers());
        }
        if (move instanceof Run run) {
            return Optional.of(
                    last instanceof Run other && other.size() != run.size()
                            ? new FastestRefusal.OtherLength(run, other)
                            : last instanceof Run
                                    ? new FastestRefusal.NotHigher(move, last)
                                    : new FastestRefusal.RunOnGroup(run, last));
        }
        return Optional.of(
                last instanceof Run run
                        ? new FastestRefusal.GroupOnRun(move, run)
                        : new FastestRefusal.NotHigher(move, last));
    }
}
