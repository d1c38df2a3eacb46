package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.RecordingNavigator;
import parlour.app.SharedApp;
import parlour.app.StageTexts;
import parlour.app.TableTestScreen;
import parlour.app.screen.ScoreScreen;
import parlour.app.session.LocalSession;
import parlour.app.setup.Setup;
import parlour.app.widget.ScoreChart;
import parlour.engine.Rng;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;

import java.util.ArrayList;
import java.util.List;

/** The sheet after a game: the order of finishing, the points, how they grew. */
class FastestScorePanelTest extends SharedApp {
    private final RecordingNavigator recordingNavigator = new RecordingNavigator();

    private static LocalSession<FastestState, FastestMove, FastestView, FastestEvent> begun(
            int seats, String preset) {
        Setup setup =
                new Setup(
                        TableTestScreen.setup(seats, "smarter").participants(),
                        Games.FASTEST.presets().get(preset));
        return LocalSession.begin(FastestModule.make(), setup, 6);
    }

    private static void finish(
            LocalSession<FastestState, FastestMove, FastestView, FastestEvent> session) {
        Rng rng = new Rng(2);
        var model = Games.FASTEST.searchModel(session.match().rules());
        while (session.match().turn() >= 0) {
            session.match().play(model.policy().choose(session.match().state(), rng));
        }
    }

    @Test
    void theTotalsGrowByThePointsOfEveryGame() {
        LocalSession<FastestState, FastestMove, FastestView, FastestEvent> session =
                begun(3, "match");
        List<List<Integer>> expected = new ArrayList<>();
        expected.add(List.of(0, 0, 0));
        for (int game = 1; game <= 3; game++) {
            finish(session);
            List<Integer> before = expected.get(expected.size() - 1);
            List<Integer> points = session.match().rules().sheetPoints(session.match().state());
            List<Integer> after = new ArrayList<>();
            for (int seat = 0; seat < 3; seat++) {
                after.add(before.get(seat) + points.get(seat));
            }
            expected.add(after);
            room.app().show(new ScoreScreen<>(room.app(), session, recordingNavigator));
            room.pass(0.2f);
            ScoreChart chart = (ScoreChart) room.find("score-chart");
            assertEquals(expected, chart.totals());
            assertEquals(1, chart.firstRound());
            assertTrue(StageTexts.on(room.stage(), "Game " + game + " of 5"));
            if (game < 3) {
                session.dealNext();
            }
        }
        int shared = expected.get(3).stream().mapToInt(Integer::intValue).sum();
        assertEquals(3 * 6, shared, "every game shares out the same points");
    }

    @Test
    void theLastGameOfAMatchNamesItsWinnersAndOffersARematch() {
        LocalSession<FastestState, FastestMove, FastestView, FastestEvent> session =
                begun(3, "match");
        finish(session);
        while (session.result().isEmpty()) {
            session.dealNext();
            finish(session);
        }
        room.app().show(new ScoreScreen<>(room.app(), session, recordingNavigator));
        room.pass(0.2f);
        assertTrue(room.find("score.rematch").isVisible());
        room.click("score.rematch");
        assertEquals(1, recordingNavigator.rematches);
    }

    @Test
    void aSingleGameShowsPlacesAndNoPoints() {
        LocalSession<FastestState, FastestMove, FastestView, FastestEvent> session =
                begun(6, "single");
        finish(session);
        room.app().show(new ScoreScreen<>(room.app(), session, recordingNavigator));
        room.pass(0.2f);
        assertTrue(StageTexts.on(room.stage(), "No cards left"));
        assertTrue(StageTexts.on(room.stage(), "Left in hand"));
        assertEquals(false, StageTexts.on(room.stage(), "Points after each game"));
    }
}
