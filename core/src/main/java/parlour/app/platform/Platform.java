package parlour.app.platform;

import parlour.app.framecache.FrameCopier;
import parlour.app.frames.FrameRequests;
import parlour.engine.Host;
import parlour.store.Folder;
import parlour.store.FolderBrowser;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** What the machine offers the app; a browser or a test offers other things than a desktop. */
public interface Platform extends FrameRequests {
    /** Where computers think, one thought at a time; always the same object. */
    Thinker thinker();

    /** The seed every new game is dealt from, where the command line fixed one. */
    OptionalLong seed();

    /** The settings of this machine; always the same object. */
    SafePreferences settings();

    /** Where the window is, unless it fills the screen. */
    Optional<WindowBounds> window();

    /** Where settings and statistics are kept. */
    Folder data() throws IOException;

    /** Where saved games are kept. */
    Folder saves() throws IOException;

    /** Whether games and settings are there the next time; false for a window beside another's. */
    default boolean keeps() {
        return true;
    }

    /** Does work that may take long, such as writing a file; in the order it was given. */
    void later(Runnable work);

    /** Does work that no game waits for, such as looking into a folder that may be far away. */
    void meanwhile(Runnable work);

    /** The folders of the machine, where a person may look for files. */
    FolderBrowser folderBrowser();

    /** The log of this run, where somebody asked for one: it shows hidden cards. */
    Optional<Log> log();

    /**
     * A log.
     *
     * @param place where it is, to be told at the start
     * @param lines takes what is to be written
     */
    record Log(String place, Consumer<String> lines) {}

    /**
     * Writes down a mistake of ours, with all that helps to mend it; from any thread.
     *
     * @return where it is written; nothing where it could not be
     */
    Optional<String> report(Throwable mistake);

    /** What copies drawings onto the window, where the graphics driver can do that. */
    Optional<FrameCopier> copier();

    /** Makes the window fill the screen, or gives it its size back. */
    void fullScreen(boolean on);

    /** Closes the window for good. */
    void quit();

    /**
     * Runs the thinking of computers, one at a time. Whoever is told that a thought is not ready
     * asks again in the next frame, so a thought that becomes ready has to {@link #wake}.
     */
    interface Thinker extends Host.Clock {
        /** Drops what is being thought. */
        void drop();
    }
}
