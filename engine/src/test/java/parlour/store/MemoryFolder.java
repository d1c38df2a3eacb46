package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A folder in memory that fails at an operation, stops dead there, or fills up. It knows what a
 * disk would have lost: content that was not forced, and any of the names that were not.
 */
public final class MemoryFolder implements Folder {
    /** What becomes of content that was written but not forced. */
    private static final List<Function<Content, byte[]>> FATES =
            List.of(
                    content -> content.forced,
                    content -> Arrays.copyOf(content.now, content.now.length / 2),
                    content -> content.now);

    private static final class Content {
        private byte[] now = new byte[0];
        private byte[] forced = new byte[0];
    }

    private final Map<String, Content> names = new LinkedHashMap<>();
    private final Map<String, Content> forcedNames = new LinkedHashMap<>();
    private final List<Consumer<Map<String, Content>>> pending = new ArrayList<>();
    private int operations;
    private int failAt;
    private boolean stops;
    private boolean stopped;
    private long space = Long.MAX_VALUE;

    /** The same files, all of them on the disk. */
    MemoryFolder copy() {
        return survivor(names, content -> content.now);
    }

    public void put(String name, byte[] content) {
        Content file = new Content();
        file.now = content.clone();
        file.forced = file.now;
        names.put(name, file);
        forcedNames.put(name, file);
    }

    byte[] get(String name) {
        return names.get(name).now.clone();
    }

    boolean holds(byte[] content) {
        return names.values().stream().anyMatch(file -> Arrays.equals(file.now, content));
    }

    int operations() {
        return operations;
    }

    /** The operation of this number, from 1 on, fails and does nothing. */
    void failAt(int operation) {
        failAt = operation;
    }

    /** The operation of this number and all later ones fail: the machine is off. */
    void stopAt(int operation) {
        failAt = operation;
        stops = true;
    }

    /** So many more bytes can be written. */
    void fillAfter(long bytes) {
        space = bytes;
    }

    /** Every folder that may be found once the machine is on again. */
    List<MemoryFolder> survivors() {
        List<MemoryFolder> survivors = new ArrayList<>();
        for (int kept = 0; kept < 1 << pending.size(); kept++) {
            Map<String, Content> found = new LinkedHashMap<>(forcedNames);
            for (int i = 0; i < pending.size(); i++) {
                if ((kept >>> i & 1) != 0) {
                    pending.get(i).accept(found);
                }
            }
            for (Function<Content, byte[]> fate : FATES) {
                survivors.add(survivor(found, fate));
            }
        }
        return survivors;
    }

    private static MemoryFolder survivor(
            Map<String, Content> found, Function<Content, byte[]> fate) {
        MemoryFolder survivor = new MemoryFolder();
        found.forEach(
                (name, content) -> {
                    boolean safe = content.forced == content.now;
                    survivor.put(name, safe ? content.now : fate.apply(content));
                });
        return survivor;
    }

    @Override
    public Optional<byte[]> read(String name, int limit) throws IOException, BadInput {
        operate();
        if (!names.containsKey(name)) {
            return Optional.empty();
        }
        byte[] content = names.get(name).now.clone();
        if (content.length > limit) {
            throw new BadInput("save.tooLarge", limit);
        }
        return Optional.of(content);
    }

    @Override
    public void write(String name, byte[] content) throws IOException {
        operate();
        if (!names.containsKey(name)) {
            Content made = new Content();
            change(files -> files.put(name, made));
        }
        int fits = (int) Math.min(content.length, space);
        names.get(name).now = Arrays.copyOf(content, fits);
        space -= fits;
        if (fits < content.length) {
            throw new IOException("no space left");
        }
    }

    @Override
    public void force(String name) throws IOException {
        operate();
        Content content = names.get(name);
        content.forced = content.now;
    }

    @Override
    public void move(String from, String to) throws IOException {
        operate();
        Content moved = names.get(from);
        if (moved == null) {
            throw new IOException("no file " + from);
        }
        change(
                files -> {
                    if (files.remove(from, moved)) {
                        files.put(to, moved);
                    }
                });
    }

    @Override
    public void delete(String name) throws IOException {
        operate();
        change(files -> files.remove(name));
    }

    @Override
    public void forceNames() throws IOException {
        operate();
        pending.clear();
        forcedNames.clear();
        forcedNames.putAll(names);
    }

    @Override
    public List<String> list() throws IOException {
        operate();
        return List.copyOf(names.keySet());
    }

    private void change(Consumer<Map<String, Content>> change) {
        change.accept(names);
        pending.add(change);
    }

    private void operate() throws IOException {
        operations++;
        if (stopped || operations == failAt) {
            stopped = stops;
            throw new IOException("operation " + operations);
        }
    }
}
