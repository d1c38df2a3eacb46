package parlour.search;

import parlour.engine.Belief;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModel;

import java.util.List;
import java.util.function.BiFunction;

/** The search player for any game: it knows only the rules, the search model and its own view. */
public final class Expert<S, M, V, E> implements Player<V, M> {
    /** The most worlds that the experts of all games sample. */
    public static final int WORLDS = 1000;

    /** The most distributions of an endgame's hidden cards to search, if there are that many. */
    private static final int ENDING_WORLDS = 40;

    private final Rules<S, M, V, E> rules;
    private final SearchModel<S, M, V> model;
    private final Worth<S> worth;
    private final Effort effort;
    private final BiFunction<V, Rng, Belief<S, M>> beliefs;

    /** A player that maximises the model's worth. */
    public Expert(Rules<S, M, V, E> rules, SearchModel<S, M, V> model, Effort effort) {
        this(rules, model, model::worth, effort);
    }

    /**
     * The player that reviews compare with, as strong in every version: the expert with the model
     * that judges.
     */
    public static <S, M, V, E> Expert<S, M, V, E> judge(
            Rules<S, M, V, E> rules, SearchModel<S, M, V> model) {
        SearchModel<S, M, V> judging = model.judgingModel();
        return new Expert<>(rules, judging, new Effort(WORLDS, judging.horizon()));
    }

    /** A player that judges others' moves, in points of the round. */
    public static <S, M, V, E> Expert<S, M, V, E> reviewer(
            Rules<S, M, V, E> rules, SearchModel<S, M, V> model, int worlds) {
        return new Expert<>(
                rules,
                model,
                model::points,
                new Effort(worlds, model.horizon()),
                (view, rng) -> Belief.open(rules, view, model.reviewPolicy()));
    }

    public Expert(
            Rules<S, M, V, E> rules, SearchModel<S, M, V> model, Worth<S> worth, Effort effort) {
        this(rules, model, worth, effort, (view, rng) -> model.belief(rules, view, rng));
    }

    private Expert(
            Rules<S, M, V, E> rules,
            SearchModel<S, M, V> model,
            Worth<S> worth,
            Effort effort,
            BiFunction<V, Rng, Belief<S, M>> beliefs) {
        this.rules = rules;
        this.model = model;
        this.worth = worth;
        this.effort = effort;
        this.beliefs = beliefs;
    }

    @Override
    public Analysis<M> think(V view, long seed) {
        return think(view, seed, List.of());
    }

    /**
     * Also considers these legal moves, even if the search would not try them by itself, and keeps
     * evaluating them even if they are soon known to be worse.
     */
    public Analysis<M> think(V view, long seed, List<M> also) {
        return new LazyThinking<>(() -> begin(view, seed, also));
    }

    private Analysis<M> begin(V view, long seed, List<M> also) {
        if (model.solvable(view) && model.certain(view)) {
            return new Solver<>(rules, model, worth, view, seed, also);
        }
        int mover = rules.turn(rules.sample(view, new Rng(seed)));
        Belief<S, M> belief = beliefs.apply(view, new Rng(seed));
        Race<S, M> playouts =
                new Race<>(
                        model,
                        Worlds.random(belief, seed),
                        effort.worlds(),
                        new PlayoutForecast<>(
                                rules,
                                belief.policy(),
                                new Advantage<>(rules, worth, mover),
                                effort.plies()),
                        also);
        if (!model.solvable(view)) {
            return playouts;
        }
        return new QuickThenDeep<>(
                playouts,
                () ->
                        new Race<>(
                                model,
                                Worlds.different(rules, view, seed),
                                ENDING_WORLDS,
                                new EndingForecast<>(rules, model, worth, mover),
                                also));
    }
}
