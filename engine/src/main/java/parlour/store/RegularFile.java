package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Reads regular files only: reading a pipe would block, and a device never ends. */
public final class RegularFile {
    private RegularFile() {}

    /**
     * Reads a whole file; refuses one over the limit, or anything that is not a file, before
     * opening it.
     */
    public static byte[] read(Path file, int limit) throws IOException, BadInput {
        check(file);
        try (InputStream in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes(limit + 1);
            if (content.length > limit) {
                throw new BadInput("save.tooLarge", limit);
            }
            return content;
        }
    }

    /** Refuses anything that exists and is not a regular file. */
    public static void check(Path file) throws IOException, BadInput {
        BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
        if (found.isDirectory()) {
            throw new BadInput("file.isFolder");
        }
        if (!found.isRegularFile()) {
            throw new BadInput("file.notPlain");
        }
    }
}
