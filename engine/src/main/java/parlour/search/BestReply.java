package parlour.search;

import parlour.engine.Eyes;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Solves an ending in which something is hidden: the mover's own turns to come are searched in
 * every way, the others play by the policy, and in worlds that look the same to the mover it does
 * the same. It begins with playouts, which say which moves are worth the trouble, and then looks
 * one own turn further at a time. A unit is one playout, or one move in one world with the replies.
 */
final class BestReply<S, M, V> implements Analysis<M> {
    /** So many different worlds are solved together. */
    private static final int MOST_WORLDS = 300;

    /** So many deals in vain for each world known mean that there is hardly another. */
    private static final int IN_VAIN = 10;

    /** With fewer worlds their spread says too little to drop a move. */
    private static final int TELLING = 16;

    /** So many standard errors behind the best a move is dropped. */
    private static final double CLEARLY = 3;

    private final Rules<S, M, V, ?> rules;
    private final V view;
    private final Policy<S, M> policy;
    private final Rng rng;
    private final Playouts<S, M, V> playouts;
    private final List<M> asked;
    private final Stake<S> stake;
    private final int mover;
    private final Deque<Turn> path = new ArrayDeque<>();
    private List<World<S>> worlds = List.of();
    private List<Evaluation<M>> found = List.of();
    private int ahead;
    private boolean moreToCome = true;
    private boolean over;

    BestReply(
            Rules<S, M, V, ?> rules,
            Worth<S> worth,
            Effort effort,
            V view,
            long seed,
            List<M> also) {
        this.rules = rules;
        this.view = view;
        policy = rules.policy();
        rng = new Rng(seed);
        playouts = new Playouts<>(rules, worth, effort, view, seed, also);
        asked = List.copyOf(also);
        mover = rules.turn(rules.sample(view, rng));
        stake = new Stake<>(rules, worth, mover);
    }

    @Override
    public boolean advance(int units) {
        for (int i = 0; i < units && !over; i++) {
            if (!path.isEmpty()) {
                path.element().play();
                settle();
            } else if (!playouts.advance(1)) {
                worlds = deal();
                look(playouts.open());
            }
        }
        return !over;
    }

    private List<World<S>> deal() {
        Set<S> dealt = new LinkedHashSet<>();
        int inVain = 0;
        while (dealt.size() < MOST_WORLDS && inVain <= IN_VAIN * dealt.size()) {
            inVain = dealt.add(rules.sample(view, rng)) ? 0 : inVain + 1;
        }
        return dealt.stream().map(state -> new World<>(state, rng.next())).toList();
    }

    /** Looks at these moves one own turn further than before, if there is one. */
    private void look(List<M> moves) {
        over = moves.size() == 1 || !moreToCome;
        if (!over) {
            ahead++;
            moreToCome = false;
            path.push(new Turn(worlds, List.of(), moves, ahead));
        }
    }

    /** Hands up what is known now, and goes on to where there is something to play. */
    private void settle() {
        while (path.element().settled()) {
            Turn turn = path.remove();
            if (path.isEmpty()) {
                found = evaluate(turn);
                look(found.stream().filter(this::mayStillBeBest).map(Evaluation::move).toList());
                return;
            }
            path.element().take(turn);
        }
    }

    private List<Evaluation<M>> evaluate(Turn root) {
        double[] best = root.best();
        List<Evaluation<M>> evaluations = new ArrayList<>();
        for (int move = 0; move < root.moves.size(); move++) {
            double[] values = root.values[move];
            double[] differences = new double[values.length];
            Arrays.setAll(differences, i -> best[i] - values[i]);
            Mean value = Mean.of(values, values.length);
            Mean behind = Mean.of(differences, values.length);
            evaluations.add(
                    new Evaluation<>(
                            root.moves.get(move),
                            value.value(),
                            value.error(),
                            behind.value(),
                            behind.error(),
                            values.length));
        }
        evaluations.sort(Comparator.comparingDouble(Evaluation::behind));
        return evaluations;
    }

    private boolean mayStillBeBest(Evaluation<M> one) {
        return worlds.size() < TELLING
                || asked.contains(one.move())
                || one.behind() <= CLEARLY * one.behindError();
    }

    @Override
    public Optional<M> best() {
        return found.isEmpty() ? playouts.best() : Optional.of(found.get(0).move());
    }

    /** The moves that were dropped on the way come last, as they were known then. */
    @Override
    public List<Evaluation<M>> evaluations() {
        Map<M, Evaluation<M>> all = new LinkedHashMap<>();
        found.forEach(one -> all.put(one.move(), one));
        playouts.evaluations().forEach(one -> all.putIfAbsent(one.move(), one));
        return List.copyOf(all.values());
    }

    /**
     * A way the hidden cards may lie.
     *
     * @param dice the seed of what is random from here on: the same for every move
     */
    private record World<S>(S state, long dice) {}

    /** The mover's turn in worlds that look the same to it. */
    private final class Turn {
        final List<World<S>> alike;
        final List<Integer> places;
        final List<M> moves;
        final double[][] values;
        final int ahead;
        final Map<V, List<Integer>> sights = new LinkedHashMap<>();
        final List<World<S>> after = new ArrayList<>();
        final Deque<List<Integer>> later = new ArrayDeque<>();
        int move;

        /**
         * @param places where these worlds are among those of the turn before
         * @param ahead of how many own turns after this one every move is tried
         */
        Turn(List<World<S>> alike, List<Integer> places, List<M> moves, int ahead) {
            this.alike = alike;
            this.places = places;
            this.moves = moves;
            this.ahead = ahead;
            values = new double[moves.size()][alike.size()];
        }

        /** Plays one move in one world, up to the mover's next turn. */
        void play() {
            int place = after.size();
            World<S> next = play(alike.get(place), moves.get(move));
            after.add(next);
            if (rules.turn(next.state()) == Rules.NOBODY) {
                values[move][place] = stake.of(next.state());
            } else {
                V sight = rules.view(next.state(), Eyes.of(mover));
                sights.computeIfAbsent(sight, one -> new ArrayList<>()).add(place);
            }
            if (after.size() == alike.size()) {
                later.addAll(sights.values());
            }
        }

        private World<S> play(World<S> world, M first) {
            Rng dice = new Rng(world.dice());
            S state = rules.play(world.state(), first, Rules.silent());
            int turn = rules.turn(state);
            while (turn != Rules.NOBODY && (ahead == 0 || turn != mover)) {
                moreToCome |= turn == mover;
                state = rules.play(state, policy.choose(state, dice), Rules.silent());
                turn = rules.turn(state);
            }
            return new World<>(state, dice.next());
        }

        private Turn turn(List<Integer> same) {
            List<World<S>> next = same.stream().map(after::get).toList();
            S any = next.get(0).state();
            return new Turn(next, same, rules.candidates(any), ahead - 1);
        }

        /** Whether all is known; if not, there is something to play at the end of the path. */
        boolean settled() {
            if (after.size() < alike.size()) {
                return false;
            }
            if (!later.isEmpty()) {
                path.push(turn(later.remove()));
                return false;
            }
            after.clear();
            sights.clear();
            return ++move == moves.size();
        }

        void take(Turn next) {
            double[] best = next.best();
            for (int i = 0; i < best.length; i++) {
                values[move][next.places.get(i)] = best[i];
            }
        }

        /** The values, world by world, of the move that is best in all of them together. */
        double[] best() {
            double[] best = values[0];
            for (double[] other : values) {
                best = Arrays.stream(other).sum() > Arrays.stream(best).sum() ? other : best;
            }
            return best;
        }
    }
}
