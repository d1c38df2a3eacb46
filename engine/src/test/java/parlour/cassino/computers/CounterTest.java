package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.cards.CardSet;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoMove;
import parlour.engine.Rng;

class CounterTest {
    private static final double NOISE = 1e-9;

    /** The baseline is frozen: table, hand, piles, the next hand's size, the move, its value. */
    @ParameterizedTest
    @CsvSource({
        "'6d 5c Jh As 10c 3c', 'Qh 4c 2d Js', '', 4, 'Js x 10c As', 1.3653846154",
        "'', '2d Kh 7s 10d', '', 4, '2d', -0.1668666667",
        "'7c', '7d 4h 2s 9c', '', 4, '7d x 7c', 1.0384615385",
        "'10d 4c 2h', 'Ah 2s 9s 3d', '5c 9c', 4, 'Ah x 4c 10d', 2.8716457961",
        "'As Ah 5d 8s', 'Ad 2s 10d Kc', '', 4, '2s x 5d Ah As 8s', 4.5576923077",
        "'3c 4d', '8h 9h Jd Qd', 'As Ac Ah Ad', 3, 'Jd', -0.0725285714",
        "'9c', '5c 6c', '', 1, '6c', -0.0414163265",
        "'2c 3c 4c 5c', '9s 7d 6h Kd', '', 4, '7d x 2c 3c 4c 5c', 1.0961538462",
        "'Kc Ks 2c Ac', 'Kd 3h', 'Kh 10d 2s', 2, '3h x Ac 2c', 1.0576923077",
        "'8c 6d', 'As 2s', 'Ac Ad Ah 10d', 0, 'As x 8c 6d', 2.2115384615"
    })
    void tenPositionsAreFrozen(
            String table, String hand, String gone, int nextHand, String move, double value) {
        MoverKnowledge moverKnowledge = KnowledgeFromText.of(table, hand, gone, nextHand);
        CassinoMove chosen = new Counter(false).choose(moverKnowledge);
        assertEquals(move, chosen.toString());
        assertEquals(value, PlainCounter.value(moverKnowledge, chosen), NOISE);
        assertEquals(value, value(moverKnowledge, chosen), NOISE);
    }

    @Test
    void everyMoveIsWorthWhatThePlainComputationSays() {
        Rng rng = new Rng(11);
        for (int i = 0; i < 200; i++) {
            MoverKnowledge moverKnowledge = random(rng);
            for (CassinoMove move : PlainCounter.moves(moverKnowledge)) {
                assertEquals(
                        PlainCounter.value(moverKnowledge, move),
                        value(moverKnowledge, move),
                        NOISE,
                        () -> moverKnowledge + " " + move);
            }
        }
    }

    @Test
    void noMoveIsWorthMoreThanTheChosenOne() {
        Rng rng = new Rng(12);
        for (int i = 0; i < 200; i++) {
            MoverKnowledge moverKnowledge = random(rng);
            double best =
                    PlainCounter.moves(moverKnowledge).stream()
                            .mapToDouble(move -> PlainCounter.value(moverKnowledge, move))
                            .max()
                            .orElseThrow();
            assertEquals(
                    best,
                    PlainCounter.value(moverKnowledge, new Counter(false).choose(moverKnowledge)),
                    NOISE);
        }
    }

    @Test
    void capturesWhenItMust() {
        MoverKnowledge moverKnowledge = KnowledgeFromText.of("3c 4d 9h", "7h 9d Jd Qd", "", 4);
        CassinoMove free =
                new Counter(false).choose(KnowledgeFromText.of("3c 4d", "7h Jd Qd", "", 4));
        assertTrue(!free.taken().isEmpty(), "a sweep is taken anyway");
        MoverKnowledge risky = KnowledgeFromText.of("9h 2c", "9d Kd", "", 4);
        assertTrue(new Counter(false).choose(risky).taken().isEmpty(), "leaving a two is bad");
        assertEquals("9d x 9h", new Counter(true).choose(risky).toString());
        assertTrue(!new Counter(true).choose(moverKnowledge).taken().isEmpty());
    }

    @Test
    void aTableOfFiftyOneCardsIsAnswered() {
        long hand = KnowledgeFromText.bits("Kd");
        MoverKnowledge moverKnowledge = new MoverKnowledge(CardSet.PACK.bits() & ~hand, hand, 0, 0);
        assertTrue(new Counter(false).choose(moverKnowledge).taken().size() > 40);
    }

    private static double value(MoverKnowledge moverKnowledge, CassinoMove move) {
        return new Counter(false).value(moverKnowledge, move.card(), move.taken().bits());
    }

    /** Up to six cards on the table, one to four in the hand, the rest unseen or gone. */
    static MoverKnowledge random(Rng rng) {
        var cards = Deck.shuffled(CardSet.PACK, rng).list();
        int table = rng.below(7);
        int hand = 1 + rng.below(4);
        int unseen = 1 + rng.below(51 - table - hand);
        return new MoverKnowledge(
                CardSet.of(cards.subList(0, table)).bits(),
                CardSet.of(cards.subList(table, table + hand)).bits(),
                CardSet.of(cards.subList(table + hand, table + hand + unseen)).bits(),
                1 + rng.below(Math.min(4, unseen)));
    }
}
