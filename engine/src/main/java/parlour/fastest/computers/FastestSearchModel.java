package parlour.fastest.computers;

import parlour.engine.Belief;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModel;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.ScoreSheet;
import parlour.search.WaveringPolicy;

import java.util.List;

/** What computers know of See Who's Fastest beyond its rules. */
public final class FastestSearchModel
        implements SearchModel<FastestState, FastestMove, FastestView> {
    /** More moves than any game has: there is a play at least every {@code seats} moves. */
    private static final int WHOLE_GAME = 500;

    /** With at most this many cards in the hands, a game of two is solved by exhaustive search. */
    private static final int SOLVED_CARDS = 12;

    /** The share of random moves in a review, about as many as people overlook something. */
    private static final double WAVERING = 0.15;

    private final boolean infers;
    private final int seats;
    private final FastestOptions options;
    private final FastestMoves moves;
    private final FastestWorth worth;

    public FastestSearchModel(int seats, FastestOptions options) {
        this(seats, options, true);
    }

    /**
     * @param infers whether the others' plays tell what they hold
     */
    private FastestSearchModel(int seats, FastestOptions options, boolean infers) {
        this.infers = infers;
        this.seats = seats;
        this.options = options;
        this.moves = new FastestMoves(options);
        this.worth = new FastestWorth(options.games());
    }

    @Override
    public List<FastestMove> candidates(FastestState state) {
        return state.turn() == Rules.NOBODY
                ? List.of()
                : moves.candidates(state.hands().bits(state.turn()), state.toBeat());
    }

    @Override
    public boolean certain(FastestView view) {
        int hidden = 0;
        for (int seat = 0; seat < seats; seat++) {
            boolean all = Long.bitCount(view.hands().bits(seat)) == view.counts().get(seat);
            hidden += all ? 0 : 1;
        }
        return hidden <= 1;
    }

    /**
     * Two players know each other's cards from the first move on; the end comes within reach later.
     */
    @Override
    public boolean solvable(FastestView view) {
        int cards = FastestCard.COUNT - view.playHistory().cards().size();
        return cards <= SOLVED_CARDS && certain(view);
    }

    /** Playouts are fast enough to run to the end, which is what counts. */
    @Override
    public int horizon() {
        return WHOLE_GAME;
    }

    @Override
    public void worth(FastestState state, double[] perSeat) {
        worth.chance(state, perSeat);
    }

    @Override
    public void points(FastestState state, double[] perSeat) {
        worth.win(state, perSeat);
    }

    /** In a match the share of the game's points, as {@link #points}: the mean of all is a half. */
    @Override
    public double chance(FastestState state, double advantage) {
        double even = options.games() == 1 ? 1.0 / seats : 0.5;
        return Math.max(0, Math.min(1, even + advantage * (seats - 1) / seats));
    }

    /** The chance of finishing first in a single game that an advantage in worth stands for. */
    public static double chanceOfFirst(int seats, double advantage) {
        return 1.0 / seats + advantage * (seats - 1) / seats / (1 - FastestWorth.PLACE);
    }

    /** The points of a game of a match that an advantage in worth stands for. */
    public static double points(int seats, double advantage) {
        return (0.5 + advantage * (seats - 1) / seats) * ScoreSheet.most(seats);
    }

    @Override
    public Policy<FastestState, FastestMove> policy() {
        return new GroupKeeper(options);
    }

    /** Of two players nobody holds anything unknown. */
    @Override
    public Belief<FastestState, FastestMove> belief(
            Rules<FastestState, FastestMove, FastestView, ?> rules, FastestView view, Rng rng) {
        return seats == 2 || !infers
                ? Belief.open(rules, view, policy())
                : new FastestBelief(rules, options, view, rng);
    }

    /** Two players know each other's cards, and the policy knows no chance. */
    @Override
    public Policy<FastestState, FastestMove> reviewPolicy() {
        return seats == 2 ? new WaveringPolicy<>(this, WAVERING) : policy();
    }

    /** Puzzles were found with all worlds as likely as any other. */
    @Override
    public FastestSearchModel puzzleModel() {
        return new FastestSearchModel(seats, options, false);
    }
}
