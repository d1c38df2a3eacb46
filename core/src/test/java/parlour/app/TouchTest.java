package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.cassino.CassinoModule;
import parlour.app.screen.MenuScreen;
import parlour.app.screen.SetupScreen;
import parlour.app.widget.Confirm;
import parlour.app.widget.Pressable;
import parlour.app.widget.ScrollArea;
import parlour.app.widget.Stepper;
import parlour.app.widget.Switch;
import parlour.engine.Rng;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** What fingers do on a phone: they press, drag, stay, and type on the screen. */
class TouchTest {
    private static Headless room;

    private final RecordingNavigator recordingNavigator = new RecordingNavigator();

    @BeforeAll
    static void open() {
        room = new Headless(390, 844, TableTestScreen.Empty::new);
        room.app().settings().reducedMotion(true);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    @BeforeEach
    void upright() {
        room.resize(390, 844);
        room.app().settings().setup("cassino", "");
    }

    @Test
    void settingsSpeakOfKeysOnlyWhereThereIsAKeyboard() {
        room.app().show(new MenuScreen(room.app(), recordingNavigator));
        room.pass(0.1f);
        room.click("menu.settings");
        room.pass(0.3f);
        assertFalse(reads(room.stage().getRoot(), "F11"));
        room.resize(1280, 720);
        room.pass(0.3f);
        assertTrue(reads(room.stage().getRoot(), "F11"));
    }

    private static boolean reads(Actor actor, String words) {
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                if (reads(child, words)) {
                    return true;
                }
            }
        }
        return actor instanceof Label label && label.getText().toString().contains(words);
    }

    private SetupScreen setUp() {
        SetupScreen screen =
                new SetupScreen(room.app(), recordingNavigator, CassinoModule.make(), new Rng(1));
        room.app().show(screen);
        room.pass(0.1f);
        return screen;
    }

    private void unfold(String name) {
        ((Pressable) room.find(name)).press();
        room.pass(0.1f);
    }

    private static ScrollArea around(Actor actor) {
        Actor found = actor;
        while (!(found instanceof ScrollArea)) {
            found = found.getParent();
        }
        return (ScrollArea) found;
    }

    private static float height(Actor actor) {
        return actor.localToStageCoordinates(new Vector2()).y;
    }

    /** Puts a finger on an actor and moves it up; it is still there. */
    private static void dragUp(Actor actor, int distance) {
        float x = actor.getWidth() / 2;
        float y = actor.getHeight() / 2;
        Vector2 at = actor.localToScreenCoordinates(new Vector2(x, y));
        room.press(actor, x, y, Buttons.LEFT);
        for (int moved = 10; moved <= distance; moved += 10) {
            Gdx.input
                    .getInputProcessor()
                    .touchDragged(Math.round(at.x), Math.round(at.y) - moved, 0);
            room.pass(0.016f);
        }
    }

    private static void lift() {
        Gdx.input.getInputProcessor().touchUp(200, 400, 0, Buttons.LEFT);
        room.pass(0.016f);
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390"})
    void aDialogIsAnsweredByAFingerThatStaysForSomeFrames(int width, int height) {
        room.resize(width, height);
        room.app().show(new MenuScreen(room.app(), recordingNavigator));
        List<String> given = new ArrayList<>();
        List<Confirm.Answer> answers =
                List.of(
                        Confirm.Answer.destructive("play.quit.dontSave", () -> given.add("leave")),
                        Confirm.Answer.other("play.quit.stay", () -> given.add("stay")),
                        Confirm.Answer.safe("play.quit.save", () -> given.add("save")));
        for (String answer : List.of("dontSave", "stay", "save")) {
            room.app()
                    .open(
                            new Confirm(
                                    room.app(),
                                    Phrase.of("play.quit"),
                                    Phrase.of("play.quit.text"),
                                    answers));
            room.pass(0.3f);
            Actor button = room.find("play.quit." + answer);
            room.press(button, 20, 20, Buttons.LEFT);
            room.pass(0.2f);
            room.release(button, 20, 20, Buttons.LEFT);
            room.pass(0.3f);
        }
        assertEquals(List.of("leave", "stay", "save"), given);
    }

    @Test
    void aDragOnAControlScrollsAndDoesNotPressIt() {
        setUp();
        unfold("setup.rules.open");
        Switch flag = (Switch) room.find("option-forcedCapture");
        ScrollArea area = around(flag);
        area.setScrollY(room.stage().getHeight() / 2 - height(flag));
        room.pass(0.5f);
        boolean before = flag.on();
        float scrolled = area.getScrollY();
        dragUp(flag, 100);
        lift();
        assertTrue(area.getScrollY() > scrolled + 80, "scrolled to " + area.getScrollY());
        assertEquals(before, flag.on());
    }

    @Test
    void whatWasDraggedFastGoesOnWhenTheFingerIsLifted() {
        setUp();
        unfold("setup.rules.open");
        Actor name = room.find("setup.count");
        ScrollArea area = around(name);
        dragUp(name, 100);
        float lifted = area.getScrollY();
        lift();
        room.pass(0.5f);
        float later = area.getScrollY();
        assertTrue(later > lifted + 20, lifted + " and then " + later);
        room.pass(3);
        assertTrue(room.resting(), "it comes to rest");
    }

    @Test
    void aFingerThatHasStoppedBeforeItIsLiftedLeavesEverythingWhereItIs() {
        setUp();
        unfold("setup.rules.open");
        Actor name = room.find("setup.count");
        ScrollArea area = around(name);
        dragUp(name, 100);
        room.pass(0.6f);
        float lifted = area.getScrollY();
        lift();
        room.pass(0.5f);
        assertEquals(lifted, area.getScrollY(), 0.5f);
    }

    @Test
    void aStepperCountsWhenTheFingerIsLiftedAndNotWhenItScrolls() {
        setUp();
        unfold("setup.rules.open");
        Stepper stepper = (Stepper) room.find("option-target");
        bringIntoView(stepper);
        room.pass(0.5f);
        int before = stepper.value();
        Actor plus = stepper.getChildren().peek();
        dragUp(plus, 60);
        lift();
        assertEquals(before, stepper.value());
        room.pass(2);
        bringIntoView(stepper);
        room.pass(0.5f);
        room.click(plus);
        assertEquals(before + 1, stepper.value());
    }

    @Test
    void aStepperThatIsHeldCountsOnAndExplainsNothing() {
        setUp();
        unfold("setup.rules.open");
        Stepper stepper = (Stepper) room.find("option-target");
        bringIntoView(stepper);
        room.pass(0.5f);
        int before = stepper.value();
        room.press(stepper.getChildren().peek(), 20, 20, Buttons.LEFT);
        room.pass(1);
        lift();
        assertTrue(stepper.value() > before + 5, "it counted to " + stepper.value());
        assertFalse(StageTexts.on(room.stage(), "More"));
    }

    private static void bringIntoView(Actor actor) {
        ScrollArea area = around(actor);
        Vector2 place = actor.localToActorCoordinates(area.getActor(), new Vector2());
        area.scrollTo(place.x, place.y, actor.getWidth(), actor.getHeight(), false, true);
    }

    @Test
    void aLongPressExplainsAndDoesNotPress() {
        SetupScreen screen = setUp();
        unfold("setup.seats.open");
        Actor down = room.find("seat-0-down");
        String first = screen.form().seats().get(0).name();
        room.press(down, 20, 20, Buttons.LEFT);
        room.pass(0.8f);
        assertTrue(StageTexts.on(room.stage(), "Move down"), "the tooltip is there");
        lift();
        assertTrue(StageTexts.on(room.stage(), "Move down"), "it can be read in peace");
        assertEquals(first, screen.form().seats().get(0).name());
        room.click("page-title");
        room.pass(0.2f);
        assertFalse(StageTexts.on(room.stage(), "Move down"));
    }

    @Test
    void aShortPressPressesAndExplainsNothing() {
        SetupScreen screen = setUp();
        unfold("setup.seats.open");
        String first = screen.form().seats().get(0).name();
        room.click("seat-0-down");
        room.pass(1);
        assertEquals(first, screen.form().seats().get(1).name());
    }

    @Test
    void theFieldThatIsTypedInIsAboveTheKeyboard() {
        for (String size : new String[] {"390x844", "844x390"}) {
            String[] parts = size.split("x");
            room.resize(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            SetupScreen screen = setUp();
            screen.form().seatCount(12);
            room.app().refresh();
            unfold("setup.seats.open");
            Actor last = room.find("seat-11-name");
            around(last).setScrollY(100_000);
            room.pass(0.5f);
            assertTrue(height(last) < room.stage().getHeight() / 2, size + ": it is low");
            room.click(last);
            room.pass(0.3f);
            assertTrue(height(last) >= room.stage().getHeight() * 0.45f, size);
            assertTrue(room.keyboardShown(), size);
            room.click("page-title");
            room.pass(0.3f);
            assertFalse(room.keyboardShown(), size + ": a tap elsewhere closes it");
        }
    }

    @Test
    void aPageStaysWhereItWasScrolledWhenAnotherSizeClosesAList() {
        SetupScreen screen = setUp();
        screen.form().seatCount(12);
        room.app().refresh();
        unfold("setup.seats.open");
        around(room.find("seat-3-mode")).setScrollY(200);
        room.pass(0.5f);
        unfold("seat-3-mode");
        room.resize(390, 840);
        room.pass(0.1f);
        assertEquals(200, around(room.find("seat-3-mode")).getScrollY());
    }

    @Test
    void aSheetFillsThePhone() {
        for (String size : new String[] {"390x844", "844x390"}) {
            String[] parts = size.split("x");
            room.resize(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            room.app().show(new MenuScreen(room.app(), recordingNavigator));
            room.pass(0.1f);
            room.click("menu.settings");
            room.pass(0.2f);
            Group layer = (Group) room.stage().getActors().peek();
            Actor frame = layer.getChildren().first();
            assertEquals(room.stage().getWidth(), frame.getWidth(), size);
            assertEquals(room.stage().getHeight(), frame.getHeight(), size);
            room.click("sheet-close");
            room.pass(0.2f);
            assertTrue(room.app().screen().sheets().orElseThrow().isEmpty(), size);
        }
    }
}
