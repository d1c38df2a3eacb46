package parlour.search;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Searches a round with all cards open: where a seat chooses, every move is tried and the best for
 * that seat counts; elsewhere the policy moves.
 */
final class Tree<S, M> {
    private final Rules<S, M, ?, ?> rules;
    private final SearchModel<S, M, ?> model;
    private final Worth<S> worth;
    private final List<Advantage<S>> advantages;
    private final Choice choice;
    private final Policy<S, M> policy;
    private final double[] perSeat;
    private final Map<S, double[]> known = new HashMap<>();
    private final Deque<Node<S, M>> path = new ArrayDeque<>();
    private Rng dice = new Rng(0);
    private S root;
    private double[] value = {};

    /** Decides which seats choose. */
    @FunctionalInterface
    interface Choice {
        /**
         * @param choices the number of choices made so far
         */
        boolean has(int seat, int choices);
    }

    Tree(Rules<S, M, ?, ?> rules, SearchModel<S, M, ?> model, Worth<S> worth, Choice choice) {
        this.rules = rules;
        this.model = model;
        this.worth = worth;
        this.choice = choice;
        advantages =
                IntStream.range(0, rules.seats())
                        .mapToObj(seat -> new Advantage<>(rules, worth, seat))
                        .toList();
        policy = model.policy();
        perSeat = new double[rules.seats()];
    }

    /** Starts on another world, where nothing known so far holds. */
    void forget(long seed) {
        known.clear();
        dice = new Rng(seed);
    }

    void begin(S state) {
        root = state;
        path.clear();
    }

    /** Plays one move and the policy's moves after it; returns whether the value is known. */
    boolean advance() {
        Node<S, M> node = path.peek();
        enter(node == null ? root : rules.play(node.state, node.moves.next(), Rules.silent()));
        return path.isEmpty();
    }

    /** A seat's expected advantage over the others. */
    double value(int seat) {
        return value[seat];
    }

    private void enter(S from) {
        S state = from;
        int turn = rules.turn(state);
        while (turn != Rules.NOBODY && !choice.has(turn, path.size())) {
            state = rules.play(state, policy.choose(state, dice), Rules.silent());
            turn = rules.turn(state);
        }
        if (turn == Rules.NOBODY) {
            worth.of(state, perSeat);
            report(advantages.stream().mapToDouble(advantage -> advantage.of(perSeat)).toArray());
        } else if (known.containsKey(state)) {
            report(known.get(state));
        } else {
            path.push(new Node<>(state, turn, Race.candidates(model, policy, state, dice)));
        }
    }

    /** Backs a value up to the next position with untried moves. */
    private void report(double[] found) {
        value = found;
        while (!path.isEmpty()) {
            Node<S, M> node = path.element();
            node.take(value);
            if (node.moves.hasNext()) {
                return;
            }
            value = node.best;
            known.put(node.state, value);
            path.remove();
        }
    }

    /** A position on the path being searched. */
    private static final class Node<S, M> {
        final S state;
        final int turn;
        final Iterator<M> moves;
        double[] best = {};

        Node(S state, int turn, Iterable<M> moves) {
            this.state = state;
            this.turn = turn;
            this.moves = moves.iterator();
        }

        void take(double[] found) {
            best = best.length == 0 || found[turn] > best[turn] ? found : best;
        }
    }
}
