package parlour.app.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.SpriteDrawable;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.app.App;
import parlour.app.Headless;
import parlour.app.Screen;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

class WidgetTest {
    private final List<Object> told = new ArrayList<>();
    private Headless room;

    /** A screen with nothing but the controls of a test. */
    private final class Bench extends Screen {
        private final BiConsumer<App, Table> filling;
        private final Focus focus = Focus.everywhere();
        private final Sheets sheets = new Sheets(app, focus);

        Bench(App app, BiConsumer<App, Table> filling) {
            super(app);
            this.filling = filling;
        }

        @Override
        protected void build() {
            filling.accept(app, addRoot());
            sheets.attach(stage());
        }

        @Override
        protected boolean key(int keycode) {
            told.add("key " + keycode);
            return true;
        }
    }

    private void show(BiConsumer<App, Table> filling) {
        room = new Headless(1280, 720, app -> new Bench(app, filling));
        room.app().settings().reducedMotion(true);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private Vector2 middle(Actor actor) {
        return actor.localToScreenCoordinates(
                new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
    }

    private static <T extends Actor> T named(T actor, String name) {
        actor.setName(name);
        return actor;
    }

    @Test
    void aDisabledButtonDoesNothingAndIsPassedOver() {
        show(
                (app, table) -> {
                    PushButton off = new PushButton(app, "off", "default", () -> told.add("off"));
                    off.setDisabled(true);
                    table.add(named(off, "off"));
                    table.add(
                            named(
                                    new PushButton(app, "on", "default", () -> told.add("on")),
                                    "on"));
                });
        room.click("off");
        assertEquals(List.of(), told);
        room.key(Keys.TAB, Keys.SPACE);
        assertEquals(List.of("on"), told);
    }

    @Test
    void theIconOfADisabledButtonFadesWithItsText() {
        show(
                (app, table) ->
                        table.add(
                                named(
                                        new PushButton(app, "go", "primary", () -> {})
                                                .icon("icon-play"),
                                        "go")));
        PushButton button = (PushButton) room.find("go");
        Image icon = (Image) button.getChild(0);
        Drawable usual = icon.getDrawable();
        button.setDisabled(true);
        assertEquals(
                button.getStyle().disabledFontColor,
                ((SpriteDrawable) icon.getDrawable()).getSprite().getColor());
        button.setDisabled(false);
        assertSame(usual, icon.getDrawable());
    }

    @Test
    void aHeldStepperGoesOnToItsBound() {
        show(
                (app, table) ->
                        table.add(
                                named(
                                        new Stepper(app, 0, 9, 1, String::valueOf, told::add)
                                                .show(4),
                                        "stepper")));
        Stepper stepper = (Stepper) room.find("stepper");
        Vector2 plus = middle(stepper.getChildren().get(2));
        room.stage().touchDown((int) plus.x, (int) plus.y, 0, 0);
        assertEquals(5, stepper.value());
        room.pass(2);
        assertEquals(9, stepper.value());
        room.stage().touchUp((int) plus.x, (int) plus.y, 0, 0);
        room.stage().setKeyboardFocus(stepper);
        room.key(Keys.LEFT);
        room.pass(2);
        assertEquals(8, stepper.value(), "let go, it rests");
        assertEquals(List.of(5, 6, 7, 8, 9, 8), told);
    }

    @Test
    void oneOfAFewIsChosenByClickAndKey() {
        show(
                (app, table) ->
                        table.add(
                                named(
                                        new SegmentedControl<String>(app, told::add)
                                                .value("a", "Alpha")
                                                .value("b", "Beta")
                                                .value("c", "Gamma")
                                                .show("a"),
                                        "segmented")));
        SegmentedControl<?> segmentedControl = (SegmentedControl<?>) room.find("segmented");
        room.click(segmentedControl.getChildren().get(2));
        room.stage().setKeyboardFocus(segmentedControl);
        room.key(Keys.RIGHT, Keys.LEFT);
        assertEquals(List.of("c", "b"), told);
    }

    @Test
    void aTooltipNamesWhatThePointerRestsOn() {
        show(
                (app, table) ->
                        table.add(
                                named(
                                        new IconButton(app, "icon-undo", "Take back", () -> {}),
                                        "icon")));
        int before = room.stage().getActors().size;
        Vector2 at = middle(room.find("icon"));
        room.stage().mouseMoved((int) at.x, (int) at.y);
        room.pass(1);
        assertEquals(before + 1, room.stage().getActors().size);
        room.stage().mouseMoved(5, 5);
        room.pass(0.1f);
        assertEquals(before, room.stage().getActors().size);
        room.key(Keys.TAB);
        assertEquals(before + 1, room.stage().getActors().size, "the keyboard gets it too");
    }

    @Test
    void aQuestionIsAnsweredByItsButtonsOrLeftByEsc() {
        show((app, table) -> table.add(new Label("under", app.look().skin())));
        Sheets sheets = ((Bench) room.app().screen()).sheets;
        Confirm question =
                new Confirm(
                        room.app(),
                        Phrase.of("play.quit"),
                        Phrase.of("play.quit.text"),
                        List.of(
                                Confirm.Answer.other("play.quit.stay", () -> told.add(1)),
                                Confirm.Answer.safe("play.quit.save", () -> told.add(2))));
        sheets.open(question);
        room.click(5, 5);
        assertFalse(sheets.isEmpty(), "a click beside it is no answer");
        room.key(Keys.ESCAPE);
        assertTrue(sheets.isEmpty());
        assertEquals(List.of(), told);
        sheets.open(question);
        room.key(Keys.ENTER);
        assertEquals(List.of(), told, "nobody has seen the question yet");
        room.key(Keys.ENTER);
        assertEquals(List.of(2), told);
        sheets.open(question);
        room.pass(0.1f);
        room.click("play.quit.stay");
        assertEquals(List.of(2, 1), told);
        assertTrue(sheets.isEmpty());
    }

    @Test
    void keysThatNoControlWantsAreTheScreens() {
        show((app, table) -> table.add(new Label("", app.look().skin())));
        room.key(Keys.H);
        assertEquals(List.of("key " + Keys.H), told);
    }

    @Test
    void whatIsTooTallScrollsByKeys() {
        show(
                (app, table) -> {
                    Table tall = new Table();
                    for (int i = 0; i < 100; i++) {
                        tall.add(new Label("line " + i, app.look().skin())).row();
                    }
                    table.add(named(new ScrollArea(app, tall), "scroll")).grow();
                });
        ScrollArea scrollArea = (ScrollArea) room.find("scroll");
        room.key(Keys.DOWN);
        float line = scrollArea.getScrollY();
        assertTrue(line > 0);
        room.key(Keys.PAGE_DOWN);
        assertTrue(scrollArea.getScrollY() > 5 * line);
        room.key(Keys.PAGE_UP, Keys.UP);
        assertEquals(0, scrollArea.getScrollY(), 1);
    }

    private static Rectangle place(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2(0, 0));
        return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }

    /** A field so many units below the middle of a small window, with a long list to open. */
    private void showList(float down) {
        List<Dropdown.Item> items = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            items.add(new Dropdown.Item("v" + i, "Item " + i, "What it means"));
        }
        show(
                (app, table) ->
                        table.add(named(new Dropdown(app, items, "v15", told::add), "field"))
                                .width(180)
                                .padTop(down));
        room.resize(900, 600);
        room.click("field");
        room.pass(0.3f);
    }

