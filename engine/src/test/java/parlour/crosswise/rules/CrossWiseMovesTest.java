package parlour.crosswise.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.English;
import parlour.engine.Rng;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The move list against brute force, the notation, and what a wrong move is told. */
class CrossWiseMovesTest {
    @Test
    void theListIsWhatBruteForceFinds() {
        Rng rng = new Rng(11);
        int most = 0;
        for (int i = 0; i < 500; i++) {
            Field field = randomField(rng, rng.below(36));
            Hand hand = randomHand(rng);
            List<String> listed = new ArrayList<>();
            CrossWiseMoves.each(field, hand, move -> listed.add(move.toString()));
            Set<String> once = new TreeSet<>(listed);
            assertEquals(listed.size(), once.size(), "no move twice");
            List<Integer> numbers = hand.tokens().stream().map(Token::number).toList();
            assertEquals(CrossWiseMoveOracle.moves(field.rows(), numbers), once);
            assertEquals(!once.isEmpty(), CrossWiseMoves.any(field, hand));
            most = Math.max(most, listed.size());
        }
        assertTrue(most > 500, "crowded fields are among them: " + most);
    }

    private static Field randomField(Rng rng, int tokens) {
        Field field = Field.EMPTY;
        while (field.size() < tokens) {
            int cell = rng.below(Cell.COUNT);
            if (field.at(cell) == 0) {
                field = field.with(cell, 1 + rng.below(Token.SYMBOLS));
            }
        }
        return field;
    }

    private static Hand randomHand(Rng rng) {
        Hand hand = Hand.EMPTY;
        for (int place = 0; place < Hand.PLACES; place++) {
            // Actions half of the time, and now and then an empty place.
            int number = rng.below(2) == 0 ? 7 + rng.below(4) : rng.below(7);
            hand = hand.with(place, number);
        }
        return hand;
    }

    @Test
    void symbolsComeFirstInHandOrder() {
        CrossWiseRules rules = new CrossWiseRules(2);
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("3...../....../....../....../....../......")
                        .hand(0, "8 4 7 2")
                        .state();
        assertEquals("put 4 r1c2", rules.moves(state, 1).get(0).toString());
        List<CrossWiseMove> all = rules.moves(state);
        assertEquals("shift r1c1 r6c6", all.get(2 * 35 + 34).toString());
        assertEquals("remove r1c1", all.get(all.size() - 1).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "put 1 r2c1",
                "remove r1c1",
                "shift r1c1 r2c1",
                "exchange r1c1 r1c2",
                "replace r1c1 2"
            })
    void theNotationGoesBothWays(String text) throws BadInput {
        assertEquals(text, CrossWiseMove.parse(text).toString());
        assertEquals(text, CrossWiseMove.parse("  " + text.replace(" ", "   ") + " ").toString());
    }

    @Test
    void anExchangeIsReadInEitherOrderAndWrittenInOne() throws BadInput {
        assertEquals("exchange r1c2 r3c1", CrossWiseMove.parse("exchange r3c1 r1c2").toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "put",
                "put 7 r1c1",
                "put 0 r1c1",
                "put 1 r0c1",
                "put 1 r1c7",
                "put 1 r1c1 r1c2",
                "remove r1c1 r1c2",
                "remove",
                "shift r1c1",
                "exchange r1c1 1",
                "replace 1 r1c1",
                "replace r1c1 9",
                "redraw",
                "PUT 1 r1c1"
            })
    void whatIsNoMoveIsSaidSo(String text) {
        BadInput bad = assertThrows(BadInput.class, () -> CrossWiseMove.parse(text));
        String complaint = English.say(bad.phrase());
        assertTrue(complaint.startsWith("\"" + text + "\" is not a move: write put"), complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "put 5 r1c2 | You have no \"sun\" token in your hand.",
                "shift r1c1 r1c2 | You have no \"shift\" token in your hand.",
                "put 1 r1c1 | There is already a symbol at row 1 column 1: pick an empty cell.",
                "remove r2c6 | There is nothing at row 2 column 6: pick a cell with a symbol.",
                "exchange r1c1 r1c1 | You picked row 1 column 1 twice: swap two different symbols.",
                "exchange r1c1 r3c1 | There is nothing at row 3 column 1: pick a cell with a"
                        + " symbol.",
                "replace r1c1 5 | You have no \"sun\" token in your hand.",
                "replace r1c2 1 | You have no \"replace\" token in your hand."
            })
    void aWrongMoveIsExplained(String move, String sentence) throws BadInput {
        String hand = move.startsWith("replace r1c1") ? "10 1" : "1 7 9";
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("3...../2...../....../....../....../......")
                        .hand(0, hand)
                        .state();
        assertEquals(
                sentence,
                English.say(
                        new CrossWiseRules(2)
                                .refusal(state, CrossWiseMove.parse(move))
                                .orElseThrow()
                                .phrase()));
    }

    @Test
    void nobodyPlaysOnceTheGameIsOver() throws BadInput {
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("111111/....../....../....../....../......")
                        .hand(0, "2")
                        .state();
        assertEquals(
                "The game is over.",
                English.say(
                        new CrossWiseRules(2)
                                .refusal(state, CrossWiseMove.parse("put 2 r2c1"))
                                .orElseThrow()
                                .phrase()));
    }
}
