package parlour.app;

import parlour.store.Folder;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A folder on a disk that can be full, and whose files can meet with a mistake of ours. */
final class FullFolder implements Folder {
    private final Folder folder;
    private final BooleanSupplier full;
    private final Consumer<String> touched;

    /**
     * @param touched hears the name of a file before it is read or written
     */
    FullFolder(Folder folder, BooleanSupplier full, Consumer<String> touched) {
        this.folder = folder;
        this.full = full;
        this.touched = touched;
    }

    @Override
    public Optional<byte[]> read(String name, int limit) throws IOException, BadInput {
        touched.accept(name);
        return folder.read(name, limit);
    }

    @Override
    public void write(String name, byte[] content) throws IOException {
        touched.accept(name);
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
        touched.accept(to);
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
        touched.accept("the list");
        return folder.list();
    }
}
