package parlour.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Eyes;
import parlour.text.BadInput;

import java.util.Optional;

/** The kinds of mistakes that habits are made of. */
class CassinoLapseTest {
    private static String lapse(
            CassinoOptions options, String table, String hand, String move, String better)
            throws BadInput {
        CassinoRules rules = new CassinoRules(2, options);
        CassinoState state =
                CassinoPosition.seats(2)
                        .table(table)
                        .hand(0, hand)
                        .hand(1, "Kc 8d 7h 5h")
                        .deck("Qc Qd 6h 4h")
                        .restInPile(1)
                        .state();
        Optional<String> lapse =
                Games.CASSINO.lapse(
                        rules,
                        rules.view(state, Eyes.of(0)),
                        CassinoMove.parse(move),
                        CassinoMove.parse(better));
        return lapse.orElse("");
    }

    @ParameterizedTest
    @CsvSource({
        "9c 5s,     Ah 2c 9d 3d,  9d x 9c,    Ah x 9c 5s,    missesSweeps",
        "10d 4c Jh, 10h 2c 9d 3d, 2c,         10h x 10d,     leavesTen",
        "4c Jh,     10d 2c 9d 3d, 10d,        2c,            leavesTen",
        "Ac 4c Jh,  5d 2c 9d 3d,  2c,         5d x Ac 4c,    leavesAces",
        "4c,        4d 2c Jd 3d,  3d,         Jd,            givesSweeps",
        "3c 6c 9h Jc, 9d 2c Jd 3d, 9d x 9h,   9d x 9h 3c 6c, missesGroups",
        "9c 5s Jh 3h, Ah 2c 9d 3d, Ah x 9c 5s, 9d x 9c,      spendsAces",
        "9c 3s 3h Jh, 2s 2c 9d 4d, 2s x 9c 3s 3h, 9d x 9c,   spendsSpecials",
        "9c 3s 6d Jh, 9d 9h 2c 4d, 9d x 9c,   9h x 3s 6d,    leavesSpades",
        "9c 6c Jh 3h, 9d 2c 4c 4d, 2c,        9d x 9c,       missesCaptures"
    })
    void theMostSpecificKindIsNamed(
            String table, String hand, String move, String better, String kind) throws BadInput {
        assertEquals(kind, lapse(CassinoOptions.HOUSE, table, hand, move, better));
    }

    @ParameterizedTest
    @CsvSource({
        "9c 5s,    Ah 2c 9d 3d, Ah x 9c 5s, 9d x 9c, takesSweeps",
        "Ac 4c Jh, 5d 2c 9d 3d, 5d x Ac 4c, 2c,      takesPoints",
        "3s 4c Jh, 7d 2c 9d 3d, 7d x 3s 4c, 2c,      takesSpades",
        "3c 4c Jh, 7d 2c 9d 3d, 7d x 3c 4c, 2c,      takesCards",
        "3c 4c Jh, 7d 2c 9d 3d, 9d,         2c,      ''"
    })
    void wherePointsAreBadTakingIsTheMistake(
            String table, String hand, String move, String better, String kind) throws BadInput {
        assertEquals(kind, lapse(CassinoOptions.LAISTO, table, hand, move, better));
    }
}
