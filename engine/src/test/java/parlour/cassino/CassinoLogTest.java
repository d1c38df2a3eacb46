package parlour.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoEvent.Sweep;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.ScoreSheet;
import parlour.engine.Rules;

import java.util.List;
import java.util.Optional;

class CassinoLogTest {
    private static void assertLog(CassinoEvent event, String... sentences) {
        List<String> said =
                Games.CASSINO.log(event).stream()
                        .map(
                                phrase ->
                                        English.texts()
                                                .say(phrase, List.of("Anna", "Bo", "Cia")::get))
                        .toList();
        assertEquals(List.of(sentences), said);
    }

    @Test
    void whatHappensInTheOpenIsToldInSentences() {
        assertLog(new CassinoEvent.RoundBegan(2, 1), "Round 2. Bo deals.");
        assertLog(
                new CassinoEvent.DealtToTable(
                        CassinoCards.list("As 10d"), CassinoCards.set("As 10d")));
        assertLog(
                new CassinoEvent.DealtToTable(
                        CassinoCards.list("2c 3c"), CassinoCards.set("As 10d 2c 3c")),
                "On the table: 2c, 3c, 10d and As.");
        assertLog(new CassinoEvent.Placed(0, CassinoCards.card("2d")), "Anna places 2d.");
        assertLog(
                new CassinoEvent.Captured(
                        1, CassinoCards.card("Js"), CassinoCards.set("Jh 5c 6d"), Sweep.NONE),
                "Bo plays Js and takes 5c, 6d and Jh.");
        assertLog(
                new CassinoEvent.TookRest(2, CassinoCards.set("Jh")),
                "Cia captured last and gets the rest: Jh.");
        assertLog(
                new CassinoEvent.TookRest(Rules.NOBODY, CassinoCards.set("Jh 5c")),
                "Nobody captured, so nobody gets 5c and Jh.");
        assertLog(new CassinoEvent.Won(List.of(0)), "Anna wins the game.");
        assertLog(new CassinoEvent.Won(List.of(0, 2)), "Anna and Cia win the game together.");
    }

    @Test
    void aSweepIsAnnouncedAlsoWhenItDoesNotCount() {
        assertLog(
                new CassinoEvent.Captured(
                        1, CassinoCards.card("Js"), CassinoCards.set("Jh"), Sweep.COUNTS),
                "Bo plays Js and takes Jh.",
                "A sweep for Bo!");
        assertLog(
                new CassinoEvent.Captured(
                        1, CassinoCards.card("Js"), CassinoCards.set("Jh"), Sweep.DOES_NOT_COUNT),
                "Bo plays Js and takes Jh.",
                "Bo clears the table; this sweep does not count.");
    }

    @Test
    void dealtAndDrawnCardsAreNotLogged() {
        assertLog(new CassinoEvent.Dealt(0, CassinoCards.list("As 2s"), 2));
        assertLog(new CassinoEvent.Drew(0, Optional.of(CassinoCards.card("As"))));
    }

    @Test
    void scoresAreToldInNumbers() {
        ScoreSheet sheet =
                new ScoreSheet(
                        List.of(
                                new ScoreSheet.Line(0, 0, 0, 0, 0, 0),
                                new ScoreSheet.Line(0, 0, 1, 0, 0, 0),
                                new ScoreSheet.Line(1, 2, 0, 2, 0, 1)),
                        1,
                        4);
        assertLog(
                new CassinoEvent.Scored(1, sheet, List.of(3, 1, 16)),
                "Anna: no points in this round, 3 in all.",
                "Bo: 1 point in this round, 1 in all.",
                "Cia: 6 points in this round, 16 in all.",
                "Nobody wins most cards: 1 point is carried into the next round.",
                "Nobody wins most spades: 4 points are carried into the next round.");
    }

    @Test
    void theStandingNamesRoundTargetAndWhatIsCarried() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        CassinoPosition position = CassinoPosition.seats(2).hand(0, "3c").round(3);
        assertEquals("Round 3 · to 16 points", English.say(rules.standing(position.state())));
        assertEquals(
                "Round 3 · to 16 points · carried: cards 1, spades 0",
                English.say(rules.standing(position.carry(1, 0).state())));
        assertEquals(
                "Round 3 · to 16 points · carried: cards 2, spades 2",
                English.say(rules.standing(position.carry(2, 2).state())));
    }

    @Test
    void wherePointsAreBadTheStandingSaysSo() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.LAISTO);
        CassinoPosition position = CassinoPosition.seats(2).hand(0, "3c").round(2);
        assertEquals(
                "Round 2 · to 16 points · points are bad",
                English.say(rules.standing(position.state())));
    }
}
