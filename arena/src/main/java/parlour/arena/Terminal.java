package parlour.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether a stream is a terminal, which plain Java cannot say about a single stream. */
final class Terminal {
    private Terminal() {}

    static boolean onStandardError() {
        return on("/proc/self/fd/2");
    }

    static boolean onStandardOutput() {
        return on("/proc/self/fd/1");
    }

    private static boolean on(String stream) {
        Path link = Path.of(stream);
        if (!Files.isSymbolicLink(link)) {
            return System.console() != null;
        }
        try {
            String target = Files.readSymbolicLink(link).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException e) {
            return false;
        }
    }
}
