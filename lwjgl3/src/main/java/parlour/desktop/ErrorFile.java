package parlour.desktop;

import parlour.store.PrivateFiles;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The log of internal errors with their stack traces, newest last; one full file is kept beside it.
 */
final class ErrorFile {
    /** A few hundred stack traces. */
    static final long LIMIT = 500_000;

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

    private final Path file;
    private final Path previous;
    private final long limit;
    private final Supplier<LocalDateTime> clock;

    ErrorFile(Path folder, long limit, Supplier<LocalDateTime> clock) {
        this.file = folder.resolve("errors.txt");
        this.previous = folder.resolve("errors.1.txt");
        this.limit = limit;
        this.clock = clock;
    }

    /** Adds an error; returns where it was written, or empty if that failed. */
    synchronized Optional<String> add(Throwable mistake) {
        StringWriter trace = new StringWriter();
        trace.write(TIME.format(clock.get()) + " Parlour " + Main.version() + "\n");
        mistake.printStackTrace(new PrintWriter(trace));
        trace.write("\n");
        try {
            append(trace.toString().getBytes(StandardCharsets.UTF_8));
            return Optional.of(file.toString());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private void append(byte[] trace) throws IOException {
        PrivateFiles.folder(file.getParent());
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                && Files.size(file) + trace.length > limit) {
            Files.move(file, previous, StandardCopyOption.REPLACE_EXISTING);
        }
        Set<OpenOption> adding =
                Set.of(
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND,
                        LinkOption.NOFOLLOW_LINKS);
        // A stack trace can contain names from somebody's home folder.
        try (SeekableByteChannel channel =
                Files.newByteChannel(file, adding, PrivateFiles.file(file))) {
            channel.write(ByteBuffer.wrap(trace));
        }
    }
}
