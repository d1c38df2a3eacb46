package parlour.desktop;

import java.io.Closeable;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/**
 * The socket on which a running program receives requests from later starts, in a folder that no
 * other user can access.
 */
final class InstanceSocket implements Closeable {
    /** The answer of a running program. */
    enum Answer {
        /** It has accepted the request. */
        TAKEN,
        /** It is running but does not answer, or refuses. */
        SILENT,
        /** No program is listening. */
        NOBODY
    }

    /** The longest socket name that systems allow, in bytes, with one to spare. */
    private static final int LONGEST_NAME = 100;

    /** A caller that takes longer to send its request or to accept is not waited for. */
    static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);

    private static final String NAME = "socket";
    private static final String PREFIX = "parlour";
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final int LONGEST_ANSWER = 16;

    private final Path file;
    private final boolean passing;
    private final ServerSocketChannel server;
    private Optional<Thread> listener = Optional.empty();

    private InstanceSocket(Path file, boolean passing, ServerSocketChannel server) {
        this.file = file;
        this.passing = passing;
        this.server = server;
    }

    /**
     * Opens a new socket: in the data folder, or in a temporary one if that has too long a name or
     * does not support sockets. Only the holder of the folder's lock may call this: what an earlier
     * program left is replaced.
     */
    static InstanceSocket open(Path data) throws IOException {
        Path file = data.resolve("instance").resolve(NAME).toAbsolutePath();
        if (file.toString().getBytes(StandardCharsets.UTF_8).length <= LONGEST_NAME) {
            try {
                PrivateFolder.make(file.getParent());
                Files.deleteIfExists(file);
                return new InstanceSocket(file, false, bind(file));
            } catch (IOException e) {
                // Some disks, such as network drives, support only files.
                return passing();
            }
        }
        return passing();
    }

    private static InstanceSocket passing() throws IOException {
        Path file = Files.createTempDirectory(PREFIX).resolve(NAME);
        return new InstanceSocket(file, true, bind(file));
    }

    private static ServerSocketChannel bind(Path file) throws IOException {
        try {
            ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            try {
                return server.bind(UnixDomainSocketAddress.of(file));
            } catch (IOException e) {
                server.close();
                throw e;
            }
        } catch (UnsupportedOperationException e) {
            throw new IOException("this system has no such sockets", e);
        }
    }

    /** Removes what a killed program left in a temporary folder. */
    static void forget(Path address, Path data) {
        Path folder = address.getParent();
        boolean passing =
                address.endsWith(NAME)
                        && folder != null
                        && folder.getFileName() != null
                        && folder.getFileName().toString().startsWith(PREFIX)
                        && !address.startsWith(data);
        if (passing) {
            try {
                Files.deleteIfExists(address);
                Files.deleteIfExists(folder);
            } catch (IOException e) {
                // It is empty and does no harm.
                return;
            }
        }
    }

    Path address() {
        return file;
    }

    /** Starts listening; a request is answered once it has been accepted. */
    void listen(Function<OpenRequest, CompletableFuture<Boolean>> taking, long patience) {
        Thread thread = new Thread(() -> listenAll(taking, patience), "instance");
        thread.setDaemon(true);
        listener = Optional.of(thread);
        thread.start();
    }

    private void listenAll(
            Function<OpenRequest, CompletableFuture<Boolean>> taking, long patience) {
        while (server.isOpen()) {
            SocketChannel caller;
            try {
                caller = server.accept();
            } catch (IOException e) {
                return; // closed, or no longer usable
            }
            try (caller) {
                serve(caller, taking, patience);
            } catch (IOException | TimeoutException e) {
                // The caller has gone or is too slow; there may be others.
                continue;
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static void serve(
            SocketChannel caller,
            Function<OpenRequest, CompletableFuture<Boolean>> taking,
            long patience)
            throws IOException, InterruptedException, TimeoutException {
        Optional<OpenRequest> request =
                OpenRequest.read(
                        read(caller, OpenRequest.MOST_BYTES, System.nanoTime() + patience));
        // Fails if the caller has given up, for example because this program was suspended.
        say(caller, "\n");
        boolean taken = request.isPresent() && taken(taking.apply(request.get()), patience);
        say(caller, taken ? YES : NO);
    }

    private static void say(SocketChannel caller, String text) throws IOException {
        caller.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static boolean taken(CompletableFuture<Boolean> taking, long patience)
            throws InterruptedException {
        try {
            return taking.get(patience, TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            return false;
        } catch (TimeoutException e) {
            // Nobody waits for it any longer, but it may have been accepted just now.
            return !taking.cancel(false) && taking.getNow(false);
        }
    }

    /**
     * Sends a request to the program at this address and waits for its answer until the deadline.
     */
    static Answer ask(Path address, OpenRequest request, long end) {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.configureBlocking(false);
            if (!channel.connect(UnixDomainSocketAddress.of(address))) {
                await(channel, SelectionKey.OP_CONNECT, end);
                channel.finishConnect();
            }
            ByteBuffer bytes = ByteBuffer.wrap(request.bytes());
            while (bytes.hasRemaining()) {
                if (channel.write(bytes) == 0) {
                    await(channel, SelectionKey.OP_WRITE, end);
                }
            }
            channel.shutdownOutput();
            String said =
                    StandardCharsets.UTF_8
                            .decode(read(channel, LONGEST_ANSWER, end))
                            .toString()
                            .strip();
            // One that closes without an answer is just quitting.
            return said.equals(YES) ? Answer.TAKEN : said.isEmpty() ? Answer.NOBODY : Answer.SILENT;
        } catch (TimeoutException e) {
            return Answer.SILENT;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return Answer.NOBODY;
        }
    }

    /** Everything sent until the other side is done, up to the limit. */
    private static ByteBuffer read(SocketChannel channel, int limit, long end)
            throws IOException, TimeoutException {
        channel.configureBlocking(false);
        ByteBuffer bytes = ByteBuffer.allocate(limit + 1);
        while (bytes.hasRemaining()) {
            int count = channel.read(bytes);
            if (count < 0) {
                return bytes.flip();
            }
            if (count == 0) {
                await(channel, SelectionKey.OP_READ, end);
            }
        }
        throw new IOException("too long");
    }

    private static void await(SocketChannel channel, int operation, long end)
            throws IOException, TimeoutException {
        try (Selector selector = Selector.open()) {
            channel.register(selector, operation);
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (left <= 0 || selector.select(left) == 0) {
                throw new TimeoutException();
            }
        }
    }

    @Override
    public void close() throws IOException {
        listener.ifPresent(Thread::interrupt);
        server.close();
        Files.deleteIfExists(file);
        if (passing) {
            Files.deleteIfExists(file.getParent());
        }
    }
}
