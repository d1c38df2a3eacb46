package parlour.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.crosswise.rules.CrossWisePosition;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.engine.Eyes;
import parlour.text.BadInput;

/** The kinds of mistakes that habits are made of; the mover owns the columns. */
class CrossWiseLapseTest {
    @ParameterizedTest
    @CsvSource({
        "1...../1...../1...../1...../1...../...... , put 2 r1c2, put 1 r6c1, missesSix",
        "22222./....../....../....../....../...... , put 1 r3c1, put 1 r1c6, leavesFive",
        "2...../....../....../....../....../...... , put 2 r1c2, put 1 r3c3, helpsOthers",
        "2...../....../....../....../....../...... , put 1 r3c3, put 2 r2c1, missesPoints",
        "23..../....../....../....../....../...... , remove r1c1, put 1 r3c3, wastesActions",
        "23..../....../....../....../....../...... , put 1 r3c3, remove r1c1, keepsActions",
        "23..../....../....../....../....../...... , put 1 r3c3, put 2 r4c4, wrongSymbol",
        "23..../....../....../....../....../...... , put 1 r3c3, put 1 r4c4, wrongCell",
        "23..../....../....../....../....../...... , remove r1c1, remove r1c2, ''"
    })
    void theMostSpecificKindIsNamed(String field, String move, String better, String kind)
            throws BadInput {
        CrossWiseRules rules = new CrossWiseRules(2);
        CrossWiseState state =
                CrossWisePosition.seats(2).on(field).hand(0, "1 2 7 7").hand(1, "5 5 6 6").state();
        assertEquals(
                kind,
                Games.CROSSWISE
                        .lapse(
                                rules,
                                rules.view(state, Eyes.of(0)),
                                Games.CROSSWISE.move(move),
                                Games.CROSSWISE.move(better))
                        .orElse(""));
    }
}
