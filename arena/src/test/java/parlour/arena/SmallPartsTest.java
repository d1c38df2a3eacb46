package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Rng;
import parlour.text.BadInput;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

class SmallPartsTest {
    @Test
    void aLateAnswerIsNotTakenForTheNextOne() {
        Questions questions = new Questions();
        questions.ask(Questions.Kind.MOVE);
        questions.ask(Questions.Kind.MOVE);
        assertFalse(questions.answered(Questions.Kind.MOVE));
        assertTrue(questions.answered(Questions.Kind.MOVE));
        assertTrue(questions.none());
    }

    @Test
    void aNewStartForgivesWhatWasNeverAnswered() {
        Questions questions = new Questions();
        questions.ask(Questions.Kind.MOVE);
        questions.ask(Questions.Kind.MOVE);
        questions.ask(Questions.Kind.READY);
        assertTrue(questions.answered(Questions.Kind.READY));
    }

    @Test
    void aLateReadyIsNoMove() {
        Questions questions = new Questions();
        questions.ask(Questions.Kind.READY);
        questions.ask(Questions.Kind.MOVE);
        assertFalse(questions.answered(Questions.Kind.READY));
        assertTrue(questions.answered(Questions.Kind.MOVE));
    }

    @Test
    void aMoveIsTakenFromOneWhoNeverSaidReady() {
        Questions questions = new Questions();
        questions.ask(Questions.Kind.READY);
        questions.ask(Questions.Kind.MOVE);
        assertTrue(questions.answered(Questions.Kind.MOVE));
    }

    @Test
    void commandsAreTakenApartAtSpacesOutsideQuotes() throws BadInput {
        assertEquals(
                List.of("python3", "my bot.py", "a'b", "", "c d"),
                CommandWords.words("python3  'my bot.py' \"a'b\" '' c\\ d", false));
        assertEquals(List.of("C:\\bots\\b.exe"), CommandWords.words("C:\\bots\\b.exe", true));
        assertEquals(List.of(), CommandWords.words("  ", false));
        assertThrows(BadInput.class, () -> CommandWords.words("'open", false));
    }

    @Test
    void playersAreTakenApartAtCommasOutsideQuotes() throws BadInput {
        assertEquals(
                List.of("greedy", "exec:bot 'a,b'", "random"),
                CommandWords.members("greedy,exec:bot 'a,b', random", false));
        assertEquals(List.of("a", "", "b"), CommandWords.members("a,,b", false));
    }

    @Test
    void partnersStayPartners() {
        Set<List<Integer>> orders = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            List<Integer> order = SeatOrder.draw(4, seat -> seat % 2, new Rng(seed));
            assertEquals(order.get(0) % 2, order.get(2) % 2);
            assertEquals(order.get(1) % 2, order.get(3) % 2);
            assertEquals(4, new HashSet<>(order).size());
            orders.add(order);
        }
        assertEquals(8, orders.size());
    }

    @Test
    void theOrderRoundTheTableChangesWithTheDeal() {
        Set<List<Integer>> orders = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            orders.add(SeatOrder.draw(3, seat -> seat, new Rng(seed)));
        }
        assertEquals(6, orders.size());
    }

    @Test
    void timesAreKnownToAboutOnePerCent() {
        MoveTimes times = new MoveTimes();
        for (int millis = 1; millis <= 1000; millis++) {
            times.add(millis * 1_000_000L);
        }
        assertEquals(500, times.millis(0.5), 5);
        assertEquals(990, times.millis(0.99), 10);
        assertEquals(0, new MoveTimes().millis(0.5));
    }

    @Test
    void smallAndHugeTimesHaveTheirPlace() {
        for (long nanos : new long[] {0, 1, 63, 64, 65, 127, 128, 1000, 1L << 40, Long.MAX_VALUE}) {
            MoveTimes times = new MoveTimes();
            times.add(nanos);
            assertEquals(nanos / 1e6, times.millis(0.5), nanos / 1e6 / 100);
        }
    }
}
