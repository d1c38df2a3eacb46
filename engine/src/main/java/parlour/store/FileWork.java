package parlour.store;

import java.io.IOException;

/**
 * A piece of background work on files. Where files are stored only after the work, its changes are
 * stored all together or undone all together.
 */
public interface FileWork {
    /** Does the work; returns what to do as soon as its changes of files are stored. */
    Runnable run();

    /** Called instead of that when its changes of files could not be stored and were undone. */
    void undone(IOException why);
}
