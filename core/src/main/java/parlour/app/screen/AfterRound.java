package parlour.app.screen;

import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** How a game goes on once a round is over, as its score sheet offers it. */
interface AfterRound {
    /**
     * A button.
     *
     * @param key of its text; a game may have another text under the key with its name
     * @param enabled whether it can be pressed now
     */
    record Choice(String key, String style, String icon, boolean enabled, Runnable run) {
        static Choice plain(String key, String icon, Runnable run) {
            return new Choice(key, "default", icon, true, run);
        }

        static Choice primary(String key, String icon, Runnable run) {
            return new Choice(key, "primary", icon, true, run);
        }
    }

    /** A sentence above the buttons. */
    record Note(Phrase phrase, boolean bad) {}

    /** The way out. */
    Choice leave();

    /** What can come next, the most likely last. */
    List<Choice> next();

    /** What else the person should know. */
    default Optional<Note> note() {
        return Optional.empty();
    }

    /** Changes whenever something else is offered or said. */
    default int revision() {
        return 0;
    }

    /** A frame of the sheet begins. */
    default void act() {}

    /** The sheet is shown. */
    default void shown() {}

    /** Asks whether the window may close: true when it may close at once. */
    boolean closeRequested();
}
