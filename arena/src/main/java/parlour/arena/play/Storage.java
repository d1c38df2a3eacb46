package parlour.arena.play;

import parlour.text.BadInput;

import java.util.Optional;

/** Where a game in a terminal is saved. */
public interface Storage {
    /** The game's file, once there is one. */
    Optional<String> file();

    /** The file that the next save writes if no name is given. */
    String next();

    /** Saves a game to its file, or to a new one with a default name. */
    void save(String game) throws BadInput;

    /** Saves a game to this file, which is its own from now on; never overwrites another file. */
    void saveAs(String name, String game) throws BadInput;
}
