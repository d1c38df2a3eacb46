package parlour.cassino.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Rounds;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoCards;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/** The captures that a person is offered, held against the brute-force oracle. */
class CaptureChoicesTest {
    private static final int ALL = 1_000;

    private final CaptureChoices most = new CaptureChoices(false);
    private final CaptureChoices least = new CaptureChoices(true);

    private static CardSet set(String text) {
        return CassinoCards.set(text);
    }

    private static List<CardSet> captures(CardSet table, Card card) {
        return new CapturesOracle(table.bits(), CardValues.inHand(card))
                .all().stream().map(CardSet::new).toList();
    }

    private static CardSet table(Rng rng, Card without) {
        CardSet table = CardSet.EMPTY;
        for (int i = rng.below(9); i >= 0; i--) {
            table = table.with(Card.at(rng.below(Card.COUNT)));
        }
        return table.without(without);
    }

    /** Points over spades over cards. */
    private static Comparator<CardSet> byWorth(CardSet table, boolean sweepCounts) {
        return Comparator.comparingInt(
                        (CardSet taken) ->
                                CardValues.points(taken.bits())
                                        + (sweepCounts && taken.equals(table) ? 1 : 0))
                .thenComparingInt(taken -> taken.and(CardValues.SPADES).size())
                .thenComparingInt(CardSet::size);
    }

    private static void assertSorted(List<CardSet> choices, Comparator<CardSet> bestFirst) {
        for (int i = 1; i < choices.size(); i++) {
            assertTrue(
                    bestFirst.compare(choices.get(i - 1), choices.get(i)) <= 0, choices.toString());
        }
    }

    @Test
    void offersWhatIsNotPartOfALargerCaptureBestFirst() {
        Rng rng = new Rng(51);
        for (int i = 0; i < Rounds.of(1500); i++) {
            Card card = Card.at(rng.below(Card.COUNT));
            CardSet table = table(rng, card);
            boolean counts = rng.below(2) == 0;
            List<CardSet> all = captures(table, card);
            List<CardSet> maximal =
                    all.stream()
                            .filter(
                                    one ->
                                            all.stream()
                                                    .noneMatch(
                                                            other ->
                                                                    !other.equals(one)
                                                                            && other.hasAll(one)))
                            .toList();
            List<CardSet> choices = most.of(table, card, CardSet.EMPTY, counts, ALL);
            assertEquals(new HashSet<>(maximal), new HashSet<>(choices), card + " on " + table);
            assertEquals(maximal.size(), choices.size());
            assertSorted(choices, byWorth(table, counts).reversed());
            int few = Math.min(2, choices.size());
            assertEquals(choices.subList(0, few), most.of(table, card, CardSet.EMPTY, counts, 2));
        }
    }

    @Test
    void wherePointsAreBadOffersSingleGroupsCheapestFirst() {
        Rng rng = new Rng(52);
        for (int i = 0; i < Rounds.of(1500); i++) {
            Card card = Card.at(rng.below(Card.COUNT));
            CardSet table = table(rng, card);
            List<CardSet> all = captures(table, card);
            List<CardSet> minimal =
                    all.stream()
                            .filter(
                                    one ->
                                            all.stream()
                                                    .noneMatch(
                                                            other ->
                                                                    !other.equals(one)
                                                                            && one.hasAll(other)))
                            .toList();
            List<CardSet> choices = least.of(table, card, CardSet.EMPTY, true, ALL);
            assertEquals(new HashSet<>(minimal), new HashSet<>(choices), card + " on " + table);
            assertEquals(minimal.size(), choices.size());
            assertSorted(choices, byWorth(table, true));
        }
    }

    @Test
    void whatIsWantedIsInEveryChoiceAndSomethingIsOfferedIfAnythingHasIt() {
        Rng rng = new Rng(53);
        for (int i = 0; i < Rounds.of(1500); i++) {
            Card card = Card.at(rng.below(Card.COUNT));
            CardSet table = table(rng, card);
            CardSet wanted = new CardSet(table.bits() & rng.next() & rng.next());
            List<CardSet> having =
                    captures(table, card).stream().filter(one -> one.hasAll(wanted)).toList();
            for (CaptureChoices choices : List.of(most, least)) {
                List<CardSet> offered = choices.of(table, card, wanted, true, ALL);
                assertTrue(having.containsAll(offered), card + " on " + table);
                assertEquals(having.isEmpty(), offered.isEmpty(), card + " on " + table);
            }
        }
    }

    @Test
    void capturesOfEqualWorthAreOfferedInTheOrderOfTheirCards() {
        CardSet threes = set("3c 3d 3h");
        CardSet five = set("5h");
        List<CardSet> inOrder = new ArrayList<>();
        threes.forEach(three -> inOrder.add(five.with(three)));
        for (CaptureChoices choices : List.of(most, least)) {
            assertEquals(
                    inOrder,
                    choices.of(five.or(threes), CassinoCards.card("8c"), CardSet.EMPTY, true, ALL));
        }
    }

    @Test
    void aCrowdedTableHasItsBestCaptureFirst() {
        CardSet table = CardSet.PACK.minus(set("10d 2s 7d 7h"));
        for (CaptureChoices choices : List.of(most, least)) {
            List<CardSet> offered =
                    choices.of(table, CardValues.TEN_OF_DIAMONDS, CardSet.EMPTY, true, 5);
            assertEquals(5, offered.size());
            assertSorted(
                    offered,
                    choices == most ? byWorth(table, true).reversed() : byWorth(table, true));
            CardSet wanted = set("Kh 3c");
            for (CardSet one : choices.of(table, CardValues.TEN_OF_DIAMONDS, wanted, true, 5)) {
                assertTrue(one.hasAll(wanted), one.toString());
            }
        }
        assertEquals(
                new Captures()
                        .largest(table.bits(), CardValues.LARGEST, 1)
                        .get(0)
                        .and(CardValues.SPECIALS),
                most.of(table, CardValues.TEN_OF_DIAMONDS, CardSet.EMPTY, true, 1)
                        .get(0)
                        .and(CardValues.SPECIALS));
    }
}
