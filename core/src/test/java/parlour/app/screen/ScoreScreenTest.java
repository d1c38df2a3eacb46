package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.CassinoSessions;
import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.session.LocalSession;
import parlour.app.setup.Participant;
import parlour.app.widget.ScoreChart;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class ScoreScreenTest {
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
}
