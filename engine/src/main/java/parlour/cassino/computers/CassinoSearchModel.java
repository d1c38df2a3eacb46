package parlour.cassino.computers;

import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoMoves;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Belief;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModel;

import java.util.List;

/** What computers know of Cassino beyond its rules. */
public final class CassinoSearchModel
        implements SearchModel<CassinoState, CassinoMove, CassinoView> {
    /** While more cards than this are hidden in hands, it is not yet the endgame. */
    private static final int HIDDEN_AT_THE_END = 2 * CassinoRules.HAND;

    private final boolean learned;
    private final int seats;
    private final CassinoOptions options;
    private final CassinoMoves moves;
    private final CassinoWorth worth;

    public CassinoSearchModel(int seats, CassinoOptions options) {
        this(seats, options, true);
    }

    /**
     * @param learned whether playouts know the learned values, where they apply
     */
    private CassinoSearchModel(int seats, CassinoOptions options, boolean learned) {
        this.learned = learned;
        this.seats = seats;
        this.options = options;
        this.moves = new CassinoMoves(options.forcedCapture());
        this.worth = new CassinoWorth(options);
    }

    @Override
    public List<CassinoMove> candidates(CassinoState state) {
        return state.turn() == Rules.NOBODY
                ? List.of()
                : moves.candidates(state.table(), state.hands().get(state.turn()));
    }

    @Override
    public boolean certain(CassinoView view) {
        return view.certain();
    }

    @Override
    public boolean solvable(CassinoView view) {
        return view.deck() == 0 && view.unseen().size() <= HIDDEN_AT_THE_END;
    }

    @Override
    public void worth(CassinoState state, double[] perSeat) {
        worth.chance(state, perSeat);
    }

    @Override
    public void points(CassinoState state, double[] perSeat) {
        worth.points(state, perSeat);
    }

    @Override
    public double chance(CassinoState state, double advantage) {
        return worth.chance(state, advantage);
    }

    @Override
    public int horizon() {
        return CassinoWorth.horizon(seats);
    }

    @Override
    public Policy<CassinoState, CassinoMove> policy() {
        return new QuickCounter(options);
    }

    /** They were learned for two players who want points. */
    boolean usesLearnedValues() {
        return learned && seats == 2 && !options.misere();
    }

    @Override
    public Belief<CassinoState, CassinoMove> belief(
            Rules<CassinoState, CassinoMove, CassinoView, ?> rules, CassinoView view, Rng rng) {
        return Belief.open(
                rules,
                view,
                usesLearnedValues()
                        ? new MixedPolicy<>(new LearnedPlayer(options), policy())
                        : policy());
    }

    /** Reviews were made with playouts by the quick counter alone. */
    @Override
    public CassinoSearchModel judgingModel() {
        return new CassinoSearchModel(seats, options, false);
    }
}
