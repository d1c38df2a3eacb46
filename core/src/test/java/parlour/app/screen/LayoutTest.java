package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.App;
import parlour.app.Headless;
import parlour.app.Screen;
import parlour.app.Visits;
import parlour.app.widget.Adjustable;
import parlour.app.widget.Pressable;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Every screen in every size: nothing is cut off, nothing lies over anything else. */
class LayoutTest {
    private static final int[][] SIZES = {{900, 600}, {1280, 720}, {1920, 1080}, {2560, 1080}};

    private final Visits visits = new Visits();

    private void everySize(Function<App, Screen> screen) {
        try (Headless room = new Headless(SIZES[0][0], SIZES[0][1], screen)) {
            for (int[] size : SIZES) {
                room.resize(size[0], size[1]);
                check(room, size);
            }
        }
    }

    /** A control and the part of it that can be seen. */
    private record Control(Actor actor, Rectangle seen) {}

    private static void check(Headless room, int[] size) {
        room.pass(0.3f);
        List<String> wrong = new ArrayList<>();
        List<Control> controls = new ArrayList<>();
        Rectangle window =
                new Rectangle(-1, -1, room.stage().getWidth() + 2, room.stage().getHeight() + 2);
        for (Actor actor : room.stage().getActors()) {
            look(actor, window, window, controls, wrong);
        }
        for (int i = 0; i < controls.size(); i++) {
            for (int j = i + 1; j < controls.size(); j++) {
                if (controls.get(i).seen().overlaps(controls.get(j).seen())) {
                    wrong.add(name(controls.get(i)) + " lies over " + name(controls.get(j)));
                }
            }
        }
        assertEquals(List.of(), wrong, size[0] + "×" + size[1]);
    }

    /**
     * @param room where an actor may be: what scrolls may be out of sight, but not to the side
     * @param seen where it can be seen
     */
    private static void look(
            Actor actor,
            Rectangle room,
            Rectangle seen,
            List<Control> controls,
            List<String> wrong) {
        if (!actor.isVisible()) {
            return;
        }
        if (actor instanceof Label label && label.getText().length() > 0) {
            boolean wide = !label.getWrap() && label.getGlyphLayout().width > label.getWidth() + 1;
            if (wide || !room.contains(bounds(label))) {
                wrong.add("cut off: " + label.getText());
            }
        }
        boolean control =
                actor instanceof Pressable
                        || actor instanceof Adjustable
                        || actor instanceof TextField;
        if (control) {
            Rectangle part = new Rectangle();
            Rectangle bounds = bounds(actor);
            if (Intersector.intersectRectangles(bounds, seen, part)) {
                controls.add(new Control(actor, smaller(part)));
            }
            if (!room.contains(bounds)) {
                wrong.add("not on the stage: " + actor);
            }
        }
        if (actor instanceof Group group) {
            boolean scrolls = group instanceof ScrollPane;
            Rectangle box = bounds(group);
            Rectangle inside =
                    scrolls ? new Rectangle(box.x - 1, -10_000, box.width + 2, 20_000) : room;
            List<Control> within = control ? new ArrayList<>() : controls;
            for (Actor child : group.getChildren()) {
                look(child, inside, scrolls ? box : seen, within, wrong);
            }
        }
    }

    private static Rectangle bounds(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2(0, 0));
        return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }

    /** Edges may touch. */
    private static Rectangle smaller(Rectangle part) {
        return new Rectangle(part.x + 1, part.y + 1, part.width - 2, part.height - 2);
    }

    private static String name(Control control) {
        Actor actor = control.actor();
        return actor.getName() == null ? actor.toString() : actor.getName();
    }

    @Test
    void theMenuFits() {
        everySize(app -> new MenuScreen(app, visits));
    }

    @Test
    void theSetUpOfTwelveFits() {
        everySize(
                app -> {
                    SetupScreen screen = new SetupScreen(app, visits, Games.CASSINO, new Rng(1));
                    while (screen.form().mayAdd()) {
                        screen.form().addComputer();
                    }
                    screen.form().name(0, "M".repeat(20));
                    return screen;
                });
    }

    @Test
    void theSheetsFit() {
        try (Headless room = new Headless(900, 600, app -> new MenuScreen(app, visits))) {
            for (String button : List.of("menu.settings", "menu.help")) {
                room.click(button);
                for (int page = 0; page < (button.equals("menu.help") ? 8 : 1); page++) {
                    for (int[] size : SIZES) {
                        room.resize(size[0], size[1]);
                        room.pass(0.5f);
                        onTop(room, size);
                    }
                    if (page < 7 && button.equals("menu.help")) {
                        room.key(Keys.ENTER);
                    }
                }
                room.key(Keys.ESCAPE);
                room.pass(0.5f);
            }
        }
    }

    /** Only the sheet is looked at: what lies under it lies under it. */
    private static void onTop(Headless room, int[] size) {
        Actor top = room.stage().getActors().peek();
        List<Actor> below = new ArrayList<>();
        for (Actor actor : room.stage().getActors()) {
            if (actor != top && actor.isVisible()) {
                actor.setVisible(false);
                below.add(actor);
            }
        }
        check(room, size);
        below.forEach(actor -> actor.setVisible(true));
    }

    @Test
    void theScoreSheetFitsTwoToTwelve() {
        for (int seats : new int[] {2, 4, 7, 12}) {
            var session = ScoreScreenTest.played(seats, "house", 3);
            everySize(app -> new ScoreScreen<>(app, session, visits));
        }
    }
}
