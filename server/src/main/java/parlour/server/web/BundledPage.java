package parlour.server.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A browser build that is part of the program. What compresses well is in it only compressed, and
 * what the program needs itself, such as pictures, is not in it twice.
 */
public final class BundledPage implements Page {
    private static final String FOLDER = "web/";
    private static final String PACKED = ".gz";

    /** Names the files of the page that the program has for itself, one a line. */
    private static final String SHARED = "web-shared.txt";

    /** Where the page has what the program has without a folder. */
    private static final String ASSETS = "assets/";

    private final ClassLoader loader;
    private final Set<String> shared;

    private BundledPage(ClassLoader loader) throws IOException {
        this.loader = loader;
        shared = shared(loader);
    }

    /** The page in the program, or {@link Page#NONE} if it was packed without. */
    public static Page of(ClassLoader loader) {
        try {
            BundledPage page = new BundledPage(loader);
            return page.find("index.html").isPresent() ? page : Page.NONE;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> shared(ClassLoader loader) throws IOException {
        try (InputStream list = loader.getResourceAsStream(SHARED)) {
            return list == null
                    ? Set.of()
                    : new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))
                            .lines()
                            .collect(Collectors.toSet());
        }
    }

    @Override
    public Optional<Found> find(String path) {
        // The name of a folder would be found too.
        if (path.indexOf('.') < 0) {
            return Optional.empty();
        }
        if (shared.contains(path)) {
            return resource(path.substring(ASSETS.length()));
        }
        return resource(FOLDER + path)
                .or(() -> resource(FOLDER + path + PACKED).map(Found::unpacked));
    }

    private Optional<Found> resource(String name) {
        return loader.getResource(name) == null
                ? Optional.empty()
                : Optional.of(new Found("", () -> loader.getResourceAsStream(name)));
    }
}
