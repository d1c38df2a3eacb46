package parlour.app.platform;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.accessibility.ScreenReader;
import parlour.app.framecache.FrameCopier;
import parlour.app.frames.FrameRequests;
import parlour.app.look.Pictures;
import parlour.app.look.Typefaces;
import parlour.engine.Host;
import parlour.store.FileWork;
import parlour.store.Folder;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the platform provides to the app; desktop, browser and tests each implement it differently.
 */
public interface Platform extends FrameRequests {
    /** Runs the computer players' thinking, one search at a time; always the same object. */
    Thinker thinker();

    /** The seed for every new game, if the command line sets one. */
    OptionalLong seed();

    /** The settings on this machine; always the same object. */
    SafePreferences settings();

    /** The window's position and size, unless it is full screen. */
    Optional<WindowBounds> window();

    /** The folder of settings and statistics. */
    Folder data() throws IOException;

    /** The folder of saved games. */
    Folder saves() throws IOException;

    /**
     * Why games and settings are not kept for the next time as usual, if so: one reason is a second
     * window beside another.
     */
    default Optional<Phrase> unkept() {
        return Optional.empty();
    }

    /**
     * Runs work that may take long, such as writing a file, in the order submitted. The next begins
     * when all changes of files of the one before are stored, or undone.
     */
    void later(FileWork work);

    /** Runs work that no game waits for, such as listing a folder that may be on a network. */
    void meanwhile(Runnable work);

    /** How files are chosen. */
    FileAccess fileAccess();

    /** A newer version of this program, if one has become ready since the start. */
    default Optional<NewVersion> newVersion() {
        return Optional.empty();
    }

    /** A clock that never stands still, in seconds since some moment; from any thread. */
    default double seconds() {
        return TimeUtils.nanoTime() / 1e9;
    }

    /** Random bytes that nobody can foresee. */
    byte[] randomBytes(int count);

    /**
     * Connects to a server.
     *
     * @param address of its socket, such as {@code ws://192.168.1.5:8080/table}
     * @param listener told from now on, even while this is running
     */
    Connection connect(String address, Connection.Listener listener);

    /**
     * Why this program may not connect to a server at all, however often it tries.
     *
     * @param server its address, such as {@code http://192.168.1.5:8080}
     */
    default Optional<Phrase> refusal(String server) {
        return Optional.empty();
    }

    /** What can open a table for others on this machine, where that is possible. */
    default Optional<TableHost> tableHost() {
        return Optional.empty();
    }

    /** The address of the server that this program was loaded from, which may have tables. */
    default Optional<String> homeServer() {
        return Optional.empty();
    }

    /** The link to a table with which the program was started, if there is one. */
    default Optional<String> invitation() {
        return Optional.empty();
    }

    /** The log of turns for bug reports, where one can be written; always the same object. */
    Optional<Log> log();

    /** A log of every turn, hidden cards too. It can be switched on and off at any time. */
    interface Log {
        /** Where the file is. */
        String place();

        /** Whether lines are written. */
        boolean on();

        /** Begins to write, or says why it cannot; this may take long. */
        Optional<Phrase> start();

        /** Stops writing; what was written stays. */
        void stop();

        /** Sets the only listener for the start, which may be told on any thread. */
        void listen(Runnable started);

        /** Writes a line later, in order; if the log is off, the line is dropped. */
        void write(String line);
    }

    /**
     * Writes a report of a program error, with everything that helps to fix it; from any thread.
     *
     * @return where the report is, or nothing if it could not be written
     */
    Optional<String> report(Throwable mistake);

    /** Copies frame buffers to the window, where the graphics driver supports it. */
    Optional<FrameCopier> copier();

    /** Decodes pictures; always the same object. */
    Pictures pictures();

    /**
     * Runs work that no game waits for, once it can read the program's files of a folder.
     *
     * @param folder the name of the folder
     */
    default void whenLoaded(String folder, Runnable work) {
        meanwhile(work);
    }

    /** Opens what letters are drawn with; whoever opened it closes it. */
    Typefaces openTypefaces();

    /** How many pixels there are to a unit of the window's size; more than one on sharp screens. */
    default float density() {
        return 1;
    }

    /** What reads the screen to people who do not see it, where there is such a thing. */
    default Optional<ScreenReader> screenReader() {
        return Optional.empty();
    }

    /** Makes the window full screen, or restores its size. */
    void fullScreen(boolean on);

    /** Whether the program can close itself; a browser's page is closed by whoever looks at it. */
    default boolean canQuit() {
        return true;
    }

    /** Closes the window for good, where {@link #canQuit}. */
    void quit();

    /**
     * Runs the computer players' thinking, one search at a time. Callers poll once a frame, so a
     * finished search has to {@link #wake} them.
     */
    interface Thinker extends Host.Clock {
        /** How long a computer may think about a move, in nanoseconds. */
        long THINK_NANOS = 250_000_000;

        /** Cancels the current search. */
        void drop();
    }
}
