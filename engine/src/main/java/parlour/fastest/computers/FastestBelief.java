package parlour.fastest.computers;

import parlour.engine.Belief;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hands;
import parlour.fastest.rules.PlayHistory;

import java.util.ArrayList;
import java.util.List;

/**
 * What the others' plays and passes so far say about their cards and their way of playing. Hidden
 * cards are exchanged between hands at random, and an exchange that explains the plays worse is
 * mostly undone: the Metropolis algorithm.
 */
final class FastestBelief implements Belief<FastestState, FastestMove> {
    /** How likely a player is to play other than its habit, compared with doing as usual. */
    private static final double SURPRISE = 0.1;

    /** Exchanges of cards before the first state, and between one and the next. */
    private static final int FIRST_EXCHANGES = 160;

    private static final int EXCHANGES = 8;

    /** A way of playing. */
    @FunctionalInterface
    private interface Habit {
        /**
         * @param threatened whether another seat holds only one card
         */
        FastestMove choose(long hand, FastestMove toBeat, boolean threatened);
    }

    /**
     * A turn of a seat other than the mover's.
     *
     * @param later the cards it has played since, including this turn's
     */
    private record Turn(long later, FastestMove toBeat, FastestMove move, boolean threatened) {}

    private final FastestView view;
    private final int seats;
    private final List<Habit> habits;
    private final List<Policy<FastestState, FastestMove>> policies;
    private final List<List<Turn>> turns = new ArrayList<>();
    private final int mover;
    private final int[] hidden;
    private final long[] hands;
    private final double[][] fits;
    private final double[] first;
    private final double[] second;

    /** The habit of each seat in the state sampled last; the mover's is always the first one. */
    private final int[] habitOf;

    FastestBelief(
            Rules<FastestState, FastestMove, FastestView, ?> rules,
            FastestOptions options,
            FastestView view,
            Rng rng) {
        this.view = view;
        seats = rules.seats();
        mover = view.turn();
        GroupKeeper keeper = new GroupKeeper(options);
        Smarter smarter = new Smarter(options.suits());
        Straightforward straightforward = new Straightforward(options.suits());
        habits =
                List.of(
                        keeper::choose,
                        (hand, toBeat, threatened) -> smarter.choose(hand, toBeat),
                        (hand, toBeat, threatened) -> straightforward.choose(hand, toBeat));
        policies = List.of(keeper, smarter, straightforward);
        first = new double[habits.size()];
        second = new double[habits.size()];
        fits = new double[seats][habits.size()];
        hands = new long[seats];
        habitOf = new int[seats];
        hidden = hiddenSeats();
        recall();
        Hands dealt = rules.sample(view, rng).hands();
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = dealt.bits(seat);
            fit(seat, hands[seat], fits[seat]);
        }
        exchange(FIRST_EXCHANGES, rng);
    }

    private int[] hiddenSeats() {
        int count = seats - view.eyes().count();
        int[] found = new int[count];
        int next = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (!view.eyes().include(seat)) {
                found[next++] = seat;
            }
        }
        return found;
    }

    /** Lists the turns of the others, with what they had to beat. */
    private void recall() {
        List<PlayHistory.Play> plays = view.playHistory().list();
        List<FastestMove> toBeat = new ArrayList<>();
        PlayHistory past = PlayHistory.NOTHING;
        for (PlayHistory.Play play : plays) {
            toBeat.add(FastestState.toBeat(past, seats));
            past = past.and(play.move(), play.cards().bits());
        }
        long[] later = new long[seats];
        int[] left = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            left[seat] = view.counts().get(seat);
            turns.add(new ArrayList<>());
        }
        for (int number = plays.size() - 1; number >= 0; number--) {
            PlayHistory.Play play = plays.get(number);
            int seat = (view.first() + number) % seats;
            later[seat] |= play.cards().bits();
            left[seat] += play.cards().size();
            boolean threatened = false;
            for (int other = 0; other < seats; other++) {
                threatened |= other != seat && left[other] == 1;
            }
            if (seat != mover) {
                turns.get(seat)
                        .add(new Turn(later[seat], toBeat.get(number), play.move(), threatened));
            }
        }
    }

    /** How likely each habit makes what a seat has done if it holds these cards now. */
    private void fit(int seat, long hand, double[] likely) {
        for (int habit = 0; habit < likely.length; habit++) {
            double all = 1;
            for (Turn turn : turns.get(seat)) {
                FastestMove usual =
                        habits.get(habit)
                                .choose(hand | turn.later(), turn.toBeat(), turn.threatened());
                all *= usual.equals(turn.move()) ? 1 : SURPRISE;
            }
            likely[habit] = all;
        }
    }

    private static double sum(double[] likely) {
        double sum = 0;
        for (double one : likely) {
            sum += one;
        }
        return sum;
    }

    private void exchange(int times, Rng rng) {
        for (int i = 0; i < times && hidden.length > 1; i++) {
            int one = rng.below(hidden.length);
            int other = (one + 1 + rng.below(hidden.length - 1)) % hidden.length;
            exchange(hidden[one], hidden[other], rng);
        }
    }

    private void exchange(int one, int other, Rng rng) {
        long given = any(hands[one], rng);
        long taken = any(hands[other], rng);
        long ones = hands[one] & ~given | taken;
        long others = hands[other] & ~taken | given;
        fit(one, ones, first);
        fit(other, others, second);
        double before = sum(fits[one]) * sum(fits[other]);
        if (rng.unit() * before < sum(first) * sum(second)) {
            hands[one] = ones;
            hands[other] = others;
            System.arraycopy(first, 0, fits[one], 0, first.length);
            System.arraycopy(second, 0, fits[other], 0, second.length);
        }
    }

    private static long any(long hand, Rng rng) {
        long left = hand;
        for (int skipped = rng.below(Long.bitCount(hand)); skipped > 0; skipped--) {
            left &= left - 1;
        }
        return Long.lowestOneBit(left);
    }

    /** A habit, drawn by how well each explains a seat's turns. */
    private static int draw(double[] likely, Rng rng) {
        double rest = rng.unit() * sum(likely);
        int habit = 0;
        while (habit < likely.length - 1 && rest >= likely[habit]) {
            rest -= likely[habit++];
        }
        return habit;
    }

    @Override
    public FastestState sample(Rng rng) {
        exchange(EXCHANGES, rng);
        for (int seat = 0; seat < seats; seat++) {
            habitOf[seat] = seat == mover ? 0 : draw(fits[seat], rng);
        }
        return new FastestState(
                Hands.of(hands),
                view.playHistory(),
                view.first(),
                view.turn(),
                view.scores(),
                view.game());
    }

    /** Everybody plays by the habit that was drawn with the last state. */
    @Override
    public Policy<FastestState, FastestMove> policy() {
        return (state, dice) -> policies.get(habitOf[state.turn()]).choose(state, dice);
    }
}
