package parlour.server.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * A folder in memory that knows what would be left of it if the power failed now, and any of whose
 * operations can be made to fail.
 */
final class MemoryJournalFolder implements JournalFolder {
    /** The machine stops: nothing after this operation happens. */
    static final class PowerCut extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** What an operation does when its turn comes. */
    enum Fault {
        /** Nothing but throw. */
        NOTHING,
        /** Half of its work, then throw. */
        HALF,
        /** All of its work, then throw. */
        ALL
    }

    private static final class Content {
        private byte[] now = new byte[0];
        private byte[] forced = new byte[0];
    }

    private Map<String, Content> names = new HashMap<>();
    private Map<String, Content> forcedNames = new HashMap<>();
    private int operations;
    private int failing = -1;
    private int failures;
    private Fault fault = Fault.NOTHING;
    private boolean cut;
    private volatile CountDownLatch slow = new CountDownLatch(0);

    /** Makes some operations fail from the given one on. */
    void fail(int from, int count, Fault how) {
        failing = operations + from;
        failures = count;
        fault = how;
        cut = false;
    }

    /** Lets the power fail in the middle of an operation. */
    void cutPower(int at, Fault how) {
        fail(at, 1, how);
        cut = true;
    }

    /** Lets nothing be forced until {@link #hurry}. */
    void dawdle() {
        slow = new CountDownLatch(1);
    }

    void hurry() {
        slow.countDown();
    }

    int operations() {
        return operations;
    }

    /**
     * The folder after a power cut: what was forced, and of what was not, a part.
     *
     * @param eighths how much of what was not forced reached the disk
     * @param renamed whether names that were not forced reached it
     */
    MemoryJournalFolder afterPowerCut(int eighths, boolean renamed) {
        MemoryJournalFolder left = new MemoryJournalFolder();
        (renamed ? names : forcedNames)
                .forEach(
                        (name, content) -> {
                            Content kept = new Content();
                            kept.now = survivor(content, eighths);
                            kept.forced = kept.now;
                            left.names.put(name, kept);
                        });
        left.forcedNames = new HashMap<>(left.names);
        return left;
    }

    private static byte[] survivor(Content content, int eighths) {
        int common = Arrays.mismatch(content.forced, content.now);
        boolean appended = common < 0 || common == content.forced.length;
        if (!appended) {
            // It was made shorter, or written over: either of the two.
            return eighths < 4 ? content.forced : content.now;
        }
        int more = content.now.length - content.forced.length;
        return Arrays.copyOf(content.now, content.forced.length + more * eighths / 8);
    }

    byte[] bytes(String name) {
        return names.get(name).now.clone();
    }

    void put(String name, byte[] bytes) {
        Content content = new Content();
        content.now = bytes.clone();
        content.forced = bytes.clone();
        names.put(name, content);
        forcedNames.put(name, content);
    }

    private Fault next() {
        int operation = operations++;
        boolean fails = failing >= 0 && operation >= failing && operation - failing < failures;
        return fails ? fault : null;
    }

    private void thrown(Fault how) throws IOException {
        if (how != null) {
            if (cut) {
                throw new PowerCut();
            }
            throw new IOException("no space left on device");
        }
    }

    @Override
    public JournalFile open(String name) throws IOException {
        Fault how = next();
        if (how == null || how == Fault.ALL) {
            names.computeIfAbsent(name, fresh -> new Content());
        }
        thrown(how);
        return new MemoryFile(names.get(name));
    }

    @Override
    public void move(String from, String to) throws IOException {
        Fault how = next();
        if (how == null || how == Fault.ALL) {
            names.put(to, names.remove(from));
        }
        thrown(how);
    }

    @Override
    public void delete(String name) throws IOException {
        Fault how = next();
        if (how == null || how == Fault.ALL) {
            names.remove(name);
        }
        thrown(how);
    }

    @Override
    public void forceNames() throws IOException {
        Fault how = next();
        if (how == null || how == Fault.ALL) {
            forcedNames = new HashMap<>(names);
        }
        thrown(how);
    }

    @Override
    public List<String> list() throws IOException {
        thrown(next());
        return new ArrayList<>(names.keySet());
    }

    private final class MemoryFile implements JournalFile {
        private final Content content;

        MemoryFile(Content content) {
            this.content = content;
        }

        @Override
        public long length() throws IOException {
            thrown(next());
            return content.now.length;
        }

        @Override
        public void append(ByteBuffer bytes) throws IOException {
            Fault how = next();
            int most = bytes.remaining();
            int count = how == null || how == Fault.ALL ? most : how == Fault.HALF ? most / 2 : 0;
            byte[] longer = Arrays.copyOf(content.now, content.now.length + count);
            bytes.get(longer, content.now.length, count);
            content.now = longer;
            thrown(how);
        }

        @Override
        public void force() throws IOException {
            try {
                slow.await();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
            Fault how = next();
            if (how == null || how == Fault.ALL) {
                content.forced = content.now;
            }
            thrown(how);
        }

        @Override
        public void truncate(long length) throws IOException {
            Fault how = next();
            if ((how == null || how == Fault.ALL) && length < content.now.length) {
                content.now = Arrays.copyOf(content.now, (int) length);
            }
            thrown(how);
        }

        @Override
        public int read(ByteBuffer into, long position) throws IOException {
            thrown(next());
            int count = (int) Math.min(into.remaining(), content.now.length - position);
            if (count <= 0) {
                return -1;
            }
            into.put(content.now, (int) position, count);
            return count;
        }

        @Override
        public void close() throws IOException {
            thrown(next());
        }
    }
}
