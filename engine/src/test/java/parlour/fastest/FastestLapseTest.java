package parlour.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPosition;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.text.BadInput;

/** The kinds of mistakes that habits are made of. */
class FastestLapseTest {
    private static final FastestRules RULES = new FastestRules(2, FastestOptions.SINGLE);

    private static String lapse(FastestState state, String move, String better) throws BadInput {
        return Games.FASTEST
                .lapse(
                        RULES,
                        RULES.view(state, Eyes.of(state.turn())),
                        FastestMove.parse(move),
                        FastestMove.parse(better))
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource({
        "6c 6d,          1 6,     2 6, missesEnd",
        "6c 6d 9c BJ,    1 joker, 1 9, spendsJokers",
        "6c 6d 9c BJ,    1 6,     1 9, breaksGroups",
        "6c 6d 9c BJ,    1 9,     2 6, leadsSmall",
        "6c 6d 9c BJ,    2 6,     1 9, leadsLarge",
        "6c 6d 9c 9d 4c, 2 9,     2 6, spendsHigh",
        "6c 6d 9c 9d 4c, 2 6,     2 9, playsLow"
    })
    void aFreeMoveIsJudgedByWhatItLeads(String hand, String move, String better, String kind)
            throws BadInput {
        FastestState state = FastestPosition.of(RULES).hand(1, "Kc Kd 4d").hand(0, hand).state();
        assertEquals(kind, lapse(state, named(move), named(better)));
    }

    /** The notation knows jokers by their colour. */
    private static String named(String move) {
        return move.replace("1 joker", "1 BJ");
    }

    @ParameterizedTest
    @CsvSource({
        "pass, 1 9,  passesEarly",
        "1 9,  pass, playsEarly",
        "1 K,  1 9,  spendsHigh",
        "1 9,  1 K,  playsLow"
    })
    void anAnswerIsJudgedByWhetherAndHowItBeats(String move, String better, String kind)
            throws BadInput {
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "Kc 9d 4d")
                        .hand(0, "8c 6c 6d")
                        .then("1 8")
                        .state();
        assertEquals(1, state.turn());
        assertEquals(kind, lapse(state, move, better));
    }
}
