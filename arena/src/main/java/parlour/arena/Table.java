package parlour.arena;

import parlour.engine.Match;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.engine.Seeds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjLongConsumer;

/** Plays one round or one whole game between contenders. */
final class Table<S, M, V, E> {
    private final Rules<S, M, V, E> rules;
    private final boolean wholeGame;

    Table(Rules<S, M, V, E> rules, boolean wholeGame) {
        this.rules = rules;
        this.wholeGame = wholeGame;
    }

    /** A finished round or game, and its points as the arena counts them, by seat. */
    record Played<S, M, V, E>(Match<S, M, V, E> match, Result result, List<Double> points) {}

    /**
     * Plays to the end.
     *
     * @param dealSeed determines the cards
     * @param playerSeed for the contenders' own randomness; reveals no card
     * @param times receives the player and the nanoseconds of each move
     */
    Played<S, M, V, E> play(
            List<Contender<S, M, E>> seats,
            long dealSeed,
            long playerSeed,
            ObjLongConsumer<Contender<S, M, E>> times) {
        Match<S, M, V, E> match = Match.begin(rules, dealSeed);
        for (int seat = 0; seat < seats.size(); seat++) {
            seats.get(seat).start(seat);
        }
        match.opening().forEach(event -> seats.forEach(contender -> contender.happened(event)));
        match.listen(event -> seats.forEach(contender -> contender.happened(event)));
        while (!over(match)) {
            if (match.turn() == Rules.NOBODY) {
                match.dealNext();
                continue;
            }
            Contender<S, M, E> mover = seats.get(match.turn());
            long start = mover.clock();
            M move = mover.choose(match.state(), Seeds.PLAYER.of(playerSeed, match.revision()));
            times.accept(mover, mover.clock() - start);
            Optional<Refusal> refusal = match.play(move);
            if (refusal.isPresent()) {
                throw new IllegalStateException("chose " + move + ": " + refusal.get());
            }
        }
        S last = match.state();
        Result result = (wholeGame ? rules.game(last) : rules.round(last)).orElseThrow();
        List<Double> points = wholeGame ? shares(result) : onTheSheet(result);
        seats.forEach(contender -> contender.end(points));
        return new Played<>(match, result, points);
    }

    private boolean over(Match<S, M, V, E> match) {
        S state = match.state();
        return wholeGame ? rules.game(state).isPresent() : rules.round(state).isPresent();
    }

    /** One point for the game, shared by the sides that won it together. */
    private List<Double> shares(Result result) {
        List<Integer> winners = result.winners();
        long sides = winners.stream().map(rules::side).distinct().count();
        List<Double> shares = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            shares.add(winners.contains(seat) ? 1.0 / sides : 0.0);
        }
        return shares;
    }

    /** In a result more points are always better, but the score sheet of misère counts bad ones. */
    private List<Double> onTheSheet(Result result) {
        // Adding zero turns the -0.0 of a seat without points into 0.
        return result.points().stream().map(p -> rules.sheetSign() * p + 0.0).toList();
    }
}
