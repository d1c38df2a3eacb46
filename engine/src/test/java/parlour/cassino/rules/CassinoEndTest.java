package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cards.CardSet;
import parlour.engine.Match;
import parlour.engine.Result;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The end of a round and of the game. */
class CassinoEndTest {
    private static CassinoRules rules(String options) {
        return new CassinoRules(2, CassinoOptions.of(CassinoLawsTest.options(options)));
    }

    private static List<CassinoEvent> events(
            CassinoRules rules, CassinoPosition position, String move) {
        List<CassinoEvent> events = new ArrayList<>();
        rules.play(position.state(), CassinoCards.move(move), events::add);
        return events;
    }

    @Test
    void theLastToCaptureGetsTheRestWithoutASweep() {
        CassinoPosition position =
                CassinoPosition.seats(2).table("3c Kd").hand(0, "9d").lastCapture(1);
        CassinoState over =
                rules("house").play(position.state(), CassinoCards.move("9d"), Rules.silent());
        assertEquals(Rules.NOBODY, over.turn());
        assertEquals(CassinoCards.set("3c Kd 9d"), over.piles().get(1));
        assertEquals(CardSet.EMPTY, over.table());
        assertEquals(List.of(0, 0), over.sweeps().list());
        List<CassinoEvent> events = events(rules("house"), position, "9d");
        assertEquals(new CassinoEvent.TookRest(1, CassinoCards.set("3c 9d Kd")), events.get(1));
    }

    @Test
    void theStatisticsCountSweeps() {
        CassinoPosition position = CassinoPosition.seats(2).table("9c").hand(0, "9d").sweeps(1, 3);
        CassinoState over =
                rules("house").play(position.state(), CassinoCards.move("9d x 9c"), Rules.silent());
        assertEquals(Map.of("sweeps", 2), Games.CASSINO.achievements(over, 0));
        assertEquals(Map.of("sweeps", 3), Games.CASSINO.achievements(over, 1));
    }

    @Test
    void theTargetIsWhatThePointsOfTheGameGoTo() {
        assertEquals(OptionalInt.of(16), rules("house").target());
        assertEquals(OptionalInt.of(21), rules("target=21").target());
    }

    @Test
    void pointsAndRoundAreThoseTheRoundBeganWith() {
        CassinoState state = CassinoPosition.seats(2).pile(1, "As").scores(3, 4).round(5).state();
        assertEquals(5, rules("house").roundNumber(state));
        assertEquals(List.of(3, 4), rules("house").scores(state).list());
    }

    @Test
    void aCaptureWithTheLastCardMakesItsPlayerTheLast() {
        CassinoPosition position =
                CassinoPosition.seats(2).table("9c Kd").hand(0, "9d").lastCapture(1);
        CassinoState over =
                rules("house").play(position.state(), CassinoCards.move("9d x 9c"), Rules.silent());
        assertEquals(CassinoCards.set("9c 9d Kd"), over.piles().get(0));
        assertEquals(List.of(0, 0), over.sweeps().list(), "taking the rest is no sweep");
    }

    @Test
    void aSweepWithTheLastCardLeavesNoRest() {
        CassinoPosition position =
                CassinoPosition.seats(2).table("9c").hand(0, "9d").lastCapture(1);
        List<CassinoEvent> events = events(rules("house"), position, "9d x 9c");
        assertTrue(events.stream().noneMatch(CassinoEvent.TookRest.class::isInstance));
    }

    @Test
    void whenNobodyCapturedTheCardsBelongToNobody() {
        CassinoPosition position = CassinoPosition.seats(2).table("As 10d").hand(0, "9d");
        CassinoState over =
                rules("house").play(position.state(), CassinoCards.move("9d"), Rules.silent());
        assertEquals(CassinoCards.set("As 10d 9d"), over.table());
        assertEquals(0, over.piles().union());
        List<CassinoEvent> events = events(rules("house"), position, "9d");
        assertEquals(
                new CassinoEvent.TookRest(Rules.NOBODY, CassinoCards.set("As 10d 9d")),
                events.get(1));
        assertEquals(List.of(0, 0), rules("house").sheet(over).totals());
    }

    @Test
    void aRoundIsOverOnlyWhenAllHandsAreEmpty() {
        CassinoPosition position = CassinoPosition.seats(2).table("3c").hand(0, "9d").hand(1, "4c");
        CassinoState next =
                rules("house").play(position.state(), CassinoCards.move("9d"), Rules.silent());
        assertEquals(1, next.turn());
        assertTrue(rules("house").round(next).isEmpty());
        assertTrue(rules("house").game(next).isEmpty());
    }

    @Test
    void theRoundIsToldInOrderPlayRestScoreAndWinner() {
        CassinoPosition position =
                CassinoPosition.seats(2)
                        .table("3c")
                        .hand(0, "9d")
                        .lastCapture(1)
                        .pile(1, "As")
                        .scores(2, 15)
                        .round(3);
        List<CassinoEvent> events = events(rules("house"), position, "9d");
        assertEquals(4, events.size());
        assertEquals(new CassinoEvent.Placed(0, CassinoCards.card("9d")), events.get(0));
        assertEquals(new CassinoEvent.TookRest(1, CassinoCards.set("3c 9d")), events.get(1));
        CassinoEvent.Scored scored = (CassinoEvent.Scored) events.get(2);
        assertEquals(3, scored.round());
        // Most cards 1, most spades 2, an ace 1.
        assertEquals(List.of(0, 4), scored.sheet().totals());
        assertEquals(List.of(2, 19), scored.totals());
        assertEquals(new CassinoEvent.Won(List.of(1)), events.get(3));
    }

