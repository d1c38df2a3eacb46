package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.screen.AppNavigator;
import parlour.app.settings.Language;
import parlour.app.widget.Stepper;
import parlour.app.widget.TextInput;

import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Whatever changes on the screens around the table is drawn, by the frames it asks for and no
 * others, and then they rest.
 */
class QuietScreensTest {
    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void open() {
        saves = new SaveFolder(data).put("game-1.json", SaveFolder.text("First", 9, 3, 5));
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.platform().slow(true);
        assertRests();
    }

    @AfterEach
    void close() {
        room.close();
    }

    /** Comes to rest, and shows what it would show if it went on drawing. */
    private void assertRests() {
        room.rest(30);
        assertTrue(room.resting(), room::wishes);
        long seen = room.picture();
        room.uncover(30);
        assertEquals(seen, room.picture(), "and nothing is left half drawn");
        assertTrue(room.resting());
    }

    private boolean shows(String name) {
        try {
            return room.find(name).isVisible();
        } catch (NoSuchElementException e) {
            return false;
        }
    }

    private void press(String name) {
        room.click(name);
        assertRests();
    }

    @Test
    void theCardsOfTheMenuMoveWithThePointerAndTheKeysAndRestAgain() {
        long still = room.picture();
        room.move(room.stage().getRoot(), 5, 5);
        assertTrue(room.rest(0.5f) > 25, "they move smoothly");
        assertNotEquals(still, room.picture());
        assertTrue(room.rest(1.5f) > 60);
        assertTrue(room.resting(), "two seconds later they lie still");
        room.key(Keys.F3);
        assertTrue(room.rest(0.5f) > 25);
        assertRests();
    }

    @Test
    void theCardsOfTheMenuSlowDownBeforeTheyRest() {
        room.move(room.stage().getRoot(), 5, 5);
        room.rest(1.7f);
        long nearlyStill = room.picture();
        room.rest(1);
        assertNotEquals(nearlyStill, room.picture());
        assertRests();
    }

    @Test
    void whoWantsNoMotionSeesTheMenuRestAtOnce() {
        room.app().settings().reducedMotion(true);
        room.move(room.stage().getRoot(), 5, 5);
        assertTrue(room.rest(2) <= 2);
        assertTrue(room.resting());
    }

    @Test
    void aButtonUnderThePointerIsLitAndRests() {
        room.app().settings().reducedMotion(true);
        Actor button = room.find("menu.settings");
        long before = room.picture();
        room.move(button, 20, 20);
        room.rest(0.1f);
        assertNotEquals(before, room.picture());
        assertRests();
        room.move(room.stage().getRoot(), 2, 2);
        room.rest(0.1f);
        assertEquals(before, room.picture());
    }

    @Test
    void everySheetFadesInAndOutAndRests() {
        for (String name :
                new String[] {
                    "menu.settings", "menu.statistics", "menu.help", "menu.new.cassino"
                }) {
            press(name);
            room.key(Keys.ESCAPE);
            assertRests();
        }
    }

    @Test
    void aTooltipComesAfterItsDelayByItself() {
        press("menu.new.cassino");
        press("setup.seats.open");
        Actor icon = room.find("seat-0-kind");
        int actors = room.stage().getActors().size;
        room.move(icon, 10, 10);
        room.rest(0.2f);
        int drawn = room.rest(0.2f);
        assertTrue(drawn <= 2, "it waits and does not draw: " + drawn);
        long before = room.picture();
        room.rest(1);
        assertNotEquals(before, room.picture());
        assertEquals(actors + 1, room.stage().getActors().size);
        assertRests();
    }

    @Test
    void aCursorBlinksForAWhileAndStaysLitThen() {
        press("menu.new.cassino");
        press("setup.name");
        TextInput field = (TextInput) room.find("setup.name");
        assertTrue(field.lit());
        room.type("x");
        assertTrue(field.lit());
        room.rest(0.6f);
        assertFalse(field.lit(), "it blinks");
        room.rest(0.5f);
        assertTrue(field.lit());
        int drawn = room.rest(1);
        assertTrue(drawn >= 2 && drawn <= 4, "a frame for each change: " + drawn);
        assertRests();
        assertTrue(field.lit());
    }

    @Test
    void aHeldButtonGoesOn() {
        Stepper stepper = new Stepper(room.app(), 0, 99, 1, String::valueOf, value -> {});
        stepper.show(5).setBounds(700, 20, 200, 40);
        room.stage().addActor(stepper);
        assertRests();
        int before = stepper.value();
        Actor plus = stepper.getChildren().get(2);
        room.press(plus, 5, 5, Buttons.LEFT);
        room.rest(0.9f);
        assertTrue(stepper.value() > before + 2, "by itself: " + stepper.value());
        room.release(plus, 5, 5, Buttons.LEFT);
        int then = stepper.value();
        assertRests();
        assertEquals(then, stepper.value());
    }

    @Test
    void theWheelScrollsSmoothlyToItsEnd() {
        room.resize(900, 600);
        press("menu.new.cassino");
        press("setup.rules.open");
        ScrollPane pane = room.find("option-target").firstAscendant(ScrollPane.class);
        room.move(pane, 20, 20);
        room.rest(0.1f);
        room.scroll(2);
        room.rest(2);
        assertTrue(pane.getScrollY() > 0);
        assertEquals(pane.getScrollY(), pane.getVisualScrollY());
        assertRests();
    }

    @Test
    void theGamesThatAreFoundLaterAreShown() {
        assertTrue(shows("menu.continue"), "they were found after the first frame");
        press("menu.saved");
        assertTrue(shows("saved-game-1-open"));
    }

    @Test
    void aDeletedGameWaitsToBeBroughtBackWithoutDrawing() {
        press("menu.saved");
        room.click("saved-game-1-delete");
        room.rest(2);
        assertTrue(shows("saved.undo"));
        assertEquals(0, room.rest(30), "it waits and does not draw");
        assertTrue(shows("saved.undo"));
        assertRests();
    }

    @Test
    void filesAreTakenInWhenTheyAreDropped() {
        press("menu.saved");
        room.app().windowEvents().dropped(List.of(data.resolve("nothing").toString()));
        long before = room.picture();
        room.rest(1);
        assertNotEquals(before, room.picture(), "a sheet says what is wrong");
        assertRests();
    }

    @Test
    void settingsThatCannotBeKeptAreToldByItself() {
        room.platform().full(true);
        room.app().settings().volume(3);
        long before = room.picture();
        room.rest(1);
        assertNotEquals(before, room.picture());
        assertRests();
    }

    @Test
    void anotherSizeLanguageOrSoundIsDrawnAndRests() {
        room.resize(900, 600);
        assertRests();
        long english = room.picture();
        room.app().settings().language(Language.FINNISH);
        assertRests();
        assertNotEquals(english, room.picture());
        room.key(Keys.M);
        assertRests();
    }

    private static <T extends Actor> T find(Group group, Class<T> kind) {
        for (int i = group.getChildren().size - 1; i >= 0; i--) {
            Actor child = group.getChildren().get(i);
            if (kind.isInstance(child)) {
                return kind.cast(child);
            }
            T found = child instanceof Group inner ? find(inner, kind) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
