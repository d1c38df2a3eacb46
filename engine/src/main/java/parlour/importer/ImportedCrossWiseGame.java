package parlour.importer;

import parlour.Games;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.engine.Match;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;

import java.util.List;
import java.util.Map;

/** A game of CrossWise from a file of the older program. */
public record ImportedCrossWiseGame(List<SavedSeat> seats, CrossWiseState state) {
    public ImportedCrossWiseGame {
        seats = List.copyOf(seats);
    }

    /** The game as a save of this program. */
    public SavedGame<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> saved(
            String title, long when, long seed) {
        CrossWiseRules rules = new CrossWiseRules(seats.size());
        return new SavedGame<>(
                Games.CROSSWISE, title, when, seats, Map.of(), Match.from(rules, seed, state));
    }
}
