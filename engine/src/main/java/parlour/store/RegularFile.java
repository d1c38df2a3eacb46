package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Reads files and nothing else: a pipe would be waited for, and a device never ends. */
public final class RegularFile {
    private RegularFile() {}

    /** A whole file; what is over the limit or no file is refused before it is opened. */
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

    /** Refuses what is there and no file. */
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
