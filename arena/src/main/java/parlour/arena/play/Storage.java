package parlour.arena.play;

import parlour.text.BadInput;

import java.util.Optional;

/** Where a game in a terminal is kept. */
public interface Storage {
    /** The file that the game is kept in, once there is one. */
    Optional<String> file();

    /** The file that the next save writes where nobody names one. */
    String next();

    /** Writes a game into its file, or into a new one that has no name yet. */
    void save(String game) throws BadInput;

    /** Writes a game into this file, which is its own from now on; never over somebody else's. */
    void saveAs(String name, String game) throws BadInput;
}
