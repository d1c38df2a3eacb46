package parlour.desktop;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/** This process among those started with the same data folder: only one may use it. */
final class Instance implements AutoCloseable {
    /** The role of a start. */
    enum Role {
        /** It owns the folder. */
        FIRST,
        /** The running program does what was asked. */
        HANDED_OVER,
        /** Another one owns the folder and does not answer; it is left alone. */
        GUEST
    }

    /** How long a running program has to answer. */
    static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final long AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final Role role;
    private final Path data;
    private final Optional<InstanceLock> lock;
    private Optional<InstanceSocket> socket = Optional.empty();
    private boolean deaf;

    private Instance(Role role, Path data, Optional<InstanceLock> lock) {
        this.role = role;
        this.data = data;
        this.lock = lock;
    }

    /** Takes the folder, or asks the program that has it. */
    static Instance claim(Path data, OpenRequest request, long patience) {
        long end = System.nanoTime() + patience;
        while (true) {
            Optional<Path> address = InstanceLock.address(data);
            InstanceSocket.Answer answer =
                    address.map(place -> InstanceSocket.ask(place, request, end))
                            .orElse(InstanceSocket.Answer.NOBODY);
            if (answer == InstanceSocket.Answer.TAKEN) {
                return new Instance(Role.HANDED_OVER, data, Optional.empty());
            }
            if (answer == InstanceSocket.Answer.SILENT) {
                return new Instance(Role.GUEST, data, Optional.empty());
            }
            try {
                Optional<InstanceLock> lock = InstanceLock.tryHold(data);
                if (lock.isPresent()) {
                    address.ifPresent(left -> InstanceSocket.forget(left, data));
                    return new Instance(Role.FIRST, data, lock);
                }
            } catch (IOException e) {
                // Games can be played without it; the window says what cannot be saved.
                return new Instance(Role.FIRST, data, Optional.empty());
            }
            if (System.nanoTime() - end > 0) {
                return new Instance(Role.GUEST, data, Optional.empty());
            }
            // The other program may just be starting or quitting.
            LockSupport.parkNanos(AGAIN_NANOS);
        }
    }

    Role role() {
        return role;
    }

    /**
     * Handles the requests of later starts from when the returned future completes: the system
     * takes a while to open a socket, and the window need not wait for that.
     */
    CompletableFuture<Void> listen(Function<OpenRequest, CompletableFuture<Boolean>> taking) {
        CompletableFuture<Void> heard = new CompletableFuture<>();
        Thread opening =
                new Thread(
                        () -> {
                            lock.ifPresent(held -> open(held, taking));
                            heard.complete(null);
                        },
                        "instance opening");
        opening.setDaemon(true);
        opening.start();
        return heard;
    }

    private synchronized void open(
            InstanceLock held, Function<OpenRequest, CompletableFuture<Boolean>> taking) {
        if (deaf) {
            return;
        }
        try {
            InstanceSocket opened = InstanceSocket.open(data);
            socket = Optional.of(opened);
            opened.listen(taking, InstanceSocket.PATIENCE_NANOS);
            held.tell(opened.address());
        } catch (IOException e) {
            System.err.println(
                    "A second start of Parlour will not find this one: " + e.getMessage());
        }
    }

    /** Stops listening; the folder stays taken. */
    synchronized void deafen() {
        deaf = true;
        close(socket);
        socket = Optional.empty();
    }

    @Override
    public void close() {
        deafen();
        close(lock);
    }

    private static void close(Optional<? extends Closeable> resource) {
        try {
            if (resource.isPresent()) {
                resource.get().close();
            }
        } catch (IOException e) {
            // The system closes it when the program ends, which is about to happen.
            return;
        }
    }
}
