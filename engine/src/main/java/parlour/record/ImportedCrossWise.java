package parlour.record;

import parlour.Games;
import parlour.crosswise.CrossWiseEvent;
import parlour.crosswise.CrossWiseMove;
import parlour.crosswise.CrossWiseRules;
import parlour.crosswise.CrossWiseState;
import parlour.crosswise.CrossWiseView;
import parlour.engine.Match;

import java.util.List;
import java.util.Map;

/** A game of CrossWise from a file of the older program. */
public record ImportedCrossWise(List<SavedSeat> seats, CrossWiseState state) {
    public ImportedCrossWise {
        seats = List.copyOf(seats);
    }

    /** The game as this program goes on with it. */
    public SavedGame<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> saved(
            String title, long when, long seed) {
        CrossWiseRules rules = new CrossWiseRules(seats.size());
        return new SavedGame<>(
                Games.CROSSWISE, title, when, seats, Map.of(), Match.from(rules, seed, state));
    }
}
