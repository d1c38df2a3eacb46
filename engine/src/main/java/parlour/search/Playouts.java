package parlour.search;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Deals the hidden cards into worlds and plays each move forward in the same worlds; a move that is
 * clearly worse than the best is dropped. A unit is one playout.
 */
final class Playouts<S, M, V> implements Analysis<M> {
    /** Moves are compared each time so many worlds more are known. */
    private static final int LAP = 16;

    /** So many standard errors behind the best a move is dropped. */
    private static final double CLEARLY = 3;

    private final Rules<S, M, V, ?> rules;
    private final V view;
    private final Effort effort;
    private final Stake<S> stake;
    private final Policy<S, M> policy;
    private final Rng seeds;
    private final List<M> moves;
    private final boolean[] asked;
    private final double[][] values;
    private final double[] sums;
    private final int[] known;
    private int[] racing;
    private int world;
    private int next;
    private S dealt;
    private long worldSeed;
    private int best;

    /**
     * @param also moves to look at beside the rules' own candidates, none of which is dropped
     */
    Playouts(
            Rules<S, M, V, ?> rules,
            Worth<S> worth,
            Effort effort,
            V view,
            long seed,
            List<M> also) {
        this.rules = rules;
        this.view = view;
        this.effort = effort;
        policy = rules.policy();
        seeds = new Rng(seed);
        deal();
        stake = new Stake<>(rules, worth, rules.turn(dealt));
        moves = candidates(also);
        asked = new boolean[moves.size()];
        also.forEach(move -> asked[moves.indexOf(move)] = true);
        values = new double[moves.size()][effort.worlds()];
        sums = new double[moves.size()];
        known = new int[moves.size()];
        racing = new int[moves.size()];
        Arrays.setAll(racing, i -> i);
    }

    /** The policy's choice comes first: it is the best move until another proves better. */
    private List<M> candidates(List<M> also) {
        List<M> found = new ArrayList<>();
        found.add(policy.choose(dealt, new Rng(worldSeed)));
        for (List<M> source : List.of(rules.candidates(dealt), also)) {
            for (M move : source) {
                if (!found.contains(move)) {
                    found.add(move);
                }
            }
        }
        return List.copyOf(found);
    }

    private void deal() {
        worldSeed = seeds.next();
        dealt = rules.sample(view, new Rng(worldSeed));
    }

    @Override
    public boolean advance(int units) {
        for (int i = 0; i < units && !over(); i++) {
            int move = racing[next];
            values[move][world] = playout(moves.get(move));
            sums[move] += values[move][world];
            known[move]++;
            if (++next == racing.length) {
                finishWorld();
            }
        }
        return !over();
    }

    private boolean over() {
        return racing.length == 1 || world == effort.worlds();
    }

    private double playout(M first) {
        // The same dice for every move in the same world: what differs is the move's doing.
        Rng rng = new Rng(worldSeed);
        S state = rules.play(dealt, first, Rules.silent());
        for (int ply = 1; ply < effort.plies() && rules.turn(state) != Rules.NOBODY; ply++) {
            state = rules.play(state, policy.choose(state, rng), Rules.silent());
        }
        return stake.of(state);
    }

    private void finishWorld() {
        next = 0;
        world++;
        best = racing[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int move : racing) {
            double mean = sums[move] / known[move];
            if (mean > most) {
                best = move;
                most = mean;
            }
        }
        if (world % LAP == 0) {
            racing = Arrays.stream(racing).filter(this::mayStillBeBest).toArray();
        }
        if (!over()) {
            deal();
        }
    }

    private boolean mayStillBeBest(int move) {
        Mean behind = behind(move);
        return move == best || asked[move] || behind.value() < CLEARLY * behind.error();
    }

    /** Compared world by world, so that the luck of the deal cancels out. */
    private Mean behind(int move) {
        int count = Math.min(known[best], known[move]);
        double[] differences = new double[count];
        Arrays.setAll(differences, i -> values[best][i] - values[move][i]);
        return Mean.of(differences, count);
    }

    /** The moves that are not clearly worse than the best. */
    List<M> open() {
        return Arrays.stream(racing).mapToObj(moves::get).toList();
    }

    @Override
    public Optional<M> best() {
        return Optional.of(moves.get(best));
    }

    @Override
    public List<Evaluation<M>> evaluations() {
        List<Evaluation<M>> found = new ArrayList<>();
        for (int move = 0; move < moves.size(); move++) {
            Mean value = Mean.of(values[move], known[move]);
            Mean behind = behind(move);
            found.add(
                    new Evaluation<>(
                            moves.get(move),
                            value.value(),
                            value.error(),
                            behind.value(),
                            behind.error(),
                            known[move]));
        }
        M first = moves.get(best);
        found.sort(
                Comparator.comparing((Evaluation<M> one) -> !one.move().equals(first))
                        .thenComparing(one -> one.worlds() == 0)
                        .thenComparing(one -> -one.value()));
        return found;
    }
}
