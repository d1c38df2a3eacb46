package parlour.fastest.rules;

import parlour.fastest.rules.FastestMove.Group;
import parlour.fastest.rules.FastestMove.Run;
import parlour.fastest.rules.FastestMove.Suited;

/**
 * Which play beats which, and which cards a play uses. Moves are preallocated, so that playouts
 * allocate none.
 */
public final class PlayOrder {
    public static final int MOST = FastestCard.SUITS;
    public static final int BLACK = Level.BLACK_JOKER.ordinal();
    public static final int RED = Level.RED_JOKER.ordinal();

    private static final int RANKS = Level.BLACK_JOKER.ordinal();
    private static final int SUIT_SETS = 1 << FastestCard.SUITS;
    private static final Group[][] GROUPS = new Group[MOST + 1][RANKS];
    private static final Group[] JOKER = {
        new Group(1, Level.BLACK_JOKER), new Group(1, Level.RED_JOKER)
    };
    private static final Suited[][] SUITED = new Suited[RANKS][SUIT_SETS];
    private static final Run[][] RUNS = new Run[RANKS][RANKS];

    static {
        for (int level = 0; level < RANKS; level++) {
            for (int size = 1; size <= MOST; size++) {
                GROUPS[size][level] = new Group(size, Level.at(level));
            }
            for (long suits = 1; suits < SUIT_SETS; suits++) {
                Hand cards = new Hand(suits << FastestCard.SUITS * level);
                SUITED[level][(int) suits] = new Suited(cards);
            }
            for (int high = level + Run.SHORTEST - 1; high < RANKS; high++) {
                RUNS[level][high] = new Run(Level.at(level), Level.at(high));
            }
        }
    }

    private final boolean suits;

    public PlayOrder(boolean suits) {
        this.suits = suits;
    }

    public static FastestMove joker(int level) {
        return JOKER[level - RANKS];
    }

    public static FastestMove run(int low, int high) {
        return RUNS[low][high];
    }

    /**
     * Whether a play may follow another; any may on a free move, for which {@code last} is a pass.
     */
    public static boolean beats(FastestMove move, FastestMove last) {
        if (last.size() == 0) {
            return true;
        }
        if (move instanceof Run run) {
            return last instanceof Run other
                    && run.size() == other.size()
                    && run.high().ordinal() > other.high().ordinal();
        }
        return height(move) > height(last);
    }

    /** The order of a play among groups; only both jokers are higher than a run. */
    static int height(FastestMove move) {
        if (move instanceof Group group) {
            return (group.size() * 16 + group.level().ordinal()) * MOST;
        }
        if (move instanceof Suited suited) {
            return (suited.size() * 16 + suited.level().ordinal()) * MOST + suited.suit();
        }
        return move instanceof Run ? Integer.MAX_VALUE - 1 : Integer.MAX_VALUE;
    }

    /** The level of a group. */
    static int level(FastestMove group) {
        return group instanceof Group one
                ? one.level().ordinal()
                : ((Suited) group).level().ordinal();
    }

    /**
     * The ranks of which {@code size} cards beat a group, as {@link Hand#atLeast} marks them.
     *
     * @param last a group, or a pass if any play is allowed
     */
    public long higher(long hand, long counts, int size, FastestMove last) {
        int wanted = last.size();
        if (size != wanted) {
            return size < wanted ? 0 : Hand.atLeast(counts, size);
        }
        int level = level(last);
        long enough = Hand.atLeast(counts, size);
        long higher = enough & Hand.above(level);
        if (suits && last instanceof Suited suited && beatsBySuit(hand, suited)) {
            higher |= enough & 8L << MOST * level;
        }
        return higher;
    }

    private static boolean beatsBySuit(long hand, Suited last) {
        return higherSuits(hand, last) != 0;
    }

    private static long higherSuits(long hand, Suited last) {
        int level = last.level().ordinal();
        return hand & Hand.cards(level) & -2L << MOST * level + last.suit();
    }

    /** The lowest cards of a rank that beat a group; the hand must have enough. */
    public FastestMove group(long hand, int size, int level, FastestMove last) {
        if (!suits) {
            return GROUPS[size][level];
        }
        long held = hand & Hand.cards(level);
        long cards = Hand.lowest(held, size);
        if (size == last.size()
                && last instanceof Suited suited
                && suited.level().ordinal() == level) {
            long top = Long.lowestOneBit(higherSuits(hand, suited));
            cards = (cards & top) != 0 ? cards : Hand.lowest(held, size - 1) | top;
        }
        return suited(cards);
    }

    static FastestMove suited(long cards) {
        int level = Long.numberOfTrailingZeros(cards) / MOST;
        return SUITED[level][(int) (cards >>> MOST * level)];
    }

    /** The lowest run that beats a run, or a pass if there is none. */
    public static FastestMove higherRun(long hand, Run last) {
        int size = last.size();
        for (int high = last.high().ordinal() + 1; high < RANKS; high++) {
            if (holdsRun(hand, high - size + 1, high)) {
                return RUNS[high - size + 1][high];
            }
        }
        return FastestMove.PASS;
    }

    static boolean holdsRun(long hand, int low, int high) {
        for (int level = low; level <= high; level++) {
            if ((hand & Hand.cards(level)) == 0) {
                return false;
            }
        }
        return true;
    }

    /** The cards that a move takes from a hand: among equivalent ones, the lowest suits. */
    public static long taken(long hand, FastestMove move) {
        if (move instanceof Group group) {
            return Hand.lowest(hand & Hand.cards(group.level().ordinal()), group.size());
        }
        if (move instanceof Suited suited) {
            return suited.cards().bits();
        }
        if (move instanceof Run run) {
            long cards = 0;
            for (int level = run.low().ordinal(); level <= run.high().ordinal(); level++) {
                cards |= Long.lowestOneBit(hand & Hand.cards(level));
            }
            return cards;
        }
        return move.size() == 0 ? 0 : Hand.JOKERS;
    }
}
