package parlour.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

import parlour.cards.Card;
import parlour.cassino.captures.Captures;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;

/** Tables of 25 cards: streams all sets, finds the best one, checks chosen cards. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CrowdedTableBenchmark {
    static final int CARDS = 25;
    static final int TABLES = 100;

    /** The number of tables whose sets are all streamed. */
    static final int STREAMED = 10;

    /** The number of chosen sets checked in one operation. */
    static final int CHOSEN = 1_000;

    private final Captures captures = new Captures();
    private final long[] tables = new long[TABLES];
    private final int[][] targets = new int[TABLES][];
    private final long[] worth = new long[Card.COUNT];
    private final long[] chosen = new long[CHOSEN];
    private final int[] chosenTargets = new int[CHOSEN];
    private long seen;
    private long mixed;

    public CrowdedTableBenchmark() {
        List<Deal> deals = Deal.of(CARDS, TABLES);
        SeededRandom random = new SeededRandom(1);
        for (int i = 0; i < TABLES; i++) {
            tables[i] = deals.get(i).bits();
            targets[i] = deals.get(i).targets();
        }
        for (int i = 0; i < worth.length; i++) {
            worth[i] = 10 + random.below(300);
        }
        for (int i = 0; i < CHOSEN; i++) {
            chosenTargets[i] = 2 + random.below(15);
            chosen[i] = chosen(tables[i % TABLES], chosenTargets[i], i % 2 == 0, random);
        }
    }

    /** Every other set is a legal one. */
    private long chosen(long table, int target, boolean legal, SeededRandom random) {
        if (legal) {
            long[] liking =
                    LongStream.generate(() -> random.below(300) - 100L).limit(Card.COUNT).toArray();
            return captures.best(table, target, liking, 0);
        }
        return table & random.next();
    }

    /** The number of sets that {@link #stream} visits. */
    long streamed() {
        long sets = 0;
        for (int i = 0; i < STREAMED; i++) {
            for (int target : targets[i]) {
                sets += captures.count(tables[i], target);
            }
        }
        return sets;
    }

    /** The best capture of a hand on one table. */
    long bestOf(int table) {
        long most = Long.MIN_VALUE;
        for (int target : targets[table]) {
            if (captures.best(tables[table], target, worth, 300) != 0) {
                most = Math.max(most, captures.value());
            }
        }
        return most;
    }

    @Benchmark
    public long stream(CpuTime time) {
        time.operations++;
        for (int i = 0; i < STREAMED; i++) {
            for (int target : targets[i]) {
                captures.forEach(
                        tables[i],
                        target,
                        set -> {
                            mixed ^= set;
                            return ++seen != 0;
                        });
            }
        }
        return mixed;
    }

    @Benchmark
    public long best(CpuTime time) {
        time.operations++;
        long sum = 0;
        for (int i = 0; i < TABLES; i++) {
            sum += bestOf(i);
        }
        return sum;
    }

    @Benchmark
    public int legal(CpuTime time) {
        time.operations++;
        int legal = 0;
        for (int i = 0; i < CHOSEN; i++) {
            legal += Captures.legal(chosen[i], chosenTargets[i]) ? 1 : 0;
        }
        return legal;
    }
}
