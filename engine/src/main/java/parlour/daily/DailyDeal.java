package parlour.daily;

import parlour.Games;
import parlour.code.GameCode;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Options;
import parlour.engine.Rules;
import parlour.engine.Seeds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The deal of the day: everybody who plays a game on that day gets the same cards against the same
 * computers. It follows from the date alone.
 *
 * @param day the date as days since 1970-01-01
 */
public record DailyDeal<S, M, V, E>(Game<S, M, V, E> game, long day) {
    /** The seat of the person. */
    public static final int PERSON = 0;

    private static final String ONE_ROUND = "oneRound";

    /** The game as a code that others can type. */
    public GameCode code() {
        // Two who race know each other's cards.
        int seats = game.equals(Games.FASTEST) ? 3 : 2;
        List<Optional<String>> computers =
                new ArrayList<>(Collections.nCopies(seats, Optional.of(Game.EXPERT)));
        computers.set(PERSON, Optional.empty());
        return new GameCode(game, options(), computers, seed(), Optional.empty());
    }

    /** One round by the main rules. */
    private Options options() {
        Options main = game.presets().values().iterator().next();
        return game.presets().getOrDefault(ONE_ROUND, main);
    }

    private long seed() {
        long seed = Seeds.DAY.of(day, Games.all().indexOf(game));
        return Math.floorMod(seed, GameCode.SHORT_SEEDS);
    }

    /** The game before its first move. */
    public Match<S, M, V, E> begin() {
        GameCode code = code();
        Rules<S, M, V, E> rules = game.rules(code.computers().size(), code.options());
        return Match.begin(rules, code.seed());
    }
}
