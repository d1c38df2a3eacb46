package parlour.record;

import parlour.text.BadInput;

import java.util.List;
import java.util.Map;

/**
 * What the list of saved games shows of one.
 *
 * @param game the id of the game that is played
 * @param over whether the game has ended
 * @param view what an onlooker sees of the position, as {@link parlour.engine.Game#viewJson} tells
 *     it: round, scores, table
 */
public record SavedGameSummary(
        String game,
        String title,
        long when,
        List<SavedSeat> seats,
        boolean over,
        Map<String, Object> view) {

    /** Reads a file without playing its moves again. */
    public static SavedGameSummary read(String text) throws BadInput {
        Envelope envelope = SavedGame.envelope(text);
        return new SavedGameReader<>(SavedGame.gameOf(envelope), envelope).summary();
    }
}
