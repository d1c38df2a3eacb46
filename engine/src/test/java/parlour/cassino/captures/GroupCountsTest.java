package parlour.cassino.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.CardSet;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoCards;
import parlour.engine.Rng;

import java.util.stream.LongStream;

class GroupCountsTest {
    private static final int RANKS = 13;
    private static final int SUITS = 4;

    @Test
    void asManyAsTheSubsetsWithTheSum() {
        Rng rng = new Rng(5);
        for (int size = 0; size <= 14; size++) {
            for (int i = 0; i < 40; i++) {
                Deck deck = Deck.shuffled(CardSet.PACK, rng);
                check(CardSet.of(deck.list().subList(0, size)).bits());
            }
        }
    }

    @Test
    void sixCardsNeverRunOver() {
        sixCards(0, 0, 0);
    }

    /** Every way to have six cards, as far as their ranks go. */
    private static void sixCards(long cards, int rank, int size) {
        if (size == SixCards.MOST) {
            check(cards);
        } else if (rank < RANKS) {
            long more = cards;
            for (int suit = 0; suit <= SUITS && size + suit <= SixCards.MOST; suit++) {
                sixCards(more, rank + 1, size + suit);
                more |= suit < SUITS ? 1L << suit * RANKS + rank : 0;
            }
        }
    }

    /** Seven may: four aces and three twos have 22 groups that add up to 4. */
    @Test
    void oneMoreIsCountedOnlyAsMore() {
        check(CassinoCards.set("Ac Ad Ah As 2c 2d 2h").bits());
    }

    private static void check(long table) {
        long counts = GroupCounts.of(table);
        int[] expected = new int[CardValues.LARGEST + 1];
        subsets(table)
                .mapToInt(GroupCountsTest::sum)
                .filter(sum -> sum <= CardValues.LARGEST)
                .forEach(sum -> expected[sum]++);
        for (int target = 1; target <= CardValues.LARGEST; target++) {
            int count = GroupCounts.of(counts, target);
            if (expected[target] <= GroupCounts.MOST) {
                assertEquals(expected[target], count, () -> new CardSet(table).toString());
            } else {
                assertTrue(count > GroupCounts.MOST, () -> new CardSet(table).toString());
            }
        }
    }

    private static LongStream subsets(long table) {
        return LongStream.iterate(0, subset -> subset - table & table)
                .limit(1L << Long.bitCount(table))
                .skip(1);
    }

    private static int sum(long cards) {
        return new CardSet(cards).stream().mapToInt(CardValues::onTable).sum();
    }
}
