package parlour.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

import parlour.cassino.captures.Captures;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;

/** Lists all captures of a hand of four; one operation covers all seeded tables. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class AllMovesBenchmark {
    @Param({"8", "12", "16", "19"})
    public int cards;

    private final Captures captures = new Captures();
    private List<Deal> deals = List.of();
    private long[] tables = new long[0];
    private int[][] targets = new int[0][];
    private long[] moves = new long[1 << 20];
    private int size;
    private final LongPredicate collect =
            set -> {
                moves[size++] = set;
                return true;
            };

    /** More tables where they are fast, so that branch prediction cannot learn them. */
    static int tables(int cards) {
        return cards <= 8 ? 1024 : cards <= 12 ? 256 : cards <= 16 ? 32 : 6;
    }

    @Setup
    public void deal() {
        deals = Deal.of(cards, tables(cards));
        tables = deals.stream().mapToLong(Deal::bits).toArray();
        targets = deals.stream().map(Deal::targets).toArray(int[][]::new);
        checkThatBothSidesFindTheSame();
    }

    private void checkThatBothSidesFindTheSame() {
        for (int i = 0; i < tables.length; i++) {
            list(i);
            int listed = PlainCaptures.moves(deals.get(i).hand(), deals.get(i).table()).size();
            if (size + deals.get(i).hand().size() != listed) {
                throw new IllegalStateException("the yardstick lists " + listed + " moves");
            }
        }
    }

    private void list(int table) {
        size = 0;
        for (int target : targets[table]) {
            captures.forEach(tables[table], target, collect);
        }
    }

    @Benchmark
    public void captures(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int i = 0; i < tables.length; i++) {
            list(i);
            hole.consume(size);
            hole.consume(moves);
        }
    }

    @Benchmark
    public void yardstick(CpuTime time, Blackhole hole) {
        time.operations++;
        for (Deal deal : deals) {
            hole.consume(PlainCaptures.moves(deal.hand(), deal.table()));
        }
    }
}
