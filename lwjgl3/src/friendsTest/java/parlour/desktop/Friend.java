package parlour.desktop;

import java.nio.file.Path;
import java.util.List;

/** Somebody at a shared table, with a program that is used by presses. */
interface Friend {
    String name();

    /** Waits until something can be pressed, and presses it. */
    void press(String what);

    /** Presses something if it can be pressed now. */
    void pressIfThere(String what);

    /**
     * Waits until a position of the table is shown, and picks all that a move there needs.
     *
     * @return what is left to press, to play it
     */
    List<String> prepare(long revision);

    /** Plays a move in a position of the table, once it is shown. */
    default void play(long revision) {
        prepare(revision).forEach(this::press);
    }

    /** Waits until a screen is shown. */
    void awaitScreen(String screen);

    /** Waits until something is said on the screen. */
    void awaitText(String words);

    /** Waits until the words are not on the screen any more. */
    void awaitNoText(String words);

    /** Keeps a picture for people to look at. */
    void picture(Path file);
}