    @Test
    void theGameEndsAfterTheRoundThatReachesTheTarget() {
        // Seat 1 has an ace and most cards and spades: 4 points.
        CassinoPosition position = CassinoPosition.seats(2).pile(1, "As 2c");
        assertTrue(rules("house").game(position.scores(15, 11).state()).isEmpty());
        Result result = rules("house").game(position.scores(3, 12).state()).orElseThrow();
        assertEquals(List.of(3.0, 16.0), result.points());
        assertEquals(List.of(2, 1), result.places());
        assertEquals(List.of(1), result.winners());
        assertTrue(rules("target=17").game(position.scores(3, 12).state()).isEmpty());
    }

    @Test
    void theHighestScoreWinsNotTheFirstToReachTheTarget() {
        CassinoPosition position = CassinoPosition.seats(2).pile(1, "As 2c").scores(17, 12);
        Result result = rules("house").game(position.state()).orElseThrow();
        assertEquals(List.of(0), result.winners());
    }

    @Test
    void equalHighestScoresWinTogether() {
        CassinoPosition position = CassinoPosition.seats(2).pile(1, "As 2c").scores(17, 13);
        Result result = rules("house").game(position.state()).orElseThrow();
        assertEquals(List.of(0, 1), result.winners());
        assertEquals(List.of(1, 1), result.places());
    }

    @Test
    void inMisereTheLowestScoreWinsOnceSomebodyReachesTheTarget() {
        CassinoPosition position = CassinoPosition.seats(2).pile(1, "As 2c");
        assertTrue(rules("laisto").game(position.scores(3, 11).state()).isEmpty());
        Result result = rules("laisto").game(position.scores(3, 12).state()).orElseThrow();
        assertEquals(List.of(-3.0, -16.0), result.points(), "more is better in every result");
        assertEquals(List.of(0), result.winners());
        assertEquals(-1, rules("laisto").sheetSign());
        Result together = rules("laisto").game(position.scores(17, 13).state()).orElseThrow();
        assertEquals(List.of(0, 1), together.winners(), "equal lowest together");
        Result round = rules("laisto").round(position.scores(3, 11).state()).orElseThrow();
        assertEquals(List.of(1, 2), round.places());
    }

    @Test
    void oneRoundEndsTheGameEvenIfNobodyHasScored() {
        CassinoPosition nothing = CassinoPosition.seats(2).pile(1, "3c");
        Result draw = rules("oneRound,ties=none").game(nothing.state()).orElseThrow();
        assertEquals(List.of(1), draw.winners(), "the most cards");
        CassinoPosition empty = CassinoPosition.seats(2);
        Result together = rules("oneRound").game(empty.state()).orElseThrow();
        assertEquals(List.of(0.0, 0.0), together.points());
        assertEquals(List.of(0, 1), together.winners());
        assertTrue(rules("target=1").game(empty.state()).isEmpty());
        assertTrue(rules("oneRound").target().isEmpty());
    }

    @Test
    void theOnlyRoundIsWorthWhatItWins() {
        CassinoState state = CassinoPosition.seats(2).hand(0, "3c").pile(1, "As 10d").state();
        double[] worth = new double[2];
        Games.CASSINO.searchModel(rules("oneRound")).worth(state, worth);
        double[] early = new double[2];
        Games.CASSINO.searchModel(rules("target=500")).worth(state, early);
        assertTrue(worth[1] > early[1], "a lead in the last round is worth more than in the first");
    }

    @Test
    void inMisereAPositionWithMorePointsIsWorthLess() {
        CassinoState state = CassinoPosition.seats(2).hand(0, "3c").pile(1, "As 10d").state();
        double[] worth = new double[2];
        Games.CASSINO.searchModel(rules("laisto")).worth(state, worth);
        assertTrue(worth[0] > worth[1]);
        Games.CASSINO.searchModel(rules("house")).worth(state, worth);
        assertTrue(worth[0] < worth[1]);
    }

    @Test
    void aGameEndsAfterAHundredRoundsAsItStands() {
        CassinoPosition position = CassinoPosition.seats(2).pile(1, "As 2c").scores(0, 1);
        assertTrue(rules("target=500").game(position.round(99).state()).isEmpty());
        Result result = rules("target=500").game(position.round(100).state()).orElseThrow();
        assertEquals(List.of(1), result.winners());
    }

    @Test
    void noRoundIsDealtAfterTheGame() {
        CassinoRules rules = rules("house");
        CassinoState over = CassinoPosition.seats(2).pile(1, "As 2c").scores(0, 16).state();
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
                Match.from(rules, 1, over);
        assertThrows(IllegalStateException.class, match::dealNext);
        assertFalse(match.play(CassinoCards.move("2c")).isEmpty());
    }

    @Test
    void whatIsCarriedWhenTheGameEndsIsLost() {
        CassinoPosition tied = CassinoPosition.seats(2).table("3c").hand(0, "3d").pile(1, "5c 6c");
        CassinoEvent.Scored onwards = scored(rules("ties=carry"), tied);
        assertEquals(1, onwards.sheet().carriedCards());
        assertEquals(2, onwards.sheet().carriedSpades());
        CassinoEvent.Scored last = scored(rules("ties=carry"), tied.scores(16, 0));
        assertEquals(0, last.sheet().carriedCards());
        assertEquals(0, last.sheet().carriedSpades());
    }

    private static CassinoEvent.Scored scored(CassinoRules rules, CassinoPosition position) {
        return events(rules, position, "3d x 3c").stream()
                .filter(CassinoEvent.Scored.class::isInstance)
                .map(CassinoEvent.Scored.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
