package parlour.crosswise.computers;

import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Team;
import parlour.engine.Policy;
import parlour.engine.Rules;
import parlour.engine.SearchModel;

import java.util.List;

/** What computers know of CrossWise beyond its rules. */
public final class CrossWiseSearchModel
        implements SearchModel<CrossWiseState, CrossWiseMove, CrossWiseView> {
    private final int seats;
    private final Valuation valuation;

    CrossWiseSearchModel(int seats, Valuation valuation) {
        this.seats = seats;
        this.valuation = valuation;
    }

    @Override
    public List<CrossWiseMove> candidates(CrossWiseState state) {
        return state.turn() == Rules.NOBODY
                ? List.of()
                : new ProspectPlayer(valuation)
                        .candidates(
                                state.field(),
                                state.hands().get(state.turn()),
                                Team.of(state.turn()));
    }

    @Override
    public void worth(CrossWiseState state, double[] perSeat) {
        for (int seat = 0; seat < seats; seat++) {
            perSeat[seat] = valuation.worth(state, Team.of(seat));
        }
    }

    @Override
    public void points(CrossWiseState state, double[] perSeat) {
        double chance = WinningChance.of(state, valuation, Team.VERTICAL);
        for (int seat = 0; seat < seats; seat++) {
            perSeat[seat] = Team.of(seat) == Team.VERTICAL ? chance : 1 - chance;
        }
    }

    @Override
    public double chance(CrossWiseState state, double advantage) {
        return Math.max(0, Math.min(1, (1 + advantage) / 2));
    }

    /** Two turns per seat: further on, randomness outweighs the move. */
    @Override
    public int horizon() {
        return 2 * seats;
    }

    @Override
    public Policy<CrossWiseState, CrossWiseMove> policy() {
        return new ProspectPlayer(valuation);
    }

    /** Puzzles were found with the average values. */
    @Override
    public CrossWiseSearchModel puzzleModel() {
        return new CrossWiseSearchModel(seats, Valuation.AVERAGE);
    }
}
