package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoMoves;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Policy;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Plays the move with the best grade, which is the weighted sum of its type's strategies. Where
 * points are to be avoided, it plays the move with the worst.
 */
final class Grader implements Policy<CassinoState, CassinoMove> {
    /**
     * On a table with more moves than this, only the placements and the largest captures are
     * graded.
     */
    private static final int MOST = 2000;

    private final CassinoMoves moves;
    private final Map<Strategy, Double> weights;
    private final Captures captures = new Captures();
    private final BuildPotential buildPotential = new BuildPotential(captures);

    Grader(GraderTypes.Type type, CassinoOptions options) {
        this.moves = new CassinoMoves(options.forcedCapture());
        this.weights = new EnumMap<>(type.weights());
        if (options.misere()) {
            weights.replaceAll((strategy, weight) -> -weight);
        }
    }

    @Override
    public CassinoMove choose(CassinoState state, Rng rng) {
        return choose(MoverKnowledge.of(state), rng);
    }

    /** The first of the best moves. */
    CassinoMove choose(MoverKnowledge moverKnowledge, Rng rng) {
        Strategy.Grading turn = new Strategy.Grading(moverKnowledge, buildPotential, rng);
        CassinoMove best = null;
        double bestGrade = 0;
        for (CassinoMove move : moves(moverKnowledge)) {
            double grade = grade(turn, move.card(), move.taken().bits());
            if (best == null || grade > bestGrade) {
                best = move;
                bestGrade = grade;
            }
        }
        return best;
    }

    private List<CassinoMove> moves(MoverKnowledge moverKnowledge) {
        CardSet table = new CardSet(moverKnowledge.table());
        CardSet hand = new CardSet(moverKnowledge.hand());
        List<CassinoMove> graded = new ArrayList<>(moves.first(table, hand, MOST));
        if (graded.size() == MOST) {
            // The largest captures may all use one card, so the best of the other cards are added.
            graded.addAll(moves.candidates(table, hand));
        }
        return graded;
    }

    double grade(Strategy.Grading turn, Card card, long taken) {
        double sum = 0;
        for (Map.Entry<Strategy, Double> weight : weights.entrySet()) {
            sum += weight.getValue() * weight.getKey().grade(turn, card, taken);
        }
        return sum;
    }
}
