package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.CassinoSessions;
import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.StageTexts;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.widget.ScoreChart;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

class ScoreScreenTest {
    /** Longer than it takes to count the points of any sheet. */
    private static final float COUNTING = 6;

    private final RecordingNavigator recordingNavigator = new RecordingNavigator();
    private Headless room;

    @AfterEach
    void close() {
        room.close();
    }

    static LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> played(
            int seats, String preset, int rounds) {
        List<Participant> sitters = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            Optional<String> computer = seat == 0 ? Optional.empty() : Optional.of("greedy");
            sitters.add(new Participant("Seat [x] " + seat, computer));
        }
        return CassinoSessions.played(sitters, preset, rounds);
    }

    private LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> show(
            int seats, String preset, int rounds) {
        var session = played(seats, preset, rounds);
        room = new Headless(1280, 720, app -> new ScoreScreen<>(app, session, recordingNavigator));
        return session;
    }

    private String title() {
        return ((Label) room.find("score.title")).getText().toString();
    }

    @Test
    void theNextRoundIsDealt() {
        var session = show(4, "house", 1);
        assertEquals("Round over", title());
        assertEquals(1, recordingNavigator.kept);
        room.pass(COUNTING);
        room.key(Keys.ENTER);
        assertEquals(2, session.match().state().round());
        assertEquals(1, recordingNavigator.played.size());
    }

    @Test
    void anUnfinishedGameIsLeftOnlyAfterAQuestion() {
        show(4, "house", 1);
        room.click("score.leave");
        room.pass(0.5f);
        assertEquals(0, recordingNavigator.menus);
        room.click("play.quit.stay");
        room.pass(0.5f);
        assertEquals(0, recordingNavigator.menus);
        room.click("score.leave");
        room.pass(0.5f);
        room.click("play.quit.dontSave");
        assertEquals(1, recordingNavigator.forgotten);
        assertEquals(1, recordingNavigator.menus);
    }

    @Test
    void closingTheWindowAsksOnce() {
        show(4, "house", 1);
        assertFalse(room.app().closeRequested());
        assertFalse(room.app().closeRequested());
        room.pass(0.5f);
        room.click("play.quit.save");
        assertEquals(1, recordingNavigator.quits);
        assertEquals(0, recordingNavigator.forgotten);
    }

    @Test
    void theWinnersAreNamedAndMayPlayAgain() {
        var session = show(3, "house", 100);
        List<Integer> winners =
                session.match().rules().game(session.match().state()).get().winners();
        String expected =
                winners.equals(List.of(0)) ? "You win!" : "Seat [[x] " + winners.get(0) + " wins!";
        assertEquals(expected, title());
        assertTrue(room.app().closeRequested());
        assertEquals(1, recordingNavigator.kept, "its end can be looked at again");
        assertEquals(0, recordingNavigator.forgotten);
        room.pass(COUNTING);
        room.key(Keys.ENTER);
        assertEquals(1, recordingNavigator.rematches);
        room.click("score.menu");
        assertEquals(1, recordingNavigator.menus);
    }

    @Test
    void theChartShowsEveryRoundOfTheGame() {
        var session = show(2, "laisto", 3);
        int rounds = session.match().state().round();
        ScoreChart chart = (ScoreChart) room.find("score-chart");
        assertEquals(1, chart.firstRound());
        assertEquals(rounds + 1, chart.totals().size());
        assertEquals(List.of(0, 0), chart.totals().get(0));
        assertEquals(session.match().state().scores().list(), chart.totals().get(rounds - 1));
    }

    private String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    /** What the sheet says of every seat's round and total. */
    private List<String> figures(int seats) {
        List<String> figures = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            figures.add(text("score-sum-" + seat) + " " + text("score-total-" + seat));
        }
        return figures;
    }

    private static List<String> expected(
            LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session) {
        CassinoState state = session.match().state();
        List<Integer> points = session.match().rules().sheetPoints(state);
        List<String> figures = new ArrayList<>();
        for (int seat = 0; seat < points.size(); seat++) {
            int total = state.scores().get(seat) + points.get(seat);
            figures.add("+" + points.get(seat) + " " + total);
        }
        return figures;
    }

    @Test
    void thePointsAreCountedLineByLine() {
        var session = show(4, "house", 2);
        List<String> done = expected(session);
        assertEquals("+0", text("score-sum-0"));
        assertEquals(0, room.find("score-chart").getParent().getColor().a);
        room.pass(1.5f);
        assertEquals(done.get(0), figures(4).get(0), "the first line is counted");
        assertEquals("+0", text("score-sum-3"), "the last one is not");
        room.pass(COUNTING);
        assertEquals(done, figures(4));
        assertEquals(1, room.find("score-chart").getParent().getColor().a);
        room.pass(1);
        assertTrue(room.resting(), "nothing is drawn when all is counted");
    }

    @Test
    void aKeyShowsAllPointsAndDoesNothingElse() {
        var session = show(4, "house", 2);
        room.pass(1);
        room.key(Keys.ENTER);
        assertEquals(expected(session), figures(4));
        assertEquals(2, session.match().state().round());
        assertEquals(0, recordingNavigator.played.size());
        room.key(Keys.ENTER);
        assertEquals(1, recordingNavigator.played.size());
    }

    @Test
    void aClickShowsAllPointsAndAButtonActsAtOnce() {
        var session = show(4, "house", 2);
        room.click("score.title");
        assertEquals(expected(session), figures(4));
        assertEquals(0, recordingNavigator.played.size());
        room.app().show(new ScoreScreen<>(room.app(), session, recordingNavigator));
        room.pass(0.3f);
        room.click("score.next");
        assertEquals(1, recordingNavigator.played.size());
    }

    @Test
    void nothingIsCountedWithReducedMotionInstantlyOrWhenBuiltAgain() {
        var session = show(4, "house", 2);
        room.app().settings().reducedMotion(true);
        room.app().show(new ScoreScreen<>(room.app(), session, recordingNavigator));
        room.pass(0.05f);
        assertEquals(expected(session), figures(4));
        room.app().settings().reducedMotion(false);
        room.app().settings().pace(Pace.INSTANT);
        room.app().show(new ScoreScreen<>(room.app(), session, recordingNavigator));
        room.pass(0.05f);
        assertEquals(expected(session), figures(4));
        room.app().settings().pace(Pace.NORMAL);
        room.app().show(new ScoreScreen<>(room.app(), session, recordingNavigator));
        room.pass(0.05f);
        assertFalse(expected(session).equals(figures(4)));
        room.resize(900, 600);
        assertEquals(expected(session), figures(4));
    }

    @Test
    void everybodysCardsAndSpadesAreCountedOnTheSheet() {
        var session = show(4, "house", 1);
        room.pass(COUNTING);
        for (int seat = 0; seat < 4; seat++) {
            CardSet pile = session.match().state().piles().get(seat);
            assertEquals(String.valueOf(pile.size()), text("score-cards-" + seat));
            int spades = pile.and(CardValues.SPADES).size();
            assertEquals(String.valueOf(spades), text("score-spades-" + seat));
        }
    }

    @Test
    void theSheetSaysWhoTheComputersAre() {
        show(4, "house", 1);
        Label level = (Label) room.find("score-level-2");
        assertEquals("Greedy", level.getText().toString());
        assertThrows(NoSuchElementException.class, () -> room.find("score-level-0"));
        room.move(level, 4, 4);
        room.pass(0.8f);
        assertTrue(StageTexts.on(room.stage(), "Grabs the most points in sight."));
    }

    /** The confetti of a game of two that has ended, once its points are counted. */
    private List<Actor> confetti(boolean winnerIsPerson) {
        var result = played(2, "house", 100).result().orElseThrow();
        int winner = result.winners().get(0);
        assertEquals(1, result.winners().size());
        List<Participant> sitters = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            boolean person = seat == winner == winnerIsPerson;
            sitters.add(
                    new Participant("P" + seat, person ? Optional.empty() : Optional.of("greedy")));
        }
        var session = CassinoSessions.played(sitters, "house", 100);
        room = new Headless(1280, 720, app -> new ScoreScreen<>(app, session, recordingNavigator));
        room.pass(0.5f);
        room.key(Keys.SPACE);
        List<Actor> found = new ArrayList<>();
        for (Actor actor : room.stage().getActors()) {
            if (actor instanceof Confetti) {
                found.add(actor);
            }
        }
        return found;
    }

    @Test
    void confettiFallsBehindTheSheetForAPersonWhoHasWon() {
        List<Actor> confetti = confetti(true);
        assertEquals(1, confetti.size());
        assertEquals(0, confetti.get(0).getZIndex(), "nothing is covered");
        room.pass(5);
        assertEquals(null, confetti.get(0).getStage());
        assertTrue(room.resting());
    }

    @Test
    void thereIsNoConfettiForAComputer() {
        assertEquals(List.of(), confetti(false));
    }
}
