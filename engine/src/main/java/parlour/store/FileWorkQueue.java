package parlour.store;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Does work on files in memory, in the order submitted, and stores the changes of each piece as one
 * transaction before the next begins. This gives a storage that answers later, such as a browser's,
 * the guarantees of a disk.
 */
public final class FileWorkQueue {
    /** Where files are stored for good. It answers in the order in which it was asked. */
    public interface Storage {
        /**
         * Stores changes, all of them or none.
         *
         * @param changes the new contents by folder and name; empty for a file that is deleted
         * @param answer gets nothing when they are stored for good, otherwise what went wrong
         */
        void store(Map<String, Optional<byte[]>> changes, Consumer<Optional<IOException>> answer);
    }

    /** Work that was done, and what to do once it is stored. */
    private record Done(FileWork work, Runnable stored) {}

    /** What was sent to the storage together. */
    private static final class Transaction {
        private final Map<String, byte[]> snapshot;
        private final List<Done> done;
        private Optional<IOException> trouble = Optional.empty();

        Transaction(Map<String, byte[]> snapshot, List<Done> done) {
            this.snapshot = snapshot;
            this.done = done;
        }
    }

    private final MemoryFiles files;
    private final Storage storage;
    private final Consumer<Throwable> mistakes;
    private final Deque<FileWork> waiting = new ArrayDeque<>();

    /** Sent and not decided yet, the oldest first: one, unless the queue was flushed. */
    private final List<Transaction> sent = new ArrayList<>();

    /** The files as the storage has them. */
    private Map<String, byte[]> stored;

    private boolean busy;

    /**
     * @param files all of them as they are stored
     * @param mistakes gets what work throws; the work after it is done all the same
     */
    public FileWorkQueue(MemoryFiles files, Storage storage, Consumer<Throwable> mistakes) {
        this.files = files;
        this.storage = storage;
        this.mistakes = mistakes;
        stored = files.snapshot();
    }

    /** Does the work, as soon as all work before it is stored. */
    public void add(FileWork work) {
        waiting.add(work);
        proceed();
    }

    /** Whether all work is done and stored. */
    public boolean idle() {
        return waiting.isEmpty() && sent.isEmpty();
    }

    /**
     * Does all work that waits and sends its changes off, without waiting for those before: the
     * program may end with the next moment.
     */
    public void flush() {
        if (!busy && !waiting.isEmpty()) {
            List<FileWork> all = List.copyOf(waiting);
            waiting.clear();
            busy = true;
            try {
                send(all);
            } finally {
                busy = false;
            }
            proceed();
        }
    }

    /** Work may add more work: that waits until whoever is busy here comes to it. */
    private void proceed() {
        while (!busy && sent.isEmpty() && !waiting.isEmpty()) {
            busy = true;
            try {
                send(List.of(waiting.remove()));
            } finally {
                busy = false;
            }
        }
    }

    private void send(List<FileWork> works) {
        List<Done> done = new ArrayList<>();
        for (FileWork work : works) {
            attempt(() -> done.add(new Done(work, work.run())));
        }
        Map<String, byte[]> now = files.snapshot();
        // With this it does not matter whether those before are stored or refused.
        Map<String, Optional<byte[]>> changes = changes(stored, now);
        sent.forEach(before -> changes.putAll(changes(before.snapshot, now)));
        if (changes.isEmpty() && sent.isEmpty()) {
            done.forEach(one -> attempt(one.stored()));
            return;
        }
        Transaction transaction = new Transaction(now, done);
        sent.add(transaction);
        storage.store(changes, trouble -> answered(transaction, trouble));
    }

    private static Map<String, Optional<byte[]>> changes(
            Map<String, byte[]> before, Map<String, byte[]> after) {
        Map<String, Optional<byte[]>> changes = new HashMap<>();
        before.keySet().stream()
                .filter(name -> !after.containsKey(name))
                .forEach(name -> changes.put(name, Optional.empty()));
        after.forEach(
                (name, content) -> {
                    if (before.get(name) != content) {
                        changes.put(name, Optional.of(content));
                    }
                });
        return changes;
    }

    private void answered(Transaction transaction, Optional<IOException> trouble) {
        boolean nested = busy;
        busy = true;
        if (trouble.isPresent()) {
            transaction.trouble = trouble;
        } else {
            stored = transaction.snapshot;
            // It had the changes of those before it too.
            List<Transaction> decided = sent.subList(0, sent.indexOf(transaction) + 1);
            List<Done> done = decided.stream().flatMap(one -> one.done.stream()).toList();
            decided.clear();
            done.forEach(one -> attempt(one.stored()));
        }
        if (sent.stream().allMatch(one -> one.trouble.isPresent())) {
            undo();
        }
        busy = nested;
        proceed();
    }

    private void undo() {
        List<Transaction> failed = List.copyOf(sent);
        sent.clear();
        if (!failed.isEmpty()) {
            files.restore(stored);
        }
        for (Transaction transaction : failed) {
            IOException why = transaction.trouble.orElseThrow();
            transaction.done.forEach(one -> attempt(() -> one.work().undone(why)));
        }
    }

    private void attempt(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            mistakes.accept(e);
        }
    }
}
