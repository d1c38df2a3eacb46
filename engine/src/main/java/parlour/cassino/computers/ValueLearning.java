package parlour.cassino.computers;

import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Learns the values of each {@link Aspect}: the quick counter plays rounds against itself, and
 * least squares find what each aspect said about who was ahead in the end; then whoever has learned
 * that does the same once more. The same seed learns the same.
 */
public final class ValueLearning {
    private static final int SEATS = 2;

    /** One move in this many is random, so that positions vary. */
    private static final int RANDOM = 10;

    private final CassinoOptions options = CassinoOptions.ONE_ROUND;
    private final CassinoRules rules = new CassinoRules(SEATS, options);
    private final CassinoSearchModel model = new CassinoSearchModel(SEATS, options);
    private final Outlook outlook = new Outlook(options);
    private final LeastSquares leastSquares = new LeastSquares(Aspect.COUNT * Aspect.STAGES);
    private final int[] indices = new int[Aspect.COUNT * Aspect.STAGES];
    private final double[] terms = new double[Aspect.COUNT * Aspect.STAGES];

    /** What a move left, as the seat saw it that had made it. */
    private record Left(int seat, int unplayed, double[] aspects) {}

    private ValueLearning() {}

    /** What was learned, one aspect a line, as {@link Aspect} has it. */
    public static List<String> learn(int rounds, long seed) {
        Rng rng = new Rng(seed);
        CassinoOptions options = CassinoOptions.ONE_ROUND;
        int[][] first = values(rounds, rng, new QuickCounter(options));
        int[][] learned = values(rounds, rng, new LearnedPlayer(options, Aspect.values(first)));
        List<String> lines = new ArrayList<>();
        for (Aspect aspect : Aspect.values()) {
            int[] of = learned[aspect.ordinal()];
            lines.add(aspect + "(" + of[0] + ", " + of[1] + ", " + of[2] + ")");
        }
        return lines;
    }

    /** The values of each aspect and stage if everybody plays like this. */
    static int[][] values(int rounds, Rng rng, Policy<CassinoState, CassinoMove> player) {
        ValueLearning learning = new ValueLearning();
        for (int round = 0; round < rounds; round++) {
            learning.play(player, rng);
        }
        return learning.values();
    }

    private void play(Policy<CassinoState, CassinoMove> player, Rng rng) {
        List<Left> positions = new ArrayList<>();
        CassinoState state = rules.deal(rng.next()).state();
        while (state.turn() != Rules.NOBODY) {
            CassinoMove move = rng.below(RANDOM) == 0 ? any(state, rng) : player.choose(state, rng);
            outlook.look(state);
            double[] aspects = outlook.after(move.card().index(), move.taken().bits());
            positions.add(new Left(state.turn(), outlook.unplayed(), aspects.clone()));
            state = rules.play(state, move, Rules.silent());
        }
        List<Double> points = rules.round(state).orElseThrow().points();
        double lead = points.get(0) - points.get(1);
        positions.forEach(left -> add(left, left.seat() == 0 ? lead : -lead));
    }

    private CassinoMove any(CassinoState state, Rng rng) {
        List<CassinoMove> moves = model.candidates(state);
        return moves.get(rng.below(moves.size()));
    }

    private void add(Left left, double lead) {
        int count = 0;
        for (int stage = 0; stage < Aspect.STAGES; stage++) {
            double share = Aspect.share(stage, left.unplayed());
            for (int aspect = 0; aspect < Aspect.COUNT && share != 0; aspect++) {
                if (left.aspects()[aspect] != 0) {
                    indices[count] = stage * Aspect.COUNT + aspect;
                    terms[count++] = share * left.aspects()[aspect];
                }
            }
        }
        leastSquares.add(indices, terms, count, lead);
    }

    private int[][] values() {
        double[] weights = leastSquares.solve();
        int[][] values = new int[Aspect.COUNT][Aspect.STAGES];
        for (int aspect = 0; aspect < Aspect.COUNT; aspect++) {
            for (int stage = 0; stage < Aspect.STAGES; stage++) {
                double points = weights[stage * Aspect.COUNT + aspect];
                values[aspect][stage] = (int) Math.round(Aspect.POINT * points);
            }
        }
        return values;
    }
}
