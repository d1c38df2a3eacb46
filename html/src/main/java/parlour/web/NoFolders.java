package parlour.web;

import parlour.store.FolderBrowser;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The folders that a page may see: none. */
final class NoFolders implements FolderBrowser {
    @Override
    public String home() {
        return "";
    }

    @Override
    public List<Entry> usual() {
        return List.of();
    }

    @Override
    public Drawer open(String place) {
        return new Drawer(place, Optional.empty(), List.of(), true);
    }

    @Override
    public String name(String place) {
        return place;
    }

    @Override
    public byte[] read(String place, int limit) throws BadInput {
        throw new BadInput("file.unusable");
    }

    @Override
    public String write(String folder, String name, byte[] content) throws IOException {
        throw new IOException("read-only");
    }
}
