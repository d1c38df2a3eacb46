package parlour.web.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder of another program, until that has ended. */
final class TemporaryFolder implements AutoCloseable {
    private final Path path;

    TemporaryFolder(String name) throws IOException {
        path = Files.createTempDirectory(name);
    }

    Path path() {
        return path;
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(path)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            // The program's last processes may still be writing; the system clears such folders.
            return;
        }
    }
}
