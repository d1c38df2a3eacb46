package parlour.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Level;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** See Who's Fastest: all moves of seeded hands, and whole random games for three. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class FastestBenchmark {
    static final int POSITIONS = 1_024;
    static final int GAMES = 200;

    private static final int HAND = 18;
    private static final int SUITS = 4;

    private final FastestRules rules = new FastestRules(3, FastestOptions.SINGLE);
    private final FastestMoves moves = new FastestMoves(FastestOptions.SINGLE);
    private final List<Hand> hands = new ArrayList<>();
    private final List<Optional<FastestMove>> lasts = new ArrayList<>();
    private final List<List<PlainFastest.Card>> seedHands = new ArrayList<>();
    private final List<PlainFastest.Play> seedLasts = new ArrayList<>();

    /** Every fourth position is a free move; the others answer one to three cards of a rank. */
    @Setup
    public void deal() {
        SeededRandom random = new SeededRandom(1);
        for (int i = 0; i < POSITIONS; i++) {
            List<PlainFastest.Card> cards =
                    List.copyOf(random.shuffled(PlainFastest.pack()).subList(0, HAND));
            int count = i % SUITS;
            int value = random.below(PlainFastest.JOKER);
            seedHands.add(cards);
            hands.add(new Hand(cards.stream().mapToLong(FastestBenchmark::bit).sum()));
            seedLasts.add(
                    count == 0 ? PlainFastest.Play.PASS : new PlainFastest.Play(count, value));
            lasts.add(
                    count == 0
                            ? Optional.empty()
                            : Optional.of(new FastestMove.Group(count, Level.at(value))));
            int ours = moves.all(hands.get(i), lasts.get(i)).size();
            int seed = PlainFastest.moves(cards, seedLasts.get(i)).size();
            if (ours != seed) {
                throw new IllegalStateException("the yardstick lists " + seed + ", not " + ours);
            }
        }
    }

    private static long bit(PlainFastest.Card card) {
        boolean joker = card.value() >= PlainFastest.JOKER;
        int rank = Math.min(card.value(), PlainFastest.JOKER);
        return 1L << SUITS * rank + (joker ? card.value() - PlainFastest.JOKER : card.suit());
    }

    @Benchmark
    public void moves(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int i = 0; i < POSITIONS; i++) {
            hole.consume(moves.all(hands.get(i), lasts.get(i)));
        }
    }

    @Benchmark
    public void movesYardstick(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int i = 0; i < POSITIONS; i++) {
            hole.consume(PlainFastest.moves(seedHands.get(i), seedLasts.get(i)));
        }
    }

    @Benchmark
    public void games(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int seed = 0; seed < GAMES; seed++) {
            Rng rng = new Rng(seed);
            FastestState state = rules.deal(seed).state();
            while (state.turn() != Rules.NOBODY) {
                List<FastestMove> all = rules.moves(state);
                state = rules.play(state, all.get(rng.below(all.size())), Rules.silent());
            }
            hole.consume(state);
        }
    }

    @Benchmark
    public void gamesYardstick(CpuTime time, Blackhole hole) {
        time.operations++;
        SeededRandom random = new SeededRandom(1);
        for (int game = 0; game < GAMES; game++) {
            hole.consume(PlainFastest.game(random));
        }
    }
}
