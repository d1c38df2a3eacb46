package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import org.junit.jupiter.api.function.Executable;

import parlour.text.BadInput;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** What can stand in a folder in place of a file. */
final class OddFiles {
    private OddFiles() {}

    /** A pipe, an endless device behind a link, a socket and a folder. */
    static List<Path> in(Path folder) throws IOException, InterruptedException {
        Path socket = folder.resolve("odd-socket");
        try (ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(socket));
        }
        return List.of(
                pipe(folder.resolve("odd-pipe")),
                Files.createSymbolicLink(folder.resolve("odd-device"), Path.of("/dev/zero")),
                socket,
                Files.createDirectory(folder.resolve("odd-folder")));
    }

    static Path pipe(Path path) throws IOException, InterruptedException {
        assertEquals(0, new ProcessBuilder("mkfifo", path.toString()).start().waitFor());
        return path;
    }

    /** At once: whoever opens a pipe waits for ever, so somebody else does it. */
    static BadInput refused(Executable reading) {
        return assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> assertThrows(BadInput.class, reading));
    }
}
