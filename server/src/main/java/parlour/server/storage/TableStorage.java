package parlour.server.storage;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Where tables are kept: on the disk of this machine, or where several servers share them. */
public interface TableStorage extends Closeable {
    /** What is known of a table that does not run here. */
    sealed interface Found {
        /** There is no such table. */
        record Nothing() implements Found {}

        /**
         * It is this server's now.
         *
         * @param steps where it is continued
         */
        record Taken(StoredTable stored, TableSteps steps) implements Found {}

        /** Another server has it. */
        record Elsewhere(Peer peer) implements Found {}
    }

    /** Whether other servers may have tables here, so that one that was never seen may be there. */
    default boolean isShared() {
        return false;
    }

    /** All tables to bring back at the start; only before {@link #start}. */
    List<StoredTable> tables() throws IOException;

    /**
     * Lets it work.
     *
     * @param port that this server listens on
     */
    void start(int port);

    /** Where the steps of one of {@link #tables} are stored, or those of a new table. */
    TableSteps table(String code);

    /**
     * Where a new table's steps are stored.
     *
     * @param opener stands for the token that it is opened with: no second table is
     */
    default TableSteps open(String code, String opener) {
        return table(code);
    }

    /** The code of the table that was opened with a token; only asked where servers share them. */
    default CompletableFuture<Optional<String>> opened(String opener) {
        return CompletableFuture.completedFuture(Optional.empty());
    }

    /** Reads a table, to go on with it here unless another server has it. */
    CompletableFuture<Found> take(String code);

    /** By what right servers have some tables; those that none has are missing. */
    default CompletableFuture<Map<String, String>> leases(Set<String> codes) {
        return CompletableFuture.completedFuture(Map.of());
    }

    /** Tells the other servers that an address has tried a code that no table has. */
    default void wrongCode(String address) {
        // There are none.
    }

    /** Says who hears of such addresses from the other servers. */
    default void whenWrongCode(Consumer<String> told) {
        // There are none.
    }

    /** Whether the last attempt to store something failed. */
    boolean isFailing();

    /** How many bytes it takes on this machine. */
    long length();

    /** Stores what was given to it and lets go of everything. */
    @Override
    void close();
}
