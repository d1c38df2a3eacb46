package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.TableScreenTests;
import parlour.app.game.GameModule;
import parlour.app.screen.AllGames;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;

import java.util.List;

/** Whatever changes at a table is drawn, by the frames it asks for and no others. */
class QuietTableTest extends TableScreenTests {
    private LocalSession<?, ?, ?, ?> session;

    @BeforeEach
    void open() {
        room.platform().slow(true);
    }

    /** Names with a capital are persons'. */
    private void sitDown(String game, String... seats) {
        sitDown(AllGames.REGISTRY.find(game).orElseThrow(), seats);
    }

    private <S, M, V, E> void sitDown(GameModule<S, M, V, E> gameModule, String... seats) {
        List<Participant> sitters = participants(gameModule.game().computers().get(0), seats);
        Setup setup = new Setup(sitters, gameModule.game().presets().values().iterator().next());
        session = LocalSession.begin(gameModule, setup, 7);
        show(session);
    }

    /** Comes to rest, and shows what it would show if it went on drawing. */
    private void assertRests() {
        room.rest(60);
        assertTrue(room.resting(), "it comes to rest");
        long seen = room.picture();
        room.uncover(30);
        assertEquals(seen, room.picture(), "and nothing is left half drawn");
        assertTrue(room.resting());
    }

    @Test
    void aPersonsTurnRestsAtEveryTable() {
        for (GameModule<?, ?, ?, ?> gameModule : AllGames.REGISTRY.all()) {
            sitDown(gameModule, "Anna", "tom");
            assertRests();
            assertTrue(session.personToMove(), gameModule.title());
        }
    }

    @Test
    void whatIsPickedByKeysOrPointerIsLitAndRestsAtEveryTable() {
        for (GameModule<?, ?, ?, ?> gameModule : AllGames.REGISTRY.all()) {
            sitDown(gameModule, "Anna", "tom");
            assertRests();
            long plain = room.picture();
            room.key(Keys.RIGHT, Keys.NUM_1);
            assertRests();
            assertNotEquals(plain, room.picture(), gameModule.title());
            room.key(Keys.ESCAPE);
            assertRests();
            room.move(room.stage().getRoot(), 600, 90);
            assertRests();
        }
    }

    @Test
    void aHintComesWhenItIsFoundPulsesForAWhileAndRests() {
        for (GameModule<?, ?, ?, ?> gameModule : AllGames.REGISTRY.all()) {
            sitDown(gameModule, "Anna", "tom");
            assertRests();
            room.key(Keys.H);
            assertTrue(room.rest(0.2f) <= 3, "while it is thought nothing is drawn");
            assertEquals(0, session.hints());
            assertTrue(room.rest(1.1f) > 30, "it pulses: " + gameModule.title());
            assertEquals(1, session.hints());
            assertRests();
        }
    }

    @Test
    void whileAComputerThinksNothingIsDrawnAndThenItMoves() {
        room.app().settings().pace(Pace.INSTANT);
        sitDown("cassino", "Anna", "tom");
        assertRests();
        int before = session.match().length();
        room.key(Keys.NUM_1, Keys.ENTER);
        assertEquals(before + 1, session.match().length());
        room.rest(0.1f);
        room.rest(60);
        assertTrue(session.match().length() > before + 1, "the thought woke the table");
        assertRests();
    }

    @Test
    void aMoveThatWaitedForASaveIsMadeWhenTheSaveIsThere() {
        sitDown("cassino", "Anna", "tom");
        assertRests();
        int before = session.match().length();
        rooms.written = false;
        room.key(Keys.NUM_1, Keys.ENTER);
        assertRests();
        assertEquals(before, session.match().length());
        room.app().backgroundTasks().work(() -> true, why -> false, saved -> rooms.written = saved);
        room.rest(1);
        assertTrue(session.match().length() > before);
    }

    @Test
    void theTimeForAMoveGoesDownBySeveralFramesASecondAndIsUpInTime() {
        room.app().settings().moveTime(30);
        sitDown("cassino", "Anna", "tom");
        while (!session.personToMove()) {
            room.rest(0.5f);
        }
        room.rest(3);
        int before = session.match().length();
        long seen = room.picture();
        int drawn = room.rest(10);
        assertTrue(drawn >= 30 && drawn <= 80, "a few frames a second: " + drawn);
        assertNotEquals(seen, room.picture());
        assertEquals(before, session.match().length());
        room.rest(17.5f);
        assertTrue(session.match().length() > before, "real time has passed");
    }

    @Test
    void timeUnderASheetDoesNotCount() {
        room.app().settings().moveTime(30);
        sitDown("cassino", "Anna", "tom");
        while (!session.personToMove()) {
            room.rest(0.5f);
        }
        room.rest(3);
        int before = session.match().length();
        room.key(Keys.ESCAPE);
        assertRests();
        assertEquals(0, room.rest(600), "nor is anything drawn");
        room.key(Keys.ESCAPE);
        room.rest(20);
        assertEquals(before, session.match().length());
        room.rest(15);
        assertTrue(session.match().length() > before);
    }

    @Test
    void aStepThatIsAwaitedRests() {
        room.app().settings().pace(Pace.STEP);
        sitDown("cassino", "tom", "ida");
        assertRests();
        assertFalse(((TextButton) room.find("act")).isDisabled(), "the cards have arrived");
        assertEquals(0, session.match().length());
        room.key(Keys.SPACE);
        assertRests();
        assertEquals(1, session.match().length());
    }

    @Test
    void aScreenThatIsToBePassedOnRests() {
        sitDown("cassino", "Anna", "Tom");
        assertRests();
        room.click("play.round.ok");
        assertRests();
        room.click("play.ready.ok");
        assertRests();
        room.key(Keys.NUM_1, Keys.ENTER);
        assertRests();
        assertTrue(text("act").startsWith("Hand over to"), text("act"));
    }

    @Test
    void twoClicksWithARestBetweenThemAreNoDoubleClick() {
        sitDown("cassino", "Anna", "tom");
        assertRests();
        int before = session.match().length();
        Actor felt = room.find("actions");
        float x = room.stage().getWidth() * 0.36f;
        for (int i = 0; i < 4; i++) {
            room.click(felt, x, felt.getHeight() + 60);
            assertRests();
        }
        assertEquals(before, session.match().length());
    }

    @Test
    void theBarsAreWrittenWhenSomethingHappensAndNotInEachFrame() {
        sitDown("cassino", "Anna", "tom");
        assertRests();
        Label status = (Label) room.find("status");
        status.setText("as the test left it");
        room.uncover(100);
        assertEquals("as the test left it", status.getText().toString());
        room.key(Keys.NUM_1);
        assertNotEquals("as the test left it", status.getText().toString());
    }

    @Test
    void mutingIsSeenAtOnce() {
        sitDown("cassino", "Anna", "tom");
        assertRests();
        long loud = room.picture();
        room.key(Keys.M);
        assertRests();
        assertNotEquals(loud, room.picture());
    }
}
