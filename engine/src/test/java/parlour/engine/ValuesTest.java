package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

/** The small values of the contract. */
class ValuesTest {
    @Test
    void equalPointsShareTheBetterPlace() {
        Result result = Result.of(List.of(3.0, 7.0, 3.0, 7.0, 1.0));
        assertEquals(List.of(3, 1, 3, 1, 5), result.places());
        assertEquals(List.of(1, 3), result.winners());
        assertEquals(List.of(0, 1), Result.of(List.of(0.0, 0.0)).winners());
    }

    @Test
    void eyesAreASetOfSeats() {
        assertTrue(Eyes.of(3).include(3));
        assertFalse(Eyes.of(3).include(2));
        assertFalse(Eyes.NONE.include(0));
        assertFalse(Eyes.all(12).include(Rules.NOBODY));
        assertTrue(Eyes.all(12).include(11));
        assertFalse(Eyes.all(12).include(12));
        assertEquals(Eyes.all(2), Eyes.of(0).and(1));
    }

    @Test
    void aTallyDoesNotChangeWhenItsSumDoes() {
        Tally tally = Tally.of(List.of(3, 1, 2));
        assertEquals(List.of(3, 6, 2), tally.plus(1, 5).list());
        assertEquals(List.of(3, 1, 2), tally.list());
        assertEquals(3, tally.max());
        assertEquals(1, tally.min());
        assertEquals(3, tally.size());
        assertEquals(tally, tally.plus(0, 1).plus(0, -1));
        assertEquals(tally.hashCode(), tally.plus(0, 1).plus(0, -1).hashCode());
        assertNotEquals(tally, tally.plus(0, 1));
        assertEquals(Tally.of(List.of(0, 0)), Tally.zeros(2));
    }

    @Test
    void aChoiceMadeAtOnceIsMadeWithTheFirstUnitAndOnce() {
        int[] made = {0};
        Thinking<String> choice = Thinking.atOnce(() -> "move " + ++made[0]);
        assertEquals(Optional.empty(), choice.best());
        assertFalse(choice.advance(1));
        assertFalse(choice.advance(1000));
        assertEquals(Optional.of("move 1"), choice.best());
    }
}
