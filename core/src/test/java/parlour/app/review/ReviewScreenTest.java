package parlour.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.StageTexts;
import parlour.app.TableTestScreen;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameModule;
import parlour.app.replay.PlayedGames;
import parlour.app.replay.ReplayScreen;
import parlour.app.saves.LoadedGame;
import parlour.app.screen.AllGames;
import parlour.review.JudgedMove;
import parlour.review.ReviewEffort;

import java.util.List;
import java.util.Optional;

class ReviewScreenTest {
    /** Enough to find something, and soon done. */
    private static final ReviewEffort LITTLE = new ReviewEffort(6, 60, 200, 2);

    private static final int LONG = 400;

    private final RecordingNavigator rooms = new RecordingNavigator();
    private final Headless room = new Headless(1280, 720, TableTestScreen.Empty::new);
    private int left;

    @AfterEach
    void close() {
        room.close();
    }

    static List<GameModule<?, ?, ?, ?>> games() {
        return AllGames.REGISTRY.all();
    }

    private <S, M, V, E> ReviewWork<S, M, V, E> show(LoadedGame<S, M, V, E> game) {
        ReviewWork<S, M, V, E> work =
                new ReviewWork<>(room.app(), game, LITTLE, Optional.empty(), any -> {});
        room.app().show(new ReviewScreen<>(room.app(), work, rooms, () -> left++));
        room.pass(0.3f);
        return work;
    }

    private String say(String key, Object... args) {
        return room.app().texts().say(key, args);
    }

    private void finish(ReviewWork<?, ?, ?, ?> work) {
        for (int i = 0; i < LONG && !work.complete(); i++) {
            room.pass(5);
        }
        assertTrue(work.complete(), "progress " + work.progress());
        room.rest(1);
    }

    private String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReviewIsMadeBitByBitAndThenRests(GameModule<?, ?, ?, ?> module) {
        var work = show(PlayedGames.of(module, 2, 1, 14));
        assertFalse(work.complete());
        finish(work);
        assertEquals(Optional.empty(), work.trouble());
        assertEquals(7, work.review().movesOf(0).size(), 1);
        assertTrue(text("summary").startsWith("Accuracy "), text("summary"));
        assertTrue(room.resting());
        room.key(Keys.ESCAPE);
        assertEquals(1, left);
    }

    @Test
    void leavingStopsTheWork() {
        var work = show(PlayedGames.of(CassinoModule.make(), 2, 1, 40));
        room.pass(1);
        double before = work.progress();
        room.app().show(new TableTestScreen.Empty(room.app()));
        room.pass(5);
        assertEquals(before, work.progress());
        room.app().show(new ReviewScreen<>(room.app(), work, rooms, () -> left++));
        room.pass(60); // first all moves are estimated, which is no progress
        assertTrue(work.progress() > before, "it goes on");
    }

    @ParameterizedTest
    @MethodSource("games")
    void resultsAndAnEstimateAreThereBeforeAnythingIsJudged(GameModule<?, ?, ?, ?> module) {
        var work = show(PlayedGames.of(module, 2, 1, 500));
        assertEquals(0, work.progress());
        Table rounds = (Table) room.find("rounds");
        Label result = (Label) rounds.getCells().get(7).getActor();
        assertFalse(result.getText().toString().equals("–"), "the result of the first round");
        for (int i = 0; i < LONG && work.estimates().isEmpty(); i++) {
            room.pass(0.1f);
        }
        assertEquals(0, work.progress());
        assertTrue(text("caption").contains(say("review.estimated")), text("caption"));
    }

    @Test
    void theCostliestDecisionIsShownInTheReplayAndTriedAgain() {
        var game = PlayedGames.careless(CassinoModule.make(), 2);
        var work = show(game);
        finish(work);
        List<? extends JudgedMove<?>> costliest = work.review().costliest(0, 3);
        assertFalse(costliest.isEmpty(), "whoever plays carelessly makes mistakes");
        int entry = costliest.get(0).entry();
        room.click("moment-" + entry + "-watch");
        room.pass(0.1f);
        ReplayScreen<?, ?, ?, ?> replay = assertInstanceOf(ReplayScreen.class, room.app().screen());
        assertEquals(entry, replay.session().at());
        room.rest(2);
        assertEquals(entry + 1, replay.session().at(), "the move that was played");
        assertTrue(text("status").startsWith("Played: "), text("status"));
        room.rest(20);
        assertEquals(entry, replay.session().at(), "the better one instead");
        assertTrue(text("status").startsWith("Better: "), text("status"));
        assertTrue(text("standing").startsWith("Move " + (entry + 1) + " of"), text("standing"));
        room.key(Keys.LEFT);
        assertFalse(text("status").startsWith("Better: "), text("status"));
        room.key(Keys.HOME, Keys.N);
        int first =
                work.review().moves().stream()
                        .filter(move -> move.mark() != parlour.review.Mark.NONE)
                        .findFirst()
                        .orElseThrow()
                        .entry();
        assertEquals(first, replay.session().at());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("moment-" + entry + "-try");
        assertEquals(1, rooms.practised.size());
        assertEquals(
                game.saved().match().history().get(entry).before(),
                rooms.practised.get(0).saved().match().state());
    }

