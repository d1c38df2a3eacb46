package parlour.app.saves;

import parlour.text.Phrase;

import java.util.Optional;

/**
 * An entry in the list of saved games.
 *
 * @param id identifies it in the store
 * @param game the game to show: its backup if the file is damaged, nothing if that is damaged too
 * @param damage what is wrong with its file
 */
public record SavedGameEntry(
        String id, Optional<LoadedGame<?, ?, ?, ?>> game, Optional<Phrase> damage) {
    /** Whether there is a game to continue. */
    public boolean unfinished() {
        return game.isPresent() && !game.get().over();
    }

    /** When it was saved; unreadable games are listed last. */
    public long when() {
        return game.map(LoadedGame::when).orElse(-1L);
    }
}