    @ParameterizedTest
    @ValueSource(floats = {-640, -300, 0, 60, 300, 640})
    void aListOpensBesideItsFieldAndScrollsInside(float down) {
        showList(down);
        ScrollArea list = ScrollAreas.around(room.find("item-v15")).get(0);
        Rectangle field = place(room.find("field"));
        Rectangle opened = place(list.getParent());
        assertFalse(opened.overlaps(field), opened + " lies over " + field);
        assertTrue(list.isScrollY());
        Rectangle window = new Rectangle(0, 0, room.stage().getWidth(), room.stage().getHeight());
        assertTrue(window.contains(opened), opened.toString());
        assertTrue(opened.contains(place(room.find("item-v15"))), "what is chosen can be seen");
    }

    @ParameterizedTest
    @CsvSource({"-1, false", "0, false", "1, false", "5, false", "8, true"})
    void aFewUnitsTooManyNeedNoScrollBar(float over, boolean scrolls) {
        show(
                (app, table) -> {
                    Table content = new Table();
                    content.add(new Label("text", app.look().skin())).height(200 + over);
                    table.add(named(new ScrollArea(app, content), "area")).size(300, 200);
                });
        room.pass(0.1f);
        assertEquals(scrolls, ((ScrollArea) room.find("area")).isScrollY());
    }

    @Test
    void anAreaWhoseContentGrowsBeginsToScroll() {
        Label[] text = new Label[1];
        show(
                (app, table) -> {
                    text[0] = new Label("", app.look().skin());
                    Table content = new Table();
                    content.add(text[0]).minHeight(203);
                    table.add(named(new ScrollArea(app, content), "area")).size(300, 200);
                });
        room.pass(0.1f);
        ScrollArea area = (ScrollArea) room.find("area");
        assertFalse(area.isScrollY());
        text[0].setText("line\n".repeat(40));
        room.pass(0.1f);
        assertTrue(area.isScrollY());
        text[0].setText("");
        room.pass(0.1f);
        assertFalse(area.isScrollY());
    }
}
