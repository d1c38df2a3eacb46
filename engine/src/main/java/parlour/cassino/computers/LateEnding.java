package parlour.cassino.computers;

import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Policy;
import parlour.engine.SearchModel;

import java.util.List;

/**
 * The search model of a player that works out the end of a round only when few cards are hidden.
 *
 * @param hidden the most hidden cards with which it does
 */
record LateEnding(CassinoSearchModel model, int hidden)
        implements SearchModel<CassinoState, CassinoMove, CassinoView> {
    @Override
    public List<CassinoMove> candidates(CassinoState state) {
        return model.candidates(state);
    }

    @Override
    public boolean certain(CassinoView view) {
        return model.certain(view);
    }

    @Override
    public boolean solvable(CassinoView view) {
        return view.unseen().size() <= hidden && model.solvable(view);
    }

    @Override
    public void worth(CassinoState state, double[] perSeat) {
        model.worth(state, perSeat);
    }

    @Override
    public void points(CassinoState state, double[] perSeat) {
        model.points(state, perSeat);
    }

    @Override
    public double chance(CassinoState state, double advantage) {
        return model.chance(state, advantage);
    }

    @Override
    public int horizon() {
        return model.horizon();
    }

    @Override
    public Policy<CassinoState, CassinoMove> policy() {
        return model.policy();
    }
}
