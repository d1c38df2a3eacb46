package parlour.web;

import org.teavm.jso.browser.Storage;

import parlour.store.Folder;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A folder in the browser's local storage: one entry a file, one character a byte. */
final class WebFolder implements Folder {
    private final Storage storage = Storage.getLocalStorage();
    private final String prefix;

    WebFolder(String name) {
        this.prefix = "parlour/" + name + "/";
    }

    @Override
    public Optional<byte[]> read(String name, int limit) throws BadInput {
        String text = storage.getItem(prefix + name);
        if (text == null) {
            return Optional.empty();
        }
        if (text.length() > limit) {
            throw new BadInput("save.tooLarge", limit);
        }
        return Optional.of(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Override
    public void write(String name, byte[] content) throws IOException {
        put(name, new String(content, StandardCharsets.ISO_8859_1));
    }

    private void put(String name, String text) throws IOException {
        try {
            storage.setItem(prefix + name, text);
        } catch (RuntimeException e) {
            throw new IOException("no space left in this browser", e);
        }
    }

    /** The browser sees to it. */
    @Override
    public void force(String name) {}

    @Override
    public void move(String from, String to) throws IOException {
        String text = storage.getItem(prefix + from);
        if (text == null) {
            throw new NoSuchFileException(from);
        }
        put(to, text);
        delete(from);
    }

    @Override
    public void delete(String name) {
        storage.removeItem(prefix + name);
    }

    @Override
    public void forceNames() {}

    @Override
    public List<String> list() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < storage.getLength(); i++) {
            String key = storage.key(i);
            if (key.startsWith(prefix)) {
                names.add(key.substring(prefix.length()));
            }
        }
        return names;
    }
}
