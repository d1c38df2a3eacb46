package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The few things the store does with files, so that a test can let each of them fail. Names are
 * plain names of files in this one folder.
 */
public interface Folder {
    /** A whole file; nothing when there is none of that name. A file over the limit is refused. */
    Optional<byte[]> read(String name, int limit) throws IOException, BadInput;

    /** Makes or replaces a file; what is written may be lost until {@link #force} returns. */
    void write(String name, byte[] content) throws IOException;

    /** Waits until a file's content is on the disk. */
    void force(String name) throws IOException;

    /** Gives a file another name, at once and in place of a file that had it. */
    void move(String from, String to) throws IOException;

    /** Removes a file; no harm if there is none. */
    void delete(String name) throws IOException;

    /** Waits until all names are on the disk as they are now. */
    void forceNames() throws IOException;

    /** The names of all files, in no order. */
    List<String> list() throws IOException;
}
