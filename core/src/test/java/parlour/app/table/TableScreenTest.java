package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.StageTexts;
import parlour.app.TableScreenTests;
import parlour.app.cassino.CassinoModule;
import parlour.app.session.LocalSession;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.setup.Setup;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.util.NoSuchElementException;
import java.util.function.Consumer;

/** A game at the table, by real keys and clicks, with time that passes when the test says so. */
class TableScreenTest extends TableScreenTests {
    private static final long SEED = 7;

    private LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session;

    private void sitDown(Consumer<Headless> before, String... seats) {
        Setup setup =
                new Setup(participants("greedy", seats), Games.CASSINO.presets().get("house"));
        session = LocalSession.begin(CassinoModule.make(), setup, SEED);
        before.accept(room);
        show(session);
    }

    private void sitDown(String... seats) {
        sitDown(headless -> {}, seats);
    }

    private int moves() {
        return session.match().length();
    }

    @Test
    void computersPlayByThemselvesAndThePersonIsAsked() {
        sitDown("Anna", "tom");
        untilAsked();
        assertTrue(session.personToMove());
        assertEquals("Pick a card from your hand", text("act"));
    }

    @Test
    void computersWaitUntilTheLastMoveIsSaved() {
        rooms.written = false;
        sitDown("tom", "ida");
        room.pass(20);
        assertEquals(0, moves(), "a crash would cost the deal and more");
        rooms.written = true;
        room.pass(3);
        assertTrue(moves() > 0);
        int before = moves();
        rooms.written = false;
        room.pass(20);
        assertTrue(moves() <= before + 1, "the one on its way, and no further");
    }

    @Test
    void aPersonsMoveIsTakenAndPlayedWhenTheLastOneIsSaved() {
        sitDown("Anna", "tom");
        untilAsked();
        int before = moves();
        rooms.written = false;
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(2);
        assertEquals(before, moves(), "a crash would cost the last move and this one");
        rooms.written = true;
        room.pass(0.1f);
        assertEquals(before + 1, moves());
    }

    @Test
    void keysPickACardAndEnterPlaysIt() {
        sitDown("Anna", "tom");
        untilAsked();
        int before = moves();
        room.key(Keys.NUM_1);
        assertTrue(text("act").startsWith("Place"), text("act"));
        room.key(Keys.ENTER);
        assertEquals(before + 1, moves());
    }

    @Test
    void escapeLetsGoFirstAndOpensTheMenuThen() {
        sitDown("Anna", "tom");
        untilAsked();
        room.key(Keys.NUM_1, Keys.ESCAPE);
        assertEquals("Pick a card from your hand", text("act"));
        room.key(Keys.ESCAPE);
        assertTrue(room.find("play.menu.restartRound").isVisible());
    }

    @Test
    void theQuestionMarkOpensTheKeysAndTheFirstFunctionKeyTheRules() {
        sitDown("Anna", "tom");
        untilAsked();
        room.type("?");
        room.pass(0.5f);
        assertTrue(StageTexts.on(room.stage(), "close the hint; then let go of what you picked"));
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.key(Keys.F1);
        room.pass(0.5f);
        assertFalse(StageTexts.on(room.stage(), "close the hint"));
        assertTrue(room.find("help-page-0").isVisible());
    }

    @Test
    void aMoveMadeWhileCardsFlyIsTaken() {
        sitDown(headless -> headless.app().settings().pace(Pace.SLOW), "Anna", "tom");
        for (int i = 0; i < 400 && !session.personToMove(); i++) {
            room.pass(0.1f);
        }
        int before = moves();
        room.key(Keys.NUM_1, Keys.ENTER);
        assertEquals(before + 1, moves());
    }

    @Test
    void aStepWaitsForAKeyBeforeEachComputerMoves() {
        sitDown(headless -> headless.app().settings().pace(Pace.STEP), "tom", "ida");
        for (int move = 0; move < 3; move++) {
            room.pass(20);
            assertEquals(move, moves(), "nobody moves unasked");
            room.key(Keys.SPACE);
            room.pass(3);
            assertEquals(move + 1, moves());
        }
    }

    @Test
    void aHintLiftsAMoveAndIsCounted() {
        sitDown("Anna", "tom");
        untilAsked();
        room.key(Keys.H);
        room.pass(1);
        assertEquals(1, session.hints());
        assertTrue(text("hints").contains("1"));
        room.key(Keys.H);
        room.pass(2);
        assertEquals(1, session.hints(), "the same hint again is no other");
    }

    @Test
    void whenTimeIsUpTheSuggestedMoveIsPlayedAndTheLogSaysSo() {
        sitDownWithFiveSeconds();
        int before = moves();
        room.pass(6);
        assertTrue(moves() > before);
        assertTrue(timesUp() > 0);
    }

    @Test
    void timeThatRunsOutDuringASaveIsToldOnce() {
        sitDownWithFiveSeconds();
        int before = moves();
        int told = timesUp();
        rooms.written = false;
        room.pass(9);
        assertEquals(before, moves());
        assertEquals(told + 1, timesUp());
        rooms.written = true;
        room.pass(0.1f);
        assertTrue(moves() > before);
    }

    private void sitDownWithFiveSeconds() {
        sitDown(
                headless -> {
                    headless.app().settings().pace(Pace.INSTANT);
                    headless.app().settings().moveTime(5);
                },
                "Anna",
                "tom");
        untilAsked();
    }

