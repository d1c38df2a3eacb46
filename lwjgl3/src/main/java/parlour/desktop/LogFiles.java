package parlour.desktop;

import parlour.store.PrivateFiles;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The logs of this run and earlier ones: a new file for each run and whenever one is full; a few
 * old ones are kept.
 */
final class LogFiles {
    static final int KEPT = 5;

    private static final String NAME = "parlour";
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS");

    private final Path folder;
    private final long limit;
    private final Supplier<LocalDateTime> clock;
    private long size;

    LogFiles(Path folder, long limit, Supplier<LocalDateTime> clock) {
        this.folder = folder;
        this.limit = limit;
        this.clock = clock;
    }

    /** The log file of this run. */
    Path file() {
        return file(0);
    }

    private Path file(int age) {
        return folder.resolve(age == 0 ? NAME + ".log" : NAME + "." + age + ".log");
    }

    /** Rotates the files for a new run. */
    void begin() throws IOException {
        PrivateFiles.folder(folder);
        rotate();
    }

    private void rotate() throws IOException {
        Files.deleteIfExists(file(KEPT));
        for (int age = KEPT - 1; age >= 0; age--) {
            if (Files.exists(file(age))) {
                Files.move(file(age), file(age + 1), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        size = 0;
    }

    /** Adds a line with its time. */
    void append(String line) throws IOException {
        byte[] bytes =
                (TIME.format(clock.get()) + " " + line + "\n").getBytes(StandardCharsets.UTF_8);
        if (size > 0 && size + bytes.length > limit) {
            rotate();
        }
        append(bytes);
        size += bytes.length;
    }

    /** Readable only by its owner, because it reveals hidden cards. */
    private void append(byte[] bytes) throws IOException {
        try (SeekableByteChannel out =
                Files.newByteChannel(
                        file(),
                        Set.of(
                                StandardOpenOption.CREATE,
                                StandardOpenOption.APPEND,
                                LinkOption.NOFOLLOW_LINKS),
                        PrivateFiles.file(file()))) {
            out.write(ByteBuffer.wrap(bytes));
        }
    }
}
