package parlour.search;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.SearchModel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Evaluates all moves in the same worlds and drops a move that is clearly worse than the best. A
 * unit is one of the forecast's.
 */
final class Race<S, M> implements Analysis<M> {
    /** Moves are compared each time this many more worlds are known. */
    private static final int LAP = 16;

    /** A move this many standard errors behind the best is dropped. */
    private static final double CLEARLY = 3;

    private final Worlds<S> dealer;
    private final Forecast<S, M> forecast;
    private final int worlds;
    private final List<M> moves;
    private final boolean[] asked;
    private final double[][] values;
    private final double[] sums;
    private final int[] known;
    private int[] racing;
    private int world;
    private int next;
    private Optional<World<S>> dealt;
    private boolean started;
    private int best;

    /**
     * @param worlds the number of worlds to evaluate the moves in, if there are that many
     * @param also moves to evaluate besides the model's candidates, none of which is dropped
     */
    Race(
            SearchModel<S, M, ?> model,
            Worlds<S> dealer,
            int worlds,
            Forecast<S, M> forecast,
            List<M> also) {
        this.dealer = dealer;
        this.worlds = worlds;
        this.forecast = forecast;
        dealt = dealer.next();
        World<S> first = dealt.orElseThrow();
        Rng dice = new Rng(first.dice());
        Set<M> found = new LinkedHashSet<>(candidates(model, model.policy(), first.state(), dice));
        found.addAll(also);
        moves = List.copyOf(found);
        asked = new boolean[moves.size()];
        also.forEach(move -> asked[moves.indexOf(move)] = true);
        values = new double[moves.size()][worlds];
        sums = new double[moves.size()];
        known = new int[moves.size()];
        racing = new int[moves.size()];
        Arrays.setAll(racing, i -> i);
    }

    /** The policy's choice comes first: it is the best move until another proves better. */
    static <S, M> Set<M> candidates(
            SearchModel<S, M, ?> model, Policy<S, M> policy, S state, Rng dice) {
        Set<M> found = new LinkedHashSet<>();
        found.add(policy.choose(state, dice));
        found.addAll(model.candidates(state));
        return found;
    }

    @Override
    public boolean advance(int units) {
        for (int i = 0; i < units && !over(); i++) {
            int move = racing[next];
            if (!started) {
                forecast.begin(dealt.orElseThrow(), moves.get(move));
            }
            started = !forecast.advance();
            if (!started) {
                values[move][world] = forecast.value();
                sums[move] += values[move][world];
                known[move]++;
                next++;
            }
            if (next == racing.length) {
                finishWorld();
            }
        }
        return !over();
    }

    private boolean over() {
        return racing.length == 1 || world == worlds || dealt.isEmpty();
    }

    /** The number of worlds in which all remaining moves have been evaluated. */
    int worlds() {
        return world;
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
            dealt = dealer.next();
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
