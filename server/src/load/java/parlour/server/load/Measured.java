package parlour.server.load;

import java.util.function.LongSupplier;

/** What bots got done in some slices of time, and what it cost. */
final class Measured {
    private static final double MICRO = 1e3;

    private final LongSupplier server;
    private final Latencies latencies = new Latencies();
    private long nanos;
    private long done;
    private long serverCpu;
    private long botsCpu;
    private long begun;
    private long doneBefore;
    private long serverCpuBefore;
    private long botsCpuBefore;

    Measured(ServerProcess server) {
        this(server::cpu);
    }

    /**
     * @param cpu the processor time of what is measured, in nanoseconds
     */
    Measured(LongSupplier cpu) {
        server = cpu;
    }

    void begin(Bots bots) {
        bots.latencies().clear();
        doneBefore = bots.done();
        serverCpuBefore = server.getAsLong();
        botsCpuBefore = ServerProcess.cpu(ProcessHandle.current());
        begun = System.nanoTime();
    }

    void end(Bots bots) {
        nanos += System.nanoTime() - begun;
        done += bots.done() - doneBefore;
        serverCpu += server.getAsLong() - serverCpuBefore;
        botsCpu += ServerProcess.cpu(ProcessHandle.current()) - botsCpuBefore;
        latencies.addAll(bots.latencies());
    }

    double perSecond() {
        return done * (double) NetworkLoop.SECOND / nanos;
    }

    /** The server's processor time for each of them, in microseconds. */
    double serverMicros() {
        return serverCpu / MICRO / Math.max(1, done);
    }

    /** The bots' processor time for each of them, in microseconds. */
    double botsMicros() {
        return botsCpu / MICRO / Math.max(1, done);
    }

    /** So many of a thousand took at most this many milliseconds. */
    double millis(int ofThousand) {
        return latencies.millis(ofThousand);
    }
}
