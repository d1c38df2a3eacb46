package parlour.search;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The endgame solver: an exhaustive search of a round in which nothing is hidden any more. The
 * mover's side maximises and everybody else minimises, so with two sides the values are exact. A
 * unit is one playout or one expanded position.
 */
final class Solver<S, M, V> implements Analysis<M> {
    /** In a position with more moves than this, only the first ones are searched. */
    private static final int MOST_MOVES = 500;

    private final Rules<S, M, V, ?> rules;
    private final Advantage<S> advantage;
    private final Policy<S, M> policy;
    private final Rng rng;
    private final S root;
    private final List<Line<S, M>> lines = new ArrayList<>();
    private final Map<S, Bounds> table = new HashMap<>();
    private final Deque<Node<S>> path = new ArrayDeque<>();
    private int guessed;
    private int solved;

    Solver(
            Rules<S, M, V, ?> rules,
            SearchModel<S, M, V> model,
            Worth<S> worth,
            V view,
            long seed,
            List<M> also) {
        this.rules = rules;
        rng = new Rng(seed);
        root = rules.sample(view, rng);
        advantage = new Advantage<>(rules, worth, rules.turn(root));
        policy = model.policy();
        Set<M> moves = new LinkedHashSet<>();
        moves.add(policy.choose(root, rng));
        moves.addAll(also);
        moves.addAll(model.candidates(root));
        moves.addAll(rules.moves(root, MOST_MOVES));
        for (M move : moves) {
            lines.add(new Line<>(move, rules.play(root, move, Rules.silent())));
        }
    }

    @Override
    public boolean advance(int units) {
        for (int i = 0; i < units && solved < lines.size(); i++) {
            if (guessed < lines.size()) {
                guess();
            } else {
                open();
            }
        }
        return solved < lines.size();
    }

    /** Plays a move out by the policy, so that promising moves are searched first. */
    private void guess() {
        Line<S, M> line = lines.get(guessed++);
        S state = line.after;
        while (rules.turn(state) != Rules.NOBODY) {
            state = rules.play(state, policy.choose(state, rng), Rules.silent());
        }
        line.value = advantage.of(state);
        if (guessed == lines.size()) {
            lines.sort(Comparator.comparingDouble(one -> -one.value));
        }
    }

    /** Expands one position, or starts with the next move of the root. */
    private void open() {
        if (path.isEmpty()) {
            S state = lines.get(solved).after;
            enter(state, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
            return;
        }
        Node<S> node = path.peek();
        if (node.next == node.children.size() || node.alpha >= node.beta) {
            path.pop();
            Bounds bounds = table.computeIfAbsent(node.state, s -> new Bounds());
            if (node.best > node.from) {
                bounds.least = node.best;
            }
            if (node.best < node.to) {
                bounds.most = node.best;
            }
            report(node.best);
            return;
        }
        enter(node.children.get(node.next++).state, node.alpha, node.beta);
    }

    private void enter(S state, double alpha, double beta) {
        int turn = rules.turn(state);
        if (turn == Rules.NOBODY) {
            report(advantage.of(state));
            return;
        }
        Bounds bounds = table.get(state);
        if (bounds != null) {
            if (bounds.least == bounds.most || bounds.least >= beta) {
                report(bounds.least);
                return;
            }
            if (bounds.most <= alpha) {
                report(bounds.most);
                return;
            }
        }
        boolean ours = advantage.owns(turn);
        List<Child<S>> children = new ArrayList<>();
        for (M move : rules.moves(state, MOST_MOVES)) {
            S after = rules.play(state, move, Rules.silent());
            double worth = advantage.of(after);
            children.add(new Child<>(after, ours ? -worth : worth));
        }
        children.sort(Comparator.comparingDouble(Child::order));
        path.push(new Node<>(state, children, ours, alpha, beta));
    }

    /** Backs a value up to the position it belongs to. */
    private void report(double value) {
        Node<S> node = path.peek();
        if (node == null) {
            Line<S, M> line = lines.get(solved++);
            line.value = value;
            line.exact = true;
        } else if (node.ours) {
            node.best = Math.max(node.best, value);
            node.alpha = Math.max(node.alpha, value);
        } else {
            node.best = Math.min(node.best, value);
            node.beta = Math.min(node.beta, value);
        }
    }

    @Override
    public Optional<M> best() {
        return Optional.of(bestLine().move);
    }

    private Line<S, M> bestLine() {
        Line<S, M> best = lines.get(0);
        // Guesses are compared only with guesses, so a half-finished search still trusts what is
        // proven.
        int comparable = solved > 0 ? solved : guessed;
        for (int i = 1; i < comparable; i++) {
            if (lines.get(i).value > best.value) {
                best = lines.get(i);
            }
        }
        return best;
    }

    @Override
    public List<Evaluation<M>> evaluations() {
        Line<S, M> first = bestLine();
        List<Line<S, M>> sorted = new ArrayList<>(lines);
        sorted.sort(
                Comparator.comparing((Line<S, M> line) -> line != first)
                        .thenComparing(line -> !line.exact)
                        .thenComparing(line -> -line.value));
        return sorted.stream().map(line -> evaluation(line, first)).toList();
    }

    private Evaluation<M> evaluation(Line<S, M> line, Line<S, M> first) {
        double error = line.exact ? 0 : Double.POSITIVE_INFINITY;
        double behindError = line.exact && first.exact ? 0 : Double.POSITIVE_INFINITY;
        return new Evaluation<>(
                line.move, line.value, error, first.value - line.value, behindError, 1);
    }

    /** A move of the root. */
    private static final class Line<S, M> {
        final M move;
        final S after;
        double value;
        boolean exact;

        Line(M move, S after) {
            this.move = move;
            this.after = after;
        }
    }

    private record Child<S>(S state, double order) {}

    /** The proven bounds of a position. */
    private static final class Bounds {
        double least = Double.NEGATIVE_INFINITY;
        double most = Double.POSITIVE_INFINITY;
    }

    /** A position on the path being searched. */
    private static final class Node<S> {
        final S state;
        final List<Child<S>> children;
        final boolean ours;
        final double from;
        final double to;
        double alpha;
        double beta;
        double best;
        int next;

        Node(S state, List<Child<S>> children, boolean ours, double alpha, double beta) {
            this.state = state;
            this.children = children;
            this.ours = ours;
            this.alpha = alpha;
            this.beta = beta;
            from = alpha;
            to = beta;
            best = ours ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
    }
}
