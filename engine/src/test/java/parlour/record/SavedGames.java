package parlour.record;

import parlour.Games;
import parlour.cassino.computers.Greedy;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Match;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;
import java.util.Map;

/** Saved games to try things with. */
public final class SavedGames {
    private SavedGames() {}

    /** Two seats, so many moves and deals after the beginning, played by greedy. */
    static Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match(long seed, int steps) {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.FINNISH);
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
                Match.begin(rules, seed);
        play(match, steps);
        return match;
    }

    static void play(Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match, int steps) {
        // Greedy is frozen, so a committed file can be compared with what this plays.
        Policy<CassinoState, CassinoMove> policy = new Greedy();
        Rng rng = new Rng(match.seed());
        for (int i = 0; i < steps; i++) {
            if (match.turn() == Rules.NOBODY) {
                match.dealNext();
            } else {
                match.play(policy.choose(match.state(), rng));
            }
        }
    }

    static SavedGame<CassinoState, CassinoMove, CassinoView, CassinoEvent> saved(
            Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match) {
        return new SavedGame<>(
                Games.CASSINO,
                "Rainy Sunday",
                1_700_000_000_000L,
                List.of(SavedSeat.person("Äiti"), SavedSeat.computer("Zuru", "greedy")),
                Map.of("hints", 2L, "undo", true, "pace", "calm"),
                match);
    }

    /** The text of a game so far on. */
    public static String text(int steps) {
        return saved(match(7, steps)).write();
    }
}
