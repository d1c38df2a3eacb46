package parlour.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseMoves;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.FieldNotation;
import parlour.crosswise.rules.Hand;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** CrossWise: all moves of a crowded field with every action in hand, and whole random games. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CrossWiseBenchmark {
    static final int GAMES = 200;
    static final int LISTS = 100;

    private static final String FIELD =
            "3 3 2 1 5 2 / 0 4 5 0 2 5 / 3 1 1 4 5 6 / 6 2 0 0 6 6 / 5 5 4 3 6 0 / 1 6 1 3 1 2";
    private static final String HAND = "4 8 9 10";

    private final CrossWiseRules rules = new CrossWiseRules(2);
    private final List<CrossWiseMove> moves = new ArrayList<>();
    private Field field = Field.EMPTY;
    private Hand hand = Hand.EMPTY;
    private int[][] plainField = new int[0][];
    private List<Integer> plainHand = List.of();

    @Setup
    public void setUp() throws BadInput {
        field = FieldNotation.field(FIELD);
        hand = FieldNotation.hand(HAND);
        plainField =
                field.rows().stream()
                        .map(row -> row.stream().mapToInt(Integer::intValue).toArray())
                        .toArray(int[][]::new);
        plainHand = List.of(4, 8, 9, 10);
        list();
        int plain = PlainCrossWise.moves(plainField, plainHand).size();
        if (moves.size() != plain) {
            throw new IllegalStateException("the yardstick lists " + plain + " moves");
        }
    }

    private void list() {
        moves.clear();
        CrossWiseMoves.each(field, hand, moves::add);
    }

    @Benchmark
    public void moves(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int i = 0; i < LISTS; i++) {
            list();
            hole.consume(moves);
        }
    }

    @Benchmark
    public void plainMoves(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int i = 0; i < LISTS; i++) {
            hole.consume(PlainCrossWise.moves(plainField, plainHand));
        }
    }

    @Benchmark
    public void games(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int seed = 0; seed < GAMES; seed++) {
            hole.consume(play(seed));
        }
    }

    private CrossWiseState play(long seed) {
        Rng rng = new Rng(seed);
        CrossWiseState state = rules.deal(seed).state();
        while (state.turn() != Rules.NOBODY) {
            moves.clear();
            rules.eachMove(state, moves::add);
            state = rules.play(state, moves.get(rng.below(moves.size())), Rules.silent());
        }
        return state;
    }

    @Benchmark
    public void plainGames(CpuTime time, Blackhole hole) {
        time.operations++;
        for (int seed = 0; seed < GAMES; seed++) {
            hole.consume(PlainCrossWise.game(seed));
        }
    }
}
