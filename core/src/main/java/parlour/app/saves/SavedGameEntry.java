package parlour.app.saves;

import parlour.text.Phrase;

import java.util.Optional;

/**
 * A saved game as the list shows it.
 *
 * @param id which it is in the store
 * @param game what can be shown of it: its backup where the file is damaged, nothing where that is
 *     bad too
 * @param damage what is wrong with its file
 */
public record SavedGameEntry(
        String id, Optional<LoadedGame<?, ?, ?, ?>> game, Optional<Phrase> damage) {
    /** Whether there is a game to go on with. */
    public boolean unfinished() {
        return game.isPresent() && !game.get().over();
    }

    /** When it was saved; what nobody can read comes last. */
    public long when() {
        return game.map(LoadedGame::when).orElse(-1L);
    }
}
