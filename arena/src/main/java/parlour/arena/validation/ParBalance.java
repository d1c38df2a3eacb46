package parlour.arena.validation;

import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.review.MeanWithInterval;
import parlour.review.Par;
import parlour.review.ParSearch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Whether par is fair: over many deals luck must come to nothing, experts must play par, and a
 * weaker player must lose against it what it loses against experts.
 */
public final class ParBalance<S, M, V, E> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final String weaker;
    private final int plays;
    private final MeanWithInterval luck = new MeanWithInterval();
    private final MeanWithInterval expertPlay = new MeanWithInterval();
    private final MeanWithInterval weakerPlay = new MeanWithInterval();
    private final MeanWithInterval weakerResult = new MeanWithInterval();

    /**
     * @param weaker the computer that plays a seat against experts
     * @param plays how often experts play each deal
     */
    public ParBalance(Game<S, M, V, E> game, Rules<S, M, V, E> rules, String weaker, int plays) {
        this.game = game;
        this.rules = rules;
        this.weaker = weaker;
        this.plays = plays;
    }

    /** Adds a deal. */
    public void deal(long seed, int number) {
        long own = Seeds.DEAL.of(seed, number);
        Rounds<S, M, V, E> rounds = new Rounds<>(game, rules);
        List<String> experts = Collections.nCopies(rules.seats(), Game.EXPERT);
        int seat = number % rules.seats();
        List<String> mixed = new ArrayList<>(experts);
        mixed.set(seat, weaker);
        Match<S, M, V, E> match = rounds.play(experts, own, Seeds.PLAYER.of(seed, number));
        ParSearch<S, M, V, E> search =
                new ParSearch<>(game, rules, match.start(), Seeds.PAR.of(seed, number), plays);
        search.advance(Integer.MAX_VALUE);
        Par par = search.par();
        Result even = rules.round(match.state()).orElseThrow();
        Result uneven =
                rules.round(rounds.play(mixed, own, Seeds.CASTING.of(seed, number)).state())
                        .orElseThrow();
        luck.add(par.luck(seat));
        expertPlay.add(ahead(par, even, seat));
        weakerPlay.add(ahead(par, uneven, seat));
        weakerResult.add(ahead(uneven.points(), seat));
    }

    /** How much better than the others a seat played its cards. */
    private double ahead(Par par, Result result, int seat) {
        List<Double> play = new ArrayList<>();
        for (int one = 0; one < rules.seats(); one++) {
            play.add(par.play(result, one));
        }
        return ahead(play, seat);
    }

    /** A seat's number less the mean of the other sides'. */
    private double ahead(List<Double> numbers, int seat) {
        double others = 0;
        int count = 0;
        for (int other = 0; other < numbers.size(); other++) {
            if (rules.side(other) != rules.side(seat)) {
                others += numbers.get(other);
                count++;
            }
        }
        return numbers.get(seat) - others / count;
    }

    public MeanWithInterval luck() {
        return luck;
    }

    /** What an expert made of its cards beyond what the others made of theirs. */
    public MeanWithInterval expertPlay() {
        return expertPlay;
    }

    /** As {@link #expertPlay}, for the weaker player. */
    public MeanWithInterval weakerPlay() {
        return weakerPlay;
    }

    /** The points by which the weaker player was ahead of the others. */
    public MeanWithInterval weakerResult() {
        return weakerResult;
    }
}
