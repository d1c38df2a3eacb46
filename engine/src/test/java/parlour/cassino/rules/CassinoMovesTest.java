package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.CardSet;
import parlour.engine.Eyes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Moves in numbers: how many there are, the first of many, and those worth a search's while. */
class CassinoMovesTest {
    private final CassinoMoves free = new CassinoMoves(false);
    private final CassinoMoves forced = new CassinoMoves(true);

    private static Set<CassinoMove> moves(String... texts) {
        return Stream.of(texts).map(CassinoCards::move).collect(Collectors.toSet());
    }

    private List<CassinoMove> all(CardSet table, CardSet hand) {
        List<CassinoMove> all = new ArrayList<>();
        free.each(table, hand, all::add);
        return all;
    }

    /** Buffers are used again, but not before they are free. */
    @Test
    void whoeverIsShownMovesMayCountAndListOthersMeanwhile() {
        CardSet table = CassinoCards.set("4c 4d 4h 4s 5c 5d 3c 3d 3h 3s 6c 6d Kc Kd 2h");
        CardSet hand = CassinoCards.set("9h Ks");
        CardSet other = CassinoCards.set("Ac 8d 7h 2c 2d 2s 5s 5h Qc Qd Jh Js 10c 10s 9c");
        List<CassinoMove> expected = all(table, hand);
        List<CassinoMove> there = all(other, CassinoCards.set("9d Qh"));
        long count = free.count(table, hand);
        assertEquals(expected.size(), count);
        List<CassinoMove> shown = new ArrayList<>();
        free.each(
                table,
                hand,
                move -> {
                    assertEquals(there, all(other, CassinoCards.set("9d Qh")));
                    assertEquals(count, free.count(table, hand));
                    return shown.add(move);
                });
        assertEquals(expected, shown);
    }

    @Test
    void searchTriesEveryCaptureWhereTheyAreFew() {
        CardSet table = CassinoCards.set("5c 5d Kc");
        CardSet hand = CassinoCards.set("5h 9d");
        assertEquals(
                moves("5h", "9d", "5h x 5c", "5h x 5d", "5h x 5c 5d"),
                new HashSet<>(free.candidates(table, hand)));
        assertEquals(
                moves("5h x 5c", "5h x 5d", "5h x 5c 5d"),
                new HashSet<>(forced.candidates(table, hand)));
    }

    @Test
    void searchTriesOnlyTheMaximalCapturesWhereTheyAreMany() {
        // Three nines and five with four are 15 captures.
        CardSet table = CassinoCards.set("9c 9d 9s 4c 5c Kc");
        CardSet hand = CassinoCards.set("9h");
        assertEquals(16, free.count(table, hand));
        assertEquals(
                moves("9h", "9h x 9c 9d 9s 4c 5c"), new HashSet<>(free.candidates(table, hand)));
    }

    @Test
    void searchTriesTwelveCapturesOfACardAtMost() {
        // Two of four fours go with the fives, and two of four threes with the sixes.
        CardSet table = CassinoCards.set("4c 4d 4h 4s 5c 5d 3c 3d 3h 3s 6c 6d");
        List<CassinoMove> candidates = free.candidates(table, CassinoCards.set("9h 2c"));
        assertEquals(2 + 12, candidates.size());
        assertEquals(14, new HashSet<>(candidates).size());
    }

    @Test
    void ofManyMovesThePlacesAndTheLargestCapturesComeFirst() {
        CardSet table = CassinoCards.set("9c 9d 9s 4c 5c Kc");
        CardSet hand = CassinoCards.set("9h Qd");
        assertEquals(2 + 15, free.count(table, hand));
        List<CassinoMove> first = free.first(table, hand, 4);
        assertEquals(moves("9h", "Qd"), new HashSet<>(first.subList(0, 2)));
        assertEquals(CassinoCards.move("9h x 9c 9d 9s 4c 5c"), first.get(2));
        assertEquals(4, first.get(3).taken().size());
        assertEquals(4, first.size());
        assertEquals(15, forced.count(table, hand));
        assertEquals(CassinoCards.move("9h x 9c 9d 9s 4c 5c"), forced.first(table, hand, 1).get(0));
    }

    @Test
    void largeCapturesComeBeforeSmallOnesWhicheverCardTakesThem() {
        CardSet table = CassinoCards.set("9c 9d 9s 4c 5c Kc");
        List<CassinoMove> first = forced.first(table, CassinoCards.set("4h 9h"), 15);
        assertEquals(CassinoCards.move("9h x 9c 9d 9s 4c 5c"), first.get(0));
        for (int i = 1; i < first.size(); i++) {
            assertTrue(first.get(i - 1).taken().size() >= first.get(i).taken().size());
        }
    }

    @Test
    void aVisitorThatHasSeenEnoughIsAskedNoMore() {
        CardSet table = CassinoCards.set("9c 9d Kc");
        CardSet hand = CassinoCards.set("9h Kd");
        for (int enough = 1; enough <= 6; enough++) {
            int most = enough;
            List<CassinoMove> seen = new ArrayList<>();
            free.each(
                    table,
                    hand,
                    move -> {
                        seen.add(move);
                        return seen.size() < most;
                    });
            assertEquals(enough, seen.size());
        }
    }

    @Test
    void onlyOneStateLooksLikeAViewWhereOneHandIsHiddenAndNoDeck() {
        assertTrue(seenByTheFirst(CassinoPosition.seats(2).hand(0, "5c").hand(1, "6c")).certain());
        CassinoPosition three = CassinoPosition.seats(3).hand(0, "5c").hand(1, "6c");
        assertTrue(seenByTheFirst(three).certain());
        assertFalse(seenByTheFirst(three.hand(2, "7c")).certain());
        assertFalse(
                seenByTheFirst(CassinoPosition.seats(2).hand(0, "5c").hand(1, "6c").deck("7c"))
                        .certain());
    }

    private static CassinoView seenByTheFirst(CassinoPosition position) {
        return CassinoView.of(position.state(), Eyes.of(0));
    }
}
