package parlour.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the tables of this machine are kept: beside the saved games, or in a folder that lasts no
 * longer than the program where nothing is kept.
 */
final class TablesFolder {
    private final Optional<Path> kept;
    private Optional<Path> passing = Optional.empty();

    /**
     * @param data the folder of the program, if it has one
     */
    TablesFolder(Optional<Path> data) {
        kept = data.map(folder -> folder.resolve("tables"));
    }

    Path open() throws IOException {
        if (kept.isPresent()) {
            return kept.get();
        }
        if (passing.isEmpty()) {
            passing = Optional.of(Files.createTempDirectory("parlour-tables"));
        }
        return passing.get();
    }

    /** Deletes what is not to be kept. */
    void close() {
        try {
            if (passing.isPresent()) {
                delete(passing.get());
                passing = Optional.empty();
            }
        } catch (IOException | UncheckedIOException e) {
            // The system clears its folder for passing files.
            return;
        }
    }

    private static void delete(Path folder) throws IOException {
        List<Path> inside;
        try (Stream<Path> walk = Files.walk(folder)) {
            inside = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : inside) {
            Files.delete(each);
        }
    }
}
