package parlour.arena;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A bot's process and all its descendants. A process that outlives its parent cannot be traced to
 * it any more, so they are recognised by an environment variable that all inherit or, where the
 * system does not show that, by having been seen before.
 */
final class BotFamily {
    /** The name of the environment variable. */
    static final String MARK = "PARLOUR_BOT";

    private static final Path PROCESSES = Path.of("/proc");
    private static final long GLANCE_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Processes started while the others are being ended are ended too, up to this many rounds. */
    private static final int ROUNDS = 5;

    private static final long ENDING_MILLIS = 200;

    private final Process program;
    private final String mark;
    private final Set<ProcessHandle> seen = ConcurrentHashMap.newKeySet();
    private volatile long lastGlance = System.nanoTime() - GLANCE_NANOS;

    private BotFamily(Process program, String mark) {
        this.program = program;
        this.mark = mark;
        seen.add(program.toHandle());
    }

    /** Starts the program. */
    static BotFamily start(ProcessBuilder builder) throws IOException {
        String mark = UUID.randomUUID().toString();
        // An arena inside a bot of another arena adds its own mark.
        builder.environment().merge(MARK, mark, (outer, inner) -> outer + " " + inner);
        return new BotFamily(builder.start(), mark);
    }

    Process program() {
        return program;
    }

    /** Looks for new processes from time to time, because the system takes a while to list them. */
    void glance() {
        long now = System.nanoTime();
        if (now - lastGlance >= GLANCE_NANOS) {
            lastGlance = now;
            program.descendants().forEach(seen::add);
        }
    }

    /** Ends all processes. */
    void end() {
        for (int round = 0; round < ROUNDS; round++) {
            Set<ProcessHandle> living = living();
            if (living.isEmpty()) {
                return;
            }
            living.forEach(ProcessHandle::destroyForcibly);
            await(living);
        }
    }

    private static void await(Set<ProcessHandle> ending) {
        CompletableFuture<?>[] ends =
                ending.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
        try {
            CompletableFuture.allOf(ends).get(ENDING_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException | ExecutionException e) {
            // They have been told to end; the next round checks again.
            return;
        }
    }

    private Set<ProcessHandle> living() {
        Set<ProcessHandle> living = new HashSet<>(seen);
        program.descendants().forEach(living::add);
        living.addAll(marked());
        living.removeIf(process -> !process.isAlive());
        living.remove(ProcessHandle.current());
        return living;
    }

    /** The processes with the mark, on systems that show a process's environment. */
    private Set<ProcessHandle> marked() {
        Set<ProcessHandle> marked = new HashSet<>();
        if (!Files.isReadable(PROCESSES)) {
            return marked;
        }
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path process : processes) {
                if (isMarked(process.resolve("environ"))) {
                    long pid = Long.parseLong(process.getFileName().toString());
                    Optional<ProcessHandle> handle = ProcessHandle.of(pid);
                    handle.ifPresent(marked::add);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // The processes seen before have to do.
            return marked;
        }
        return marked;
    }

    private boolean isMarked(Path variables) {
        try {
            byte[] bytes = Files.readAllBytes(variables);
            return new String(bytes, StandardCharsets.ISO_8859_1).contains(mark);
        } catch (IOException e) {
            // The process has just ended, or belongs to another user.
            return false;
        }
    }
}
