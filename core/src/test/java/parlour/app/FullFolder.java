package parlour.app;

import parlour.store.Folder;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A folder on a disk that can be full. */
final class FullFolder implements Folder {
    private final Folder folder;
    private final BooleanSupplier full;

    FullFolder(Folder folder, BooleanSupplier full) {
        this.folder = folder;
        this.full = full;
    }

    @Override
    public Optional<byte[]> read(String name, int limit) throws IOException, BadInput {
        return folder.read(name, limit);
    }

    @Override
    public void write(String name, byte[] content) throws IOException {
        if (full.getAsBoolean()) {
            throw new IOException("No space left on device");
        }
        folder.write(name, content);
    }

    @Override
    public void force(String name) throws IOException {
        folder.force(name);
    }

    @Override
    public void move(String from, String to) throws IOException {
        folder.move(from, to);
    }

    @Override
    public void delete(String name) throws IOException {
        folder.delete(name);
    }

    @Override
    public void forceNames() throws IOException {
        folder.forceNames();
    }

    @Override
    public List<String> list() throws IOException {
        return folder.list();
    }
}