    /** Whoever is about to press a button stays at it. */
    @Test
    void theFocusStaysWhenMoreCostlyDecisionsAreFound() {
        var work = show(PlayedGames.careless(CassinoModule.make(), 2));
        for (int i = 0; i < LONG && work.review().costliest(0, 3).isEmpty(); i++) {
            room.pass(0.1f);
        }
        String first = "moment-" + work.review().costliest(0, 3).get(0).entry() + "-watch";
        room.stage().setKeyboardFocus(room.find(first));
        for (int i = 0; i < LONG && work.review().costliest(0, 3).size() < 2; i++) {
            room.pass(0.1f);
        }
        assertEquals(2, work.review().costliest(0, 3).size());
        room.pass(0.1f);
        assertEquals(first, room.stage().getKeyboardFocus().getName());
        assertEquals(room.find(first), room.stage().getKeyboardFocus());
    }

    @Test
    void aLongSentenceDoesNotRunIntoTheChart() {
        finish(show(PlayedGames.of(CassinoModule.make(), 2, 1, 14)));
        room.resize(900, 600);
        room.pass(0.3f);
        Label caption = (Label) room.find("caption");
        for (int words = 1; words < 50; words++) {
            caption.setText("intermediate ".repeat(words));
            room.stage().draw();
            Actor chart = room.find("chart");
            float bottom = caption.localToStageCoordinates(new Vector2()).y;
            float top = chart.localToStageCoordinates(new Vector2(0, chart.getHeight())).y;
            assertTrue(bottom >= top, words + " words: " + bottom + " < " + top);
        }
    }

    /** The ring lies around the chart, and its line is a few units thick. */
    @Test
    void theRingOfTheFocusCoversNoLabelOfTheChart() {
        finish(show(PlayedGames.of(CassinoModule.make(), 2, 1, 14)));
        Group chart = (Group) room.find("chart");
        for (Actor child : chart.getChildren()) {
            Label label = (Label) child;
            if (label.getText().toString().endsWith("%")) {
                String where = label.getText() + " at " + label.getX() + ", " + label.getY();
                assertTrue(label.getX() + label.getWidth() - label.getPrefWidth() > 3, where);
                assertTrue(chart.getHeight() - label.getY() - label.getHeight() > 3, where);
            }
        }
    }

    @Test
    void theChartTellsOfTheMoveUnderThePointerAndOfTheNext() {
        var work = show(PlayedGames.of(CassinoModule.make(), 2, 1, 30));
        finish(work);
        Actor chart = room.find("chart");
        room.move(chart, 50, 50);
        room.pass(0.1f);
        String first = text("caption");
        assertTrue(first.startsWith("Move "), first);
        room.move(chart, chart.getWidth() - 5, 50);
        room.pass(0.1f);
        String last = text("caption");
        assertFalse(first.equals(last), last);
        room.stage().setKeyboardFocus(chart);
        room.key(Keys.LEFT);
        assertFalse(last.equals(text("caption")), last);
        room.key(Keys.RIGHT);
        assertEquals(last, text("caption"));
        room.key(Keys.ENTER);
        assertInstanceOf(ReplayScreen.class, room.app().screen());
    }

    @Test
    void whoHasNoJudgedMovesHasNoCaption() {
        var work = show(PlayedGames.of(CassinoModule.make(), 2, 1, 10));
        finish(work);
        assertTrue(text("caption").startsWith("Move "), text("caption"));
        assertEquals(List.of(), work.review().movesOf(1), "the round goes on");
        room.click("seat");
        room.pass(0.3f);
        room.key(Keys.DOWN, Keys.ENTER);
        room.pass(0.3f);
        assertEquals("", text("caption"));
        assertEquals(say("review.moments.later"), text("review.moments.none"));
    }

    @Test
    void aRoundThatGoesOnSaysWhyItHasNoPar() {
        var work = show(PlayedGames.of(CassinoModule.make(), 2, 1, 10));
        assertTrue(StageTexts.on(room.stage(), say("review.accuracy.means")));
        finish(work);
        assertTrue(StageTexts.on(room.stage(), say("review.accuracy.means")));
        assertEquals(
                List.of(say("review.unfinished", 1)),
                new ReviewWords<>(room.app(), work.game()).notes(work.review(), 0));
    }

    @Test
    void thoseWhoCannotThinkAreNotWaitedFor() {
        room.platform().thoughtless(true);
        var work = show(PlayedGames.of(CassinoModule.make(), 2, 1, 10));
        room.pass(1);
        assertTrue(work.trouble().isPresent());
        assertTrue(room.resting());
    }
}
