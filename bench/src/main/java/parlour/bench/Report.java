package parlour.bench;

import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

import parlour.engine.Game;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Runs the benchmarks and prints their figures as Markdown tables. */
final class Report {
    private static final int[] SIZES = {8, 12, 16, 19};
    private static final int[] WANTED = {30, 60, 40, 40};

    private final Map<String, Double> micros = new TreeMap<>();

    private Report(Collection<RunResult> results) {
        for (RunResult result : results) {
            String[] name = result.getParams().getBenchmark().split("\\.");
            String cards = result.getParams().getParam("cards");
            String key = name[name.length - 2] + "." + name[name.length - 1];
            micros.put(cards == null ? key : key + "." + cards, quickest(result));
        }
    }

    /** The processor time of an operation in the least disturbed iteration. */
    private static double quickest(RunResult result) {
        double least = Double.MAX_VALUE;
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            for (IterationResult iteration : fork.getIterationResults()) {
                double nanos = iteration.getSecondaryResults().get("nanos").getScore();
                double operations = iteration.getSecondaryResults().get("operations").getScore();
                least = Math.min(least, nanos / operations / 1_000);
            }
        }
        return least;
    }

    public static void main(String[] args) throws RunnerException {
        boolean quick = List.of(args).contains("--quick");
        if (!List.of(args).contains("--thinking")) {
            printBenchmarks(quick);
        }
        printThinking(quick ? 3 : 12);
    }

    private static void printBenchmarks(boolean quick) throws RunnerException {
        Options options =
                new OptionsBuilder()
                        .include("parlour\\.bench\\..*Benchmark")
                        .forks(quick ? 1 : 2)
                        .warmupIterations(quick ? 2 : 5)
                        .warmupTime(TimeValue.milliseconds(quick ? 500 : 1_000))
                        .measurementIterations(quick ? 5 : 25)
                        .measurementTime(TimeValue.milliseconds(100))
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build();
        Report report = new Report(new Runner(options).run());
        report.printMoves();
        report.printFastest();
        report.printCrowded(quick ? 5 : 20);
        printSlowest(quick ? 1 : 3);
        report.printCrossWise();
    }

    private void printCrossWise() {
        print("");
        print("| CrossWise | straightforward | Parlour | ratio |");
        print("|---|---:|---:|---:|");
        printCrossWise(
                "moves of a crowded field listed, times a second",
                micros.get("CrossWiseBenchmark.plainMoves") / CrossWiseBenchmark.LISTS,
                micros.get("CrossWiseBenchmark.moves") / CrossWiseBenchmark.LISTS);
        printCrossWise(
                "whole random games for two, a second",
                micros.get("CrossWiseBenchmark.plainGames") / CrossWiseBenchmark.GAMES,
                micros.get("CrossWiseBenchmark.games") / CrossWiseBenchmark.GAMES);
    }

    private static void printCrossWise(String what, double plain, double ours) {
        print("| %s | %,.0f | %,.0f | %,.1f× |", what, 1e6 / plain, 1e6 / ours, plain / ours);
    }

    private void printMoves() {
        print("| all moves of 4 hand cards | yardstick | Parlour | ratio | wanted |");
        print("|---|---:|---:|---:|---:|");
        for (int i = 0; i < SIZES.length; i++) {
            double seed = micros.get("AllMovesBenchmark.yardstick." + SIZES[i]);
            double ours = micros.get("AllMovesBenchmark.captures." + SIZES[i]);
            print(
                    "| %d cards on the table | %,.1f µs | %,.2f µs | %,.0f× | %d× |",
                    SIZES[i],
                    seed / AllMovesBenchmark.tables(SIZES[i]),
                    ours / AllMovesBenchmark.tables(SIZES[i]),
                    seed / ours,
                    WANTED[i]);
        }
        double round = micros.get("RoundBenchmark.yardstick") / RoundBenchmark.ROUNDS;
        double ours = micros.get("RoundBenchmark.parlour") / RoundBenchmark.ROUNDS;
        print(
                "| a random round for two | %,.0f µs | %,.2f µs | %,.0f× | 30× |",
                round, ours, round / ours);
        print("");
    }

    private void printFastest() {
        print("| See Who's Fastest | yardstick | Parlour | ratio |");
        print("|---|---:|---:|---:|");
        printFastest("all moves of 18 cards", "moves", FastestBenchmark.POSITIONS);
        printFastest("a random game for three", "games", FastestBenchmark.GAMES);
        print("");
    }

    private void printFastest(String what, String name, int times) {
        double seed = micros.get("FastestBenchmark." + name + "Yardstick") / times;
        double ours = micros.get("FastestBenchmark." + name) / times;
        print("| %s | %,.2f µs | %,.2f µs | %,.1f× |", what, seed, ours, seed / ours);
    }

    private void printCrowded(int times) {
        CrowdedTableBenchmark crowded = new CrowdedTableBenchmark();
        double rate = crowded.streamed() / micros.get("CrowdedTableBenchmark.stream");
        double best = micros.get("CrowdedTableBenchmark.best") / CrowdedTableBenchmark.TABLES;
        double legal = micros.get("CrowdedTableBenchmark.legal") / CrowdedTableBenchmark.CHOSEN;
        print("| 25 cards on the table | measured | wanted |");
        print("|---|---:|---:|");
        print("| sets streamed a second | %,.0f million | 20 million |", rate);
        print("| best move of 4 hand cards, mean of 100 tables | %,.1f µs | |", best);
        print("| the slowest of them | %,.1f µs | 5,000 µs |", slowestBest(crowded, times));
        print("| judging a chosen set | %,.0f ns | |", legal * 1_000);
        print("");
    }

    private static double slowestBest(CrowdedTableBenchmark crowded, int times) {
        long slowest = 0;
        for (int warm = 0; warm < 20 * CrowdedTableBenchmark.TABLES; warm++) {
            crowded.bestOf(warm % CrowdedTableBenchmark.TABLES);
        }
        for (int table = 0; table < CrowdedTableBenchmark.TABLES; table++) {
            long least = Long.MAX_VALUE;
            for (int i = 0; i < times; i++) {
                long start = System.nanoTime();
                crowded.bestOf(table);
                least = Math.min(least, System.nanoTime() - start);
            }
            slowest = Math.max(slowest, least);
        }
        return slowest / 1_000.0;
    }

    private static void printSlowest(int tablesOfASize) {
        Slowest.ask(1);
        print("| slowest answer, 1 to 51 cards, targets 2 to 16 | time | cards | target |");
        print("|---|---:|---:|---:|");
        Slowest.ask(tablesOfASize)
                .forEach(
                        (question, answer) ->
                                print(
                                        "| %s | %,.1f µs | %d | %d |",
                                        question,
                                        answer.nanos() / 1_000.0,
                                        answer.cards(),
                                        answer.target()));
    }

    private static void printThinking(int positions) {
        ThinkTime.KINDS.forEach(kind -> ThinkTime.worst(Game.EXPERT, kind, 2, 50));
        print("");
        print(
                "| expert, longest beyond the limit | 50 ms asked | 250 ms asked"
                        + " | 50 ms, first of a program | longest slice |");
        print("|---|---:|---:|---:|---:|");
        ThinkTime.Worst all = ThinkTime.Worst.NONE;
        double allFirst = 0;
        for (ThinkTime.Kind kind : ThinkTime.KINDS) {
            ThinkTime.Worst brief = ThinkTime.worst(Game.EXPERT, kind, positions, 50);
            ThinkTime.Worst full = ThinkTime.worst(Game.EXPERT, kind, positions, 250);
            ThinkTime.Worst both = brief.or(full);
            double first = FirstThought.worst(kind, 50, positions);
            print(
                    "| %s | %.1f ms | %.1f ms | %.1f ms | %.1f ms |",
                    kind.name(), brief.over(), full.over(), first, both.slice());
            all = all.or(both);
            allFirst = Math.max(allFirst, first);
        }
        print(
                "| worst of all, wanted 50 ms | %.1f ms | | %.1f ms | %.1f ms |",
                all.over(), allFirst, all.slice());
        print(
                "| worst move of all other players | | | | %.1f ms |",
                worstOfOthers(positions).slice());
    }

    private static ThinkTime.Worst worstOfOthers(int positions) {
        ThinkTime.Worst worst = ThinkTime.Worst.NONE;
        for (String name : ThinkTime.others()) {
            ThinkTime.KINDS.forEach(kind -> ThinkTime.worst(name, kind, 2, 0));
            for (ThinkTime.Kind kind : ThinkTime.KINDS) {
                worst = worst.or(ThinkTime.worst(name, kind, positions, 0));
            }
        }
        return worst;
    }

    private static void print(String line, Object... values) {
        System.out.println(String.format(Locale.ROOT, line, values));
    }
}
