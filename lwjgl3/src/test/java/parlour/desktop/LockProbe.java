package parlour.desktop;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Another program that tries to have a lock; its exit status says whether it could. */
final class LockProbe {
    static final int FREE = 10;
    static final int TAKEN = 11;

    private LockProbe() {}

    public static void main(String[] args) throws IOException {
        int status;
        try (FileChannel channel = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE)) {
            status = channel.tryLock() == null ? TAKEN : FREE;
        }
        System.exit(status);
    }
}
