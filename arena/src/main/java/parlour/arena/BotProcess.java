package parlour.arena;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A running program with line-based input and output. Reading, writing and waiting for its end each
 * have a thread, so that a program that floods, falls silent, never reads or leaves its output to a
 * child process cannot block the arena.
 */
final class BotProcess implements AutoCloseable {
    /** Far more than any answer of the protocol. */
    static final int LONGEST_LINE = 64 * 1024;

    /** A program that leaves this much unread has stopped reading. */
    private static final long MOST_UNREAD = 16L * 1024 * 1024;

    private static final int LINES_AHEAD = 256;
    private static final long FAREWELL_MILLIS = 1000;

    /** How long the remaining output of an ended program is read, unless nobody asks for it. */
    private static final long REST_MILLIS = 100;

    /** What the program sent. */
    enum Kind {
        LINE,
        TOO_LONG,
        ENDED
    }

    /** A line, or the reason why there is none. */
    record Heard(Kind kind, String text) {}

    private static final Heard ENDED = new Heard(Kind.ENDED, "");

    private final BotFamily family;
    private final Process process;
    private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(LINES_AHEAD);
    private final BlockingQueue<byte[]> toSay = new LinkedBlockingQueue<>();
    private final AtomicLong unread = new AtomicLong();
    private final byte[] line = new byte[LONGEST_LINE];
    private int length;
    private final Thread reader;
    private final Thread writer;
    private final Thread watcher;
    private final Thread atExit;

    /** The number of reads; {@code waiting} says whether the reader is waiting for more. */
    private volatile int pieces;

    private volatile boolean waiting;
    private boolean ended;

    private BotProcess(BotFamily family) {
        this.family = family;
        process = family.program();
        atExit = new Thread(family::end);
        reader = new Thread(this::read, "reads a bot");
        writer = new Thread(this::write, "writes to a bot");
        watcher = new Thread(this::watch, "watches a bot");
        for (Thread thread : List.of(reader, writer, watcher)) {
            thread.setDaemon(true);
            thread.start();
        }
        // Stopping the arena with Ctrl-C stops its bots too.
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /** Starts a program; its standard error goes to the arena's. */
    static BotProcess start(List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        return new BotProcess(BotFamily.start(builder));
    }

    /** Queues a line for the program; false if it has stopped reading and was ended for it. */
    boolean say(String line) {
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        if (unread.addAndGet(bytes.length) > MOST_UNREAD) {
            family.end();
            return false;
        }
        toSay.add(bytes);
        return true;
    }

    /** The next line, or the reason why there will be none; empty when the time is up. */
    Optional<Heard> next(long nanos) {
        if (ended) {
            return Optional.of(ENDED);
        }
        try {
            Heard next = heard.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
            family.glance();
            ended = next == ENDED;
            return Optional.ofNullable(next);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Discards lines that nobody asked for. */
    void forget() {
        List<Heard> unasked = new ArrayList<>();
        heard.drainTo(unasked);
        ended |= unasked.contains(ENDED);
    }

    /** The program's exit status, once it has ended. */
    Optional<Integer> status() {
        try {
            // Its output closes a moment before its exit status is known.
            process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return process.isAlive() ? Optional.empty() : Optional.of(process.exitValue());
    }

    private void read() {
        try (InputStream in = process.getInputStream()) {
            byte[] piece = new byte[1 << 13];
            waiting = true;
            for (int got = in.read(piece); got >= 0; got = in.read(piece)) {
                waiting = false;
                pieces++;
                for (int i = 0; i < got; i++) {
                    hear(piece[i]);
                }
                waiting = true;
            }
        } catch (IOException e) {
            // Treated like its end: nothing more will arrive.
        } catch (InterruptedException e) {
            return;
        }
        end();
    }

    private void hear(byte c) throws InterruptedException {
        if (c == '\n') {
            if (length <= LONGEST_LINE) {
                String text = new String(line, 0, length, StandardCharsets.UTF_8);
                heard.put(new Heard(Kind.LINE, text.strip()));
            }
            length = 0;
        } else if (length < LONGEST_LINE) {
            line[length++] = c;
        } else if (length++ == LONGEST_LINE) {
            // Reported at once: the end of the line may never come.
            heard.put(new Heard(Kind.TOO_LONG, ""));
        } else {
            length = LONGEST_LINE + 1;
        }
    }

    private void end() {
        try {
            heard.put(ENDED);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A program has ended when its process has, even if a child keeps its output open. */
    private void watch() {
        try {
            process.waitFor();
            family.end();
            long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(FAREWELL_MILLIS);
            int before;
            do {
                before = pieces;
                reader.join(REST_MILLIS);
            } while (reader.isAlive()
                    && (pieces != before || !waiting)
                    && System.nanoTime() < deadline);
        } catch (InterruptedException e) {
            return;
        }
        if (reader.isAlive()) {
            end();
        }
    }

    private void write() {
        try (OutputStream out = new BufferedOutputStream(process.getOutputStream())) {
            while (true) {
                byte[] line = toSay.take();
                if (line.length == 0) {
                    return;
                }
                out.write(line);
                if (toSay.isEmpty()) {
                    out.flush();
                }
                unread.addAndGet(-line.length);
            }
        } catch (IOException e) {
            // It no longer reads; the reader finds out whether it still writes.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Closes the program's input, waits a moment, and ends what is still running of it. */
    @Override
    public void close() {
        toSay.add(new byte[0]);
        try {
            // Discards output, so that a program that writes until nobody listens can finish.
            long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(FAREWELL_MILLIS);
            while (process.isAlive() && System.nanoTime() < deadline) {
                heard.clear();
                process.waitFor(10, TimeUnit.MILLISECONDS);
            }
            family.end();
            process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            family.end();
            Thread.currentThread().interrupt();
        }
        watcher.interrupt();
        reader.interrupt();
        writer.interrupt();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // The arena is being stopped and the shutdown hook is running.
        }
    }
}
