package parlour.server.journal;

import java.io.IOException;
import java.util.List;

/** The operations on a folder that the journal needs, so that a test can make each of them fail. */
interface JournalFolder {
    /** Opens a file for reading and appending; creates it if there is none. */
    JournalFile open(String name) throws IOException;

    /** Renames a file atomically, replacing a file that has the new name. */
    void move(String from, String to) throws IOException;

    /** Deletes a file; does nothing if there is none. */
    void delete(String name) throws IOException;

    /** Waits until all file names are on the disk as they are now. */
    void forceNames() throws IOException;

    /** The names of all files, in no order. */
    List<String> list() throws IOException;
}
