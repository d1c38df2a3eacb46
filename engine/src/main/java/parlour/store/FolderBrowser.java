package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Lists a machine's folders for a person who is looking for a file. Places are strings, so that the
 * caller needs to know nothing about files.
 */
public interface FolderBrowser {
    /** A folder or a file in it. */
    record Entry(String name, String place, boolean folder, long changed) {}

    /**
     * An open folder.
     *
     * @param above its parent folder; empty at the top
     * @param complete false if there are more files than can be shown
     */
    record Drawer(String place, Optional<String> above, List<Entry> entries, boolean complete) {
        public Drawer {
            entries = List.copyOf(entries);
        }
    }

    /** Where to start. */
    String home();

    /** The most used folders, those that exist. */
    List<Entry> usual();

    /** Lists a folder: folders first, then files, by name; hidden ones are left out. */
    Drawer open(String place) throws IOException, BadInput;

    /** The name of a file without its folders. */
    String name(String place);

    /** Reads a whole file; refuses one over the limit and anything that is not a regular file. */
    byte[] read(String place, int limit) throws IOException, BadInput;

    /** Writes a new file, never overwriting another, and returns its path. */
    String write(String folder, String name, byte[] content) throws IOException, BadInput;
}
