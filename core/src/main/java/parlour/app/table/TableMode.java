package parlour.app.table;

import parlour.app.widget.Sheets;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a table is used for: how its game is kept, what its menu offers, and what follows the end of
 * a round.
 */
public interface TableMode {
    /** Makes the mode of a table that is being opened. */
    interface Factory {
        /**
         * @param sheets the sheets over the table
         * @param changed to be called when something else is to be shown around the table
         */
        TableMode make(Sheets sheets, Runnable changed);
    }

    /** Keeps the game as it stands; called after every change. */
    void keep();

    /** Whether the last change is kept, so that play can go on. */
    boolean kept();

    /** Takes the next notice for the person, such as why a save failed. */
    Optional<Phrase> pollNotice();

    /** What the menu offers before help and settings. */
    List<TableAction> menu();

    /** The last item of the menu, which leaves the table. */
    TableAction leave();

    /** Closes the window, now or once the person has answered a question. */
    void quit();

    /** The round is over and all animations have finished. */
    void roundOver();

    /** What the panel shows; a table that has no panel at first never gets one. */
    default Optional<PanelContent> panel() {
        return Optional.empty();
    }

    /** Shows what is to be found here: a button of the panel with words, and the key for hints. */
    default Optional<TableAction> answer() {
        return Optional.empty();
    }

    /** Begins the first lesson of the game and leads back here, if the table can be left for it. */
    default Optional<Runnable> lesson() {
        return Optional.empty();
    }

    /** The seconds for a move; empty for as many as the settings say. */
    default OptionalInt moveTime() {
        return guided() ? OptionalInt.of(0) : OptionalInt.empty();
    }

    /** Whether somebody is led through the table, without hints, undo and time limit. */
    default boolean guided() {
        return false;
    }
}
