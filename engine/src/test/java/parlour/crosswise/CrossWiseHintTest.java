package parlour.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWisePosition;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.engine.Eyes;
import parlour.engine.Hint;
import parlour.engine.Rng;
import parlour.engine.Thinking;
import parlour.search.Evaluation;
import parlour.search.KnownMoves;
import parlour.text.BadInput;

import java.util.List;

class CrossWiseHintTest {
    private static final CrossWiseRules RULES = new CrossWiseRules(2);

    /** A column and a row with something in them; the viewer owns the columns. */
    private static final CrossWiseState OPEN =
            CrossWisePosition.seats(2)
                    .on("1...../2...../....../....../....../3.3...")
                    .hand(0, "1 4 3 9")
                    .hand(1, "5 5 6 6")
                    .state();

    private static Hint<CrossWiseMove> hint(CrossWiseState state, Thinking<CrossWiseMove> thought) {
        return Games.CROSSWISE
                .hint(RULES, RULES.view(state, Eyes.of(state.turn())), thought)
                .orElseThrow();
    }

    private static Hint<CrossWiseMove> searched(CrossWiseState state, int units) {
        Thinking<CrossWiseMove> thought =
                Games.CROSSWISE
                        .computer("expert", RULES, new Rng(1))
                        .think(RULES.view(state, Eyes.of(state.turn())), 4);
        thought.advance(units);
        return hint(state, thought);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static List<String> known(CrossWiseState state, Evaluation<CrossWiseMove>... found) {
        return said(hint(state, KnownMoves.played(found)));
    }

    private static List<String> said(Hint<CrossWiseMove> hint) {
        return hint.reasons().stream().map(English::say).toList();
    }

    private static CrossWiseMove move(String text) {
        try {
            return Games.CROSSWISE.move(text);
        } catch (BadInput e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Test
    void sixOfOneSymbolWins() {
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("1...../1...../1...../12..../1.3.../......")
                        .hand(0, "2 1 3 4")
                        .hand(1, "5 5 6 6")
                        .state();
        Hint<CrossWiseMove> hint = searched(state, 400);
        assertEquals("put 1 r6c1", hint.move().toString());
        assertEquals(
                List.of(
                        "Put a cross at row 6 column 1: it makes six of one symbol in your line and"
                                + " wins at once."),
                said(hint));
    }

    @Test
    void theOthersSixIsStopped() {
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("11111./..2.../.3..../....../....../......")
                        .hand(0, "2 4 3 4")
                        .hand(1, "1 5 6 6")
                        .state();
        Hint<CrossWiseMove> hint = searched(state, 2000);
        String move = hint.move().toString();
        assertTrue(move.matches("put [2-4] r1c6"), move);
        assertEquals(
                "It blocks a line in which the other team has five of one symbol.",
                said(hint).get(1));
    }

    @Test
    void aThreatIsCountedInTokensOutOfSight() {
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("1...../1...../1...../1...../1...../......")
                        .hand(0, "2 3 4 5")
                        .hand(1, "6 3 4 5")
                        .state();
        Hint<CrossWiseMove> hint = searched(state, 2000);
        assertTrue(!hint.move().toString().endsWith("r6c1"), hint.move().toString());
        assertEquals(
                "You then have five of one symbol in a line; 2 hidden tokens complete that.",
                said(hint).get(1));
    }

    @Test
    void pointsAreSaidAsGainsAndOnlyWhereTheyChange() {
        Evaluation<CrossWiseMove> other = KnownMoves.worse(move("put 4 r6c6"), 0, 5);
        assertEquals(
                "Put a cross at row 3 column 1: +1 for you.",
                known(OPEN, KnownMoves.best(move("put 1 r3c1"), 0), other).get(0));
        assertEquals(
                "Put a diamond at row 6 column 2: +2 for them.",
                known(OPEN, KnownMoves.best(move("put 3 r6c2"), 0), other).get(0));
        assertEquals(
                "Exchange row 1 column 1 and row 6 column 3: +1 for you, −1 for them.",
                known(OPEN, KnownMoves.best(move("exchange r1c1 r6c3"), 0), other).get(0));
        assertEquals(
                "Put a star at row 1 column 6: no points change.",
                known(OPEN, KnownMoves.best(move("put 4 r1c6"), 0), other).get(0));
    }

    private static String compared(double value, Evaluation<CrossWiseMove> other) {
        List<String> reasons = known(OPEN, KnownMoves.best(move("put 1 r3c1"), value), other);
        return reasons.get(reasons.size() - 1);
    }

    @Test
    void whereTheGameIsHeadingIsSaidInWholePoints() {
        CrossWiseMove other = move("put 4 r6c6");
        assertEquals(
                "The teams are about level; a star at row 6 column 6 is about as good.",
                compared(0.04, KnownMoves.close(other, 0.04, 0.2)));
        assertEquals(
                "Your team is heading for a lead of about 3 points; a star at row 6 column 6 would"
                        + " cost about 1 point.",
                compared(3.2, KnownMoves.worse(other, 3.2, 1.1)));
        assertEquals(
                "The other team is heading for a lead of about 1 point; a star at row 6 column 6"
                        + " would be a little worse.",
                compared(-0.8, KnownMoves.worse(other, -0.8, 0.4)));
        assertEquals(
                "The other team is close to six of one symbol in a line, which wins at once; a star"
                        + " at row 6 column 6 would be much worse.",
                compared(-9, KnownMoves.worse(other, -9, 10)));
    }

    @Test
    void theLastSymbolNamesTheResult() {
        CrossWiseState full =
                CrossWisePosition.seats(2)
                        .on("112233/223344/334455/445566/556611/66112.")
                        .hand(0, "2")
                        .hand(1, "5")
                        .state();
        Hint<CrossWiseMove> hint = searched(full, 50);
        assertTrue(
                said(hint).get(1).matches("It fills the board, and (you (win|lose)|the game is).*"),
                () -> said(hint).toString());
        assertEquals("It is your only legal move.", said(hint).get(2));
    }

    @Test
    void amongEqualMovesTheOneWithMorePointsIsSuggestedAndActionsAreKept() {
        List<Evaluation<CrossWiseMove>> found =
                List.of(
                        KnownMoves.best(move("put 4 r1c6"), 1),
                        KnownMoves.close(move("put 1 r3c1"), 1, 0.1));
        assertEquals("put 1 r3c1", hint(OPEN, new KnownMoves<>(found)).move().toString());
        List<Evaluation<CrossWiseMove>> actions =
                List.of(
                        KnownMoves.best(move("exchange r1c1 r2c1"), 1),
                        KnownMoves.close(move("put 4 r1c6"), 1, 0.1));
        assertEquals("put 4 r1c6", hint(OPEN, new KnownMoves<>(actions)).move().toString());
    }
}
