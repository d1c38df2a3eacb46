package parlour.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

import java.util.concurrent.TimeUnit;

/** Whole random rounds for two with uniformly random moves; one operation covers all seeds. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RoundBenchmark {
    static final int ROUNDS = 200;

    private final RandomRound round = new RandomRound();

    @Benchmark
    public void parlour(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int seed = 0; seed < ROUNDS; seed++) {
            hole.consume(round.play(seed));
        }
    }

    @Benchmark
    public void yardstick(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int seed = 0; seed < ROUNDS; seed++) {
            hole.consume(PlainCassinoRound.round(seed));
        }
    }
}
