package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.CardSet;
import parlour.cards.Deck;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;
import parlour.engine.Rng;

class TakingsTest {
    @Test
    void equalCardsAndTheRichestGroupAreTaken() {
        Takings takings = new Takings();
        takings.lay(KnowledgeFromText.bits("8c 8s 5d 3h 2c As"));
        int eights = worth("8c 8s");
        assertEquals(eights + worth("5d 2c As"), takings.of(8));
        assertEquals(worth("8s 2c As"), takings.of(11));
        assertEquals(worth("5d 2c"), takings.of(7));
        assertEquals(worth("3h As"), takings.of(4));
        assertEquals(worth("8c 8s 5d 3h 2c As"), takings.worth());
    }

    /** Never more than the richest capture, and something exactly where something can be taken. */
    @Test
    void theyAreACaptureAndMostlyTheRichest() {
        Takings takings = new Takings();
        Captures captures = new Captures();
        Rng rng = new Rng(4);
        int found = 0;
        int richest = 0;
        for (int i = 0; i < 2000; i++) {
            var cards = Deck.shuffled(CardSet.PACK, rng).list();
            long table = CardSet.of(cards.subList(0, rng.below(9))).bits();
            takings.lay(table);
            for (int value = 2; value <= CardValues.LARGEST; value++) {
                long best = captures.best(table, value, Counter.WORTH, 0);
                assertEquals(best == 0, takings.of(value) == 0);
                assertTrue(takings.of(value) <= captures.value());
                found += best == 0 ? 0 : 1;
                richest += best != 0 && takings.of(value) == captures.value() ? 1 : 0;
            }
        }
        assertTrue(richest > 0.8 * found, richest + " of " + found);
    }

    @Test
    void oneMoreCardIsAsIfAllWereLaid() {
        Takings less = new Takings();
        Takings more = new Takings();
        Takings all = new Takings();
        less.lay(KnowledgeFromText.bits("4c 6h 9s"));
        more.lay(less, Long.numberOfTrailingZeros(KnowledgeFromText.bits("2d")));
        all.lay(KnowledgeFromText.bits("4c 6h 9s 2d"));
        for (int value = 2; value <= CardValues.LARGEST; value++) {
            assertEquals(all.of(value), more.of(value));
        }
        assertEquals(all.worth(), more.worth());
    }

    private static int worth(String cards) {
        int worth = 0;
        for (long left = KnowledgeFromText.bits(cards); left != 0; left &= left - 1) {
            worth += (int) Counter.WORTH[Long.numberOfTrailingZeros(left)];
        }
        return worth;
    }
}
