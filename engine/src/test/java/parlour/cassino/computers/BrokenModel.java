package parlour.cassino.computers;

import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Policy;
import parlour.engine.SearchModel;

import java.util.List;

/** A right search model to be spoilt in one place, to see that the laws notice. */
public class BrokenModel implements SearchModel<CassinoState, CassinoMove, CassinoView> {
    public final CassinoRules rules;
    final CassinoSearchModel right;

    public BrokenModel(CassinoRules rules) {
        this.rules = rules;
        this.right = new CassinoSearchModel(rules.seats(), rules.options());
    }

    @Override
    public List<CassinoMove> candidates(CassinoState state) {
        return right.candidates(state);
    }

    @Override
    public boolean certain(CassinoView view) {
        return right.certain(view);
    }

    @Override
    public boolean solvable(CassinoView view) {
        return right.solvable(view);
    }

    @Override
    public void worth(CassinoState state, double[] perSeat) {
        right.worth(state, perSeat);
    }

    @Override
    public void points(CassinoState state, double[] perSeat) {
        right.points(state, perSeat);
    }

    @Override
    public double chance(CassinoState state, double advantage) {
        return right.chance(state, advantage);
    }

    @Override
    public int horizon() {
        return right.horizon();
    }

    @Override
    public Policy<CassinoState, CassinoMove> policy() {
        return right.policy();
    }
}
