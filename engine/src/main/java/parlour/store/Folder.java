package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The few file operations that the store needs, so that a test can make each of them fail. Names
 * are plain file names in this one folder.
 */
public interface Folder {
    /**
     * Reads a whole file; empty if there is none of that name. A file over the limit is refused.
     */
    Optional<byte[]> read(String name, int limit) throws IOException, BadInput;

    /** Creates or replaces a file; the content may be lost until {@link #force} returns. */
    void write(String name, byte[] content) throws IOException;

    /** Waits until a file's content is on the disk. */
    void force(String name) throws IOException;

    /** Renames a file atomically, replacing a file that has the new name. */
    void move(String from, String to) throws IOException;

    /** Deletes a file; does nothing if there is none. */
    void delete(String name) throws IOException;

    /** Waits until all file names are on the disk as they are now. */
    void forceNames() throws IOException;

    /** The names of all files, in no order. */
    List<String> list() throws IOException;

    /** Whether a text is a valid name of a file. */
    static boolean isName(String name) {
        return name.matches("[a-z0-9][a-z0-9.-]*");
    }
}
