package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Files in memory, in folders. Contents are never changed in place, only replaced. */
public final class MemoryFiles {
    private final Map<String, byte[]> files;

    /** No files yet. */
    public MemoryFiles() {
        this(Map.of());
    }

    /** These files, by folder, a slash and the name. */
    public MemoryFiles(Map<String, byte[]> files) {
        this.files = new HashMap<>(files);
    }

    /** A folder of this name; files of the same name in two folders are different files. */
    public Folder folder(String folder) {
        return new MemoryFolder(folder + "/");
    }

    /** All files as they are now. */
    Map<String, byte[]> snapshot() {
        return Collections.unmodifiableMap(new TreeMap<>(files));
    }

    /** Makes all files what they were at an earlier time. */
    void restore(Map<String, byte[]> snapshot) {
        files.clear();
        files.putAll(snapshot);
    }

    private final class MemoryFolder implements Folder {
        private final String prefix;

        MemoryFolder(String prefix) {
            this.prefix = prefix;
        }

        @Override
        public Optional<byte[]> read(String name, int limit) throws BadInput {
            byte[] content = files.get(key(name));
            if (content != null && content.length > limit) {
                throw new BadInput("save.tooLarge", limit);
            }
            return Optional.ofNullable(content).map(byte[]::clone);
        }

        @Override
        public void write(String name, byte[] content) {
            files.put(key(name), content.clone());
        }

        @Override
        public void force(String name) {}

        @Override
        public void move(String from, String to) throws IOException {
            byte[] content = files.remove(key(from));
            if (content == null) {
                throw new IOException("no file " + from);
            }
            files.put(key(to), content);
        }

        @Override
        public void delete(String name) {
            files.remove(key(name));
        }

        @Override
        public void forceNames() {}

        @Override
        public List<String> list() {
            return files.keySet().stream()
                    .filter(key -> key.startsWith(prefix))
                    .map(key -> key.substring(prefix.length()))
                    .toList();
        }

        private String key(String name) {
            if (!Folder.isName(name)) {
                throw new IllegalArgumentException("no name of a file here: " + name);
            }
            return prefix + name;
        }
    }
}
