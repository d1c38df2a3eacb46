package parlour.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/** The files of the browser build. */
public interface Page {
    /**
     * A file that was found.
     *
     * @param version differs whenever the content may
     */
    record Found(String version, Opener opener) {
        InputStream open() throws IOException {
            return opener.open();
        }

        /** What is in a file that was compressed by gzip. */
        Found unpacked() {
            return new Found(version, () -> new GZIPInputStream(opener.open()));
        }
    }

    /** Opens a file for reading. */
    interface Opener {
        InputStream open() throws IOException;
    }

    /** A page without files, where there is no browser build. */
    Page NONE = path -> Optional.empty();

    /** Finds a file by its path, which has no dots but in names. */
    Optional<Found> find(String path) throws IOException;
}
