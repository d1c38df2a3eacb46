package parlour.server.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/** A browser build in a folder; it may be built anew while it is served. */
public final class FolderPage implements Page {
    private final Path folder;

    public FolderPage(Path folder) {
        this.folder = folder.toAbsolutePath().normalize();
    }

    @Override
    public Optional<Found> find(String path) throws IOException {
        Path file = folder.resolve(path).normalize();
        if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            String version = now.lastModifiedTime().toMillis() + " " + now.size();
            return Optional.of(new Found(version, () -> Files.newInputStream(file)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }
}
