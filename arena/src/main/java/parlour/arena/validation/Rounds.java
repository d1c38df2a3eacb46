package parlour.arena.validation;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;

import java.util.ArrayList;
import java.util.List;

/** Plays rounds between computers, the same on every machine. */
final class Rounds<S, M, V, E> {
    /** The most units for one decision, as in the experts' plays that make par. */
    private static final int MOST_UNITS = 4_000;

    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;

    Rounds(Game<S, M, V, E> game, Rules<S, M, V, E> rules) {
        this.game = game;
        this.rules = rules;
    }

    /**
     * A match of one round.
     *
     * @param seed of the deal
     * @param dice for the computers' decisions
     */
    Match<S, M, V, E> play(List<String> computers, long seed, long dice) {
        Match<S, M, V, E> match = Match.begin(rules, seed);
        List<Player<V, M>> players = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            Rng casting = new Rng(Seeds.CASTING.of(dice, seat));
            players.add(game.computer(computers.get(seat), rules, casting));
        }
        while (match.turn() != Rules.NOBODY) {
            V view = rules.view(match.state(), Eyes.of(match.turn()));
            Thinking<M> thinking =
                    players.get(match.turn()).think(view, Seeds.PLAYER.of(dice, match.revision()));
            thinking.advance(MOST_UNITS);
            match.play(thinking.best().orElseThrow());
        }
        return match;
    }
}
