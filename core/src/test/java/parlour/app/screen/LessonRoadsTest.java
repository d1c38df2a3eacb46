package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.lesson.LessonRun;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.nio.file.Path;
import java.util.NoSuchElementException;

/** How people get into a lesson and out of it, with real files. */
class LessonRoadsTest {
    private static final long NOON = 1_700_000_000_000L;

    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void open() {
        saves = new SaveFolder(data).put("game-1.json", SaveFolder.text("Mine", NOON, 3, 8));
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.app().settings().pace(Pace.FAST);
        room.pass(0.3f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void click(String name) {
        room.click(name);
        room.pass(0.5f);
    }

    private void key(int keycode) {
        room.key(keycode);
        room.pass(0.5f);
    }

    private boolean at(Class<?> screen) {
        return screen.isInstance(room.app().screen());
    }

    private String heading() {
        return ((Label) room.find("panel-heading")).getText().toString();
    }

    private void leave() {
        key(Keys.ESCAPE);
        click("practice.leave");
    }

    private void assertNoOffer() {
        assertThrows(NoSuchElementException.class, () -> room.find("lesson.offer.take"));
    }

    @Test
    void theSetUpOffersTheLessonOnceAndItLeadsBackThere() {
        click("menu.new.cassino");
        click("lesson.offer.take");
        assertEquals("Step 1 of 9", heading());
        leave();
        assertTrue(at(SetupScreen.class));
        assertNoOffer();
    }

    @Test
    void theOfferCanBeDeclinedForOneGame() {
        click("menu.new.fastest");
        click("lesson.offer.close");
        assertNoOffer();
        key(Keys.ESCAPE);
        click("menu.new.fastest");
        assertNoOffer();
        key(Keys.ESCAPE);
        click("menu.new.crosswise");
        room.find("lesson.offer.take");
    }

    @Test
    void whoeverBeginsAGameIsNotOfferedALessonAgain() {
        click("menu.new.cassino");
        click("setup.start");
        assertTrue(at(TableScreen.class));
        assertTrue(room.app().settings().wasLessonOffered("cassino"));
        assertFalse(room.app().settings().wasLessonOffered("fastest"));
    }

    @Test
    void howToPlayHasTheLessonAndLeadsBackToTheMenu() {
        room.type("?");
        room.pass(0.5f);
        click("lesson.take");
        assertEquals("Step 1 of 9", heading());
        leave();
        assertTrue(at(MenuScreen.class));
    }

    @Test
    void aGameIsLeftForALessonAndGoesOnAfterIt() throws BadInput {
        click("menu.continue");
        room.pass(10);
        TableScreen<?, ?, ?, ?> table = (TableScreen<?, ?, ?, ?>) room.app().screen();
        int moves = SavedGame.read(saves.get("game-1.json")).game().match().length();
        key(Keys.F1);
        click("lesson.take");
        assertEquals("Step 1 of 9", heading());
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
        assertEquals(moves, SavedGame.read(saves.get("game-1.json")).game().match().length());
        leave();
        TableScreen<?, ?, ?, ?> again = (TableScreen<?, ?, ?, ?>) room.app().screen();
        assertEquals(table.session(), again.session());
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
        assertTrue(SavedGame.read(saves.get("game-1.json")).game().match().length() > moves);
        assertFalse(saves.has("game-2.json"));
    }

    @Test
    void inALessonHowToPlayLeadsToNoOther() {
        click("menu.new.cassino");
        click("lesson.offer.take");
        key(Keys.F1);
        room.find("help-page-0");
        assertThrows(NoSuchElementException.class, () -> room.find("lesson.take"));
    }

    @Test
    void stepsAreGoneBackToAndRepeated() {
        click("menu.new.cassino");
        click("lesson.offer.take");
        assertThrows(NoSuchElementException.class, () -> room.find("lesson.previous"));
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(2);
        key(Keys.ENTER);
        assertEquals("Step 2 of 9", heading());
        click("lesson.previous");
        assertEquals("Step 1 of 9", heading());
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(2);
        click("lesson.repeat");
        assertEquals("Step 1 of 9", heading());
        assertEquals(0, ((TableScreen<?, ?, ?, ?>) room.app().screen()).session().revision());
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(2);
        key(Keys.ENTER);
        key(Keys.ESCAPE);
        click("practice.again");
        assertEquals("Step 1 of 9", heading());
    }

    @Test
    void theEndShowsTheScoreAndLeadsBackOrToTheBeginning() {
        RecordingNavigator rooms = new RecordingNavigator();
        click("menu.new.crosswise");
        GameModule<?, ?, ?, ?> module = AllGames.REGISTRY.find("crosswise").orElseThrow();
        new LessonRun<>(room.app(), rooms, module, () -> {}).show(8);
        TableScreen<?, ?, ?, ?> table = (TableScreen<?, ?, ?, ?>) room.app().screen();
        win(table.session());
        room.pass(1);
        room.app()
                .show(
                        new LessonEndScreen<>(
                                room.app(),
                                rooms,
                                table.session(),
                                () -> rooms.begun.add(table.session().setup()),
                                rooms::menu));
        room.pass(1);
        assertTrue(StageTexts.on(room.stage(), "Vertical wins"), "the score");
        click("lesson.again");
        assertEquals(1, rooms.begun.size());
        key(Keys.ENTER);
        assertEquals(1, rooms.menus, "Enter is Done");
        key(Keys.ESCAPE);
        assertEquals(2, rooms.menus);
    }

    /** Plays the only move that wins. */
    private static <S, M, V, E> void win(GameSession<S, M, V, E> session) {
        S position = session.gameModule().lesson().get().steps().get(8).position();
        session.rules().moves(position).forEach(move -> session.play(0, move));
        assertEquals(1, session.revision());
    }

    @Test
    void theWindowClosesFromALessonWithoutAQuestion() {
        click("menu.new.cassino");
        click("lesson.offer.take");
        room.app().closeRequested();
        assertEquals(1, room.platform().quits());
    }
}
