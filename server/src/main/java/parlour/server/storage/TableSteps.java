package parlour.server.storage;

import java.io.IOException;
import java.util.function.Consumer;

/**
 * Where one table stores its steps. Once a step could not be stored, no later one is: it would not
 * follow from what is there. The table is then read again.
 */
public interface TableSteps {
    /** Stores a step; steps are stored in the order of these calls. */
    void append(String content, Receipt receipt);

    /** Answers once everything that was given before is stored. */
    void flush(Receipt receipt);

    /** Notes that the table has been cleared away. */
    void clear(Receipt receipt);

    /** Whether no other server can have the table by now; if not, {@link #flush} finds out. */
    default boolean isCertain() {
        return true;
    }

    /** Says who is told when another server has the table; it must not go on here then. */
    default void whenLost(Consumer<IOException> told) {
        // Nobody else can have a table of this machine's disk.
    }

    /** Lets other servers have the table; nothing is stored here any more. */
    default void release() {
        // There are no other servers.
    }
}
