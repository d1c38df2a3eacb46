package parlour.server.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;

/** The operations on one file that the journal needs, so that a test can make each of them fail. */
interface JournalFile extends Closeable {
    long length() throws IOException;

    /** Writes all of a buffer at the end; it may be lost until {@link #force} returns. */
    void append(ByteBuffer content) throws IOException;

    /** Waits until everything that was appended is on the disk. */
    void force() throws IOException;

    /** Drops what is beyond a length. */
    void truncate(long length) throws IOException;

    /** Reads some bytes from a position on; returns how many, or -1 at the end. */
    int read(ByteBuffer into, long position) throws IOException;
}
