package parlour.arena.validation;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.review.MeanWithInterval;
import parlour.review.MoveFigures;
import parlour.review.ReviewEffort;
import parlour.review.ReviewSearch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How accurately a computer plays against experts, by what reviews of its rounds say. */
public final class LevelAccuracy<S, M, V, E> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final String computer;
    private final ReviewEffort effort;
    private final MeanWithInterval accuracy = new MeanWithInterval();
    private final MeanWithInterval cost = new MeanWithInterval();

    public LevelAccuracy(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, String computer, ReviewEffort effort) {
        this.game = game;
        this.rules = rules;
        this.computer = computer;
        this.effort = effort.withPlays(0);
    }

    /** Adds a round. */
    public void round(long seed, int number) {
        int seat = number % rules.seats();
        List<String> computers = new ArrayList<>(Collections.nCopies(rules.seats(), Game.EXPERT));
        computers.set(seat, computer);
        Match<S, M, V, E> match =
                new Rounds<>(game, rules)
                        .play(
                                computers,
                                Seeds.DEAL.of(seed, number),
                                Seeds.PLAYER.of(seed, number));
        ReviewSearch<S, M, V, E> search =
                new ReviewSearch<>(game, match, effort, Eyes.all(rules.seats()));
        search.advance(Integer.MAX_VALUE);
        MoveFigures figures = search.review().figures(seat);
        figures.accuracy().ifPresent(accuracy::add);
        cost.add(figures.cost());
    }

    public MeanWithInterval accuracy() {
        return accuracy;
    }

    /** What its moves cost in a round. */
    public MeanWithInterval cost() {
        return cost;
    }
}
