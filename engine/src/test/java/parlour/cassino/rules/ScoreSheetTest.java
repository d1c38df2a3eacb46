package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.engine.Rules;
import parlour.engine.Tally;

import java.util.List;
import java.util.stream.Stream;

class ScoreSheetTest {
    private static ScoreSheet score(String options, List<Integer> sweeps, String... piles) {
        return score(options, sweeps, 0, 0, piles);
    }

    private static ScoreSheet score(
            String options, List<Integer> sweeps, int cards, int spades, String... piles) {
        List<CardSet> sets = Stream.of(piles).map(CassinoCards::set).toList();
        return ScoreSheet.of(
                CassinoOptions.of(CassinoLawsTest.options(options)),
                CardSets.of(sets),
                Tally.of(sweeps),
                cards,
                spades);
    }

    private static ScoreSheet.Line line(
            int cards, int spades, int aces, int tenOfDiamonds, int twoOfSpades, int sweeps) {
        return new ScoreSheet.Line(cards, spades, aces, tenOfDiamonds, twoOfSpades, sweeps);
    }

    @Test
    void everyLineOfTheTable() {
        ScoreSheet sheet = score("house", List.of(3, 1), "As Ac 10d 5h 6h", "Ad Ah 2s 3s");
        assertEquals(line(1, 0, 2, 2, 0, 3), sheet.lines().get(0));
        assertEquals(line(0, 2, 2, 0, 1, 1), sheet.lines().get(1));
        assertEquals(List.of(8, 6), sheet.totals());
    }

    @Test
    void allCardsAndNoSweepsAreTenPoints() {
        ScoreSheet sheet = score("house", List.of(0, 0), CardSet.PACK.toString(), "");
        // Most cards 1, most spades 2, four aces 4, ten of diamonds 2, two of spades 1.
        assertEquals(List.of(10, 0), sheet.totals());
    }

    @Test
    void tiedPlayersEachGetTheFullPointsUnderAll() {
        ScoreSheet sheet = score("ties=all", List.of(0, 0, 0), "3s 3c", "4s 4c", "5c");
        assertEquals(List.of(3, 3, 0), sheet.totals());
        assertCarried(0, 0, sheet);
    }

    @Test
    void tiedPlayersGetNothingUnderNone() {
        ScoreSheet sheet = score("ties=none", List.of(0, 0, 0), "3s 3c", "4s 4c", "5c");
        assertEquals(List.of(0, 0, 0), sheet.totals());
        assertCarried(0, 0, sheet);
    }

    @Test
    void aTieBelowTheMostIsNoTie() {
        for (String ties : List.of("all", "none", "carry")) {
            ScoreSheet sheet =
                    score("ties=" + ties, List.of(0, 0, 0), "3s 3c", "4s 4c", "5s 6s 7s");
            assertEquals(List.of(0, 0, 3), sheet.totals(), ties);
            assertCarried(0, 0, sheet);
        }
    }

    @Test
    void carriedPrizesGrowByOneAndByTwo() {
        ScoreSheet once = score("ties=carry", List.of(0, 0), "3s", "4s");
        assertEquals(List.of(0, 0), once.totals());
        assertCarried(1, 2, once);
        ScoreSheet twice = score("ties=carry", List.of(0, 0), 1, 2, "3s", "4s");
        assertCarried(2, 4, twice);
        ScoreSheet won = score("ties=carry", List.of(0, 0), 2, 4, "3s 5s", "4s");
        assertEquals(line(3, 6, 0, 0, 0, 0), won.lines().get(0));
        assertCarried(0, 0, won);
    }

    @Test
    void eachPrizeIsCarriedByItself() {
        ScoreSheet cards = score("ties=carry", List.of(0, 0), 1, 0, "3s 4c", "5c 6c");
        assertEquals(List.of(2, 0), cards.totals());
        assertCarried(2, 0, cards);
        ScoreSheet spades = score("ties=carry", List.of(0, 0), 0, 4, "3s 4c", "5s");
        assertEquals(List.of(1, 0), spades.totals());
        assertCarried(0, 6, spades);
    }

    @Test
    void atZeroNobodyScoresMostCardsOrMostSpades() {
        for (String ties : List.of("all", "none", "carry")) {
            assertEquals(
                    List.of(0, 0), score("ties=" + ties, List.of(0, 0), "", "").totals(), ties);
            ScoreSheet noSpades = score("ties=" + ties, List.of(0, 0), "3c 4c", "5c");
            assertEquals(List.of(1, 0), noSpades.totals(), ties);
        }
    }

    @Test
    void aPrizeThatNobodyHadACardForIsCarriedToo() {
        assertCarried(1, 2, score("ties=carry", List.of(0, 0), "", ""));
        assertCarried(0, 2, score("ties=carry", List.of(0, 0), "3c 4c", "5c"));
    }

    @Test
    void carryGoesThroughTheRoundsOfAGame() {
        CassinoRules rules =
                new CassinoRules(2, CassinoOptions.of(CassinoLawsTest.options("ties=carry")));
        CassinoPosition tied = CassinoPosition.seats(2).pile(0, "3s").pile(1, "4s");
        CassinoState second = rules.dealNext(tied.state(), 1).state();
        assertEquals(List.of(1, 2), List.of(second.carriedCards(), second.carriedSpades()));
        CassinoState third = rules.dealNext(tied.carry(1, 2).state(), 1).state();
        assertEquals(List.of(2, 4), List.of(third.carriedCards(), third.carriedSpades()));
        CassinoPosition won = CassinoPosition.seats(2).pile(0, "3s 5s").pile(1, "4s").carry(2, 4);
        CassinoState fourth = rules.dealNext(won.state(), 1).state();
        assertEquals(List.of(0, 0), List.of(fourth.carriedCards(), fourth.carriedSpades()));
        assertEquals(List.of(9, 0), fourth.scores().list());
        assertEquals(Rules.NOBODY, fourth.lastCapture());
    }

    @Test
    void sweepsCancelTheSmallestNumberFromEveryone() {
        String[] piles = {"", "", ""};
        assertEquals(List.of(2, 0, 3), score("sweepsCancel=on", List.of(4, 2, 5), piles).totals());
        assertEquals(List.of(4, 0, 5), score("sweepsCancel=on", List.of(4, 0, 5), piles).totals());
        assertEquals(List.of(4, 2, 5), score("house", List.of(4, 2, 5), piles).totals());
    }

    private static void assertCarried(int cards, int spades, ScoreSheet sheet) {
        assertEquals(List.of(cards, spades), List.of(sheet.carriedCards(), sheet.carriedSpades()));
    }
}
