package parlour.cassino.computers;

import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.ForwardingSearchModel;

/**
 * The search model of a player that works out the end of a round only when few cards are hidden,
 * and does not know the learned values, which are the expert's alone.
 */
final class LateEnding extends ForwardingSearchModel<CassinoState, CassinoMove, CassinoView> {
    private final int hidden;

    /**
     * @param hidden the most hidden cards with which it does
     */
    LateEnding(CassinoSearchModel model, int hidden) {
        super(model.judgingModel());
        this.hidden = hidden;
    }

    @Override
    public boolean solvable(CassinoView view) {
        return view.unseen().size() <= hidden && super.solvable(view);
    }
}
