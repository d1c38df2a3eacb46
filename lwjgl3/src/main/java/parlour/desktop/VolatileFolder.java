package parlour.desktop;

import parlour.store.Folder;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** An in-memory folder that lasts as long as the program. */
final class VolatileFolder implements Folder {
    private final Map<String, byte[]> files = new ConcurrentHashMap<>();

    @Override
    public Optional<byte[]> read(String name, int limit) throws BadInput {
        byte[] content = files.get(name);
        if (content != null && content.length > limit) {
            throw new BadInput("save.tooLarge", limit);
        }
        return Optional.ofNullable(content).map(byte[]::clone);
    }

    @Override
    public void write(String name, byte[] content) {
        files.put(name, content.clone());
    }

    @Override
    public void force(String name) {}

    @Override
    public void move(String from, String to) throws IOException {
        byte[] content = files.remove(from);
        if (content == null) {
            throw new NoSuchFileException(from);
        }
        files.put(to, content);
    }

    @Override
    public void delete(String name) {
        files.remove(name);
    }

    @Override
    public void forceNames() {}

    @Override
    public List<String> list() {
        return List.copyOf(files.keySet());
    }
}
