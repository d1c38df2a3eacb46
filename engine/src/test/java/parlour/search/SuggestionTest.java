package parlour.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.Comparator;
import java.util.Optional;

class SuggestionTest {
    /** A good player likes long names. */
    private static final Comparator<String> LONG =
            Comparator.comparing((String move) -> -move.length());

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static Suggestion<String> of(Evaluation<String>... found) {
        return Suggestion.of(KnownMoves.played(found), 0.02, LONG);
    }

    @Test
    void amongEqualMovesTheOneAGoodPlayerWouldMakeIsSuggested() {
        Suggestion<String> suggestion =
                of(KnownMoves.best("a", 0.5), KnownMoves.close("abc", 0.5, 0.01));
        assertEquals("abc", suggestion.move());
        assertEquals("a", suggestion.next().orElseThrow().move());
        assertEquals(0, suggestion.lead());
    }

    @Test
    void aMoveThatIsWorseIsNotSuggestedHoweverWellItLooks() {
        assertEquals("a", of(KnownMoves.best("a", 0.5), KnownMoves.worse("abc", 0.5, 0.01)).move());
        assertEquals(
                "a",
                of(KnownMoves.best("a", 0.5), KnownMoves.close("abc", 0.5, 0.05)).move(),
                "it may be much worse");
        assertEquals(
                "a",
                of(KnownMoves.exact("a", 0.5, 0), KnownMoves.exact("abc", 0.499, 0.001)).move());
    }

    @Test
    void aMoveOfWhichLittleIsKnownIsNotSuggested() {
        Evaluation<String> dropped = new Evaluation<>("abc", 0.5, 0.1, 0, 0.1, 16);
        Evaluation<String> unknown = new Evaluation<>("abcd", 0, 0, 0, Double.POSITIVE_INFINITY, 0);
        Suggestion<String> suggestion = of(KnownMoves.best("a", 0.5), dropped, unknown);
        assertEquals("a", suggestion.move());
        assertEquals("abc", suggestion.next().orElseThrow().move());
        assertEquals(Optional.empty(), of(KnownMoves.best("a", 0.5), unknown).next());
    }

    @Test
    void anExactSearchIsToldFromPlayoutsThatAllCameOutTheSame() {
        assertTrue(of(KnownMoves.exact("a", 1, 0)).exact());
        assertFalse(of(new Evaluation<>("a", 1, 0, 0, 0, 400)).exact());
    }
}