    private int timesUp() {
        int told = 0;
        for (int i = 0; i < session.log().size(); i++) {
            told += session.log().get(i).key().equals("play.timeUp") ? 1 : 0;
        }
        return told;
    }

    @Test
    void undoIsOffAtFirstAndTakesBackToThePersonsLastTurnWhereItIsOn() {
        sitDown(headless -> headless.app().settings().pace(Pace.INSTANT), "Anna", "tom");
        untilAsked();
        CassinoState asked = session.match().state();
        room.key(Keys.NUM_1, Keys.ENTER);
        room.key(Keys.U);
        assertNotEquals(asked, session.match().state(), "undo is off");
        room.app().settings().undo(true);
        untilAsked();
        room.key(Keys.U);
        assertEquals(asked, session.match().state());
        assertTrue(session.personToMove());
    }

    @Test
    void peopleWhoShareAScreenPassItOn() {
        sitDown(headless -> headless.app().settings().pace(Pace.INSTANT), "Anna", "Tom");
        room.pass(2);
        room.click("play.round.ok");
        room.pass(1);
        int first = session.match().turn();
        room.click("play.ready.ok");
        room.pass(1);
        int before = moves();
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(3);
        assertEquals(before + 1, moves());
        assertNotEquals(first, session.match().turn());
        String other = session.setup().name(session.match().turn());
        assertEquals("Hand over to " + other, text("act"));
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(1);
        assertEquals(before + 1, moves(), "the other's cards cannot be played yet");
        assertTrue(room.find("play.ready.ok").isVisible());
    }

    @Test
    void onePersonSeesNoCurtain() {
        sitDown("Anna", "tom");
        room.pass(3);
        assertThrows(NoSuchElementException.class, () -> room.find("play.ready.ok"));
        assertThrows(NoSuchElementException.class, () -> room.find("play.round.ok"));
    }

    @Test
    void everyMoveIsSaved() {
        sitDown("Anna", "tom");
        untilAsked();
        int kept = rooms.kept;
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(0.1f);
        assertEquals(kept + 1, rooms.kept);
    }

    @Test
    void leavingAsksAndStayingStays() {
        sitDown("Anna", "tom");
        room.pass(1);
        assertFalse(room.app().closeRequested());
        room.pass(0.5f);
        room.click("play.quit.stay");
        room.pass(0.5f);
        assertEquals(0, rooms.quits);
        assertFalse(room.app().closeRequested());
        room.pass(0.5f);
        room.click("play.quit.dontSave");
        assertEquals(1, rooms.quits);
        assertEquals(1, rooms.forgotten);
    }

    @Test
    void roundAndGameAreRestartedOnceSomebodyIsSure() {
        sitDown("Anna", "tom");
        untilAsked();
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("play.menu.restartRound");
        room.pass(0.5f);
        room.click("play.restart.yes");
        assertEquals(1, rooms.restartedRounds);
        room.pass(0.5f);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("play.menu.restartGame");
        room.pass(0.5f);
        assertEquals(0, rooms.restartedGames);
        room.click("play.restart.yes");
        assertEquals(1, rooms.restartedGames);
    }

    @Test
    void aWholeGameCanBePlayedByKeysAndEndsOnTheScoreSheet() {
        sitDown(headless -> headless.app().settings().pace(Pace.INSTANT), "Anna", "tom");
        for (int i = 0; i < 400 && rooms.scores == 0; i++) {
            if (session.personToMove()) {
                room.key(Keys.NUM_1, Keys.ENTER);
            }
            room.pass(0.3f);
        }
        assertEquals(1, rooms.scores);
        assertEquals(-1, session.match().turn());
    }

    @Test
    void languageAndSizeChangeInTheMiddleOfAGame() {
        sitDown("Anna", "tom");
        untilAsked();
        CassinoState before = session.match().state();
        room.resize(900, 600);
        room.pass(0.2f);
        room.resize(1920, 1080);
        room.app().refresh();
        room.pass(0.2f);
        room.resize(1000, 1040);
        room.resize(1280, 720);
        room.pass(0.2f);
        Vector2 act = room.find("act").localToStageCoordinates(new Vector2());
        Vector2 bar = room.find("hints").localToStageCoordinates(new Vector2());
        assertTrue(act.y > 0 && bar.y < room.stage().getHeight(), "all fits: " + act + bar);
        assertEquals(before, session.match().state());
        room.key(Keys.NUM_1, Keys.ENTER);
        assertNotEquals(before, session.match().state());
    }

    @Test
    void whatIsPickedStaysPickedWhenTheWindowTheSoundOrTheLanguageChanges() {
        sitDown("Anna", "tom");
        untilAsked();
        room.key(Keys.NUM_1);
        String picked = text("act");
        assertTrue(picked.startsWith("Place"), picked);
        room.resize(900, 600);
        room.pass(0.2f);
        room.key(Keys.M);
        room.pass(0.2f);
        assertEquals(picked, text("act"));
        room.app().settings().language(Language.FINNISH);
        room.pass(0.2f);
        String card = picked.substring("Place ".length());
        assertTrue(text("act").contains(card), text("act"));
        assertNotEquals(picked, text("act"));
        int before = moves();
        room.key(Keys.ENTER);
        assertEquals(before + 1, moves());
    }
}
