package parlour.web;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

import parlour.app.App;
import parlour.app.friends.RemoteSession;
import parlour.app.session.LocalSession;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.TableGroup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Lets a test see what is on the canvas, if the page's address asks for it with {@code ?test}. */
final class TestHook {
    private final App app;
    private final CanvasGraphics graphics;

    private TestHook(App app, CanvasGraphics graphics) {
        this.app = app;
        this.graphics = graphics;
    }

    static void install(App app, CanvasGraphics graphics, FrameLoop frameLoop) {
        if (Page.parameter("test") != null) {
            TestHook hook = new TestHook(app, graphics);
            install(
                    () -> String.valueOf(Gdx.graphics.getFrameId()),
                    () -> app.screen().getClass().getSimpleName(),
                    hook::place,
                    hook::names,
                    hook::texts,
                    hook::moves,
                    () -> frameLoop.resting() ? "resting" : "");
        }
    }

    /**
     * Where somebody presses an actor, or a card or cell of a table, in units of the page, as
     * {@code x,y}; empty if that is not possible now.
     */
    private String place(String name) {
        Group root = app.screen().stage().getRoot();
        Optional<Actor> found = find(root, actor -> name.equals(actor.getName()));
        if (found.isEmpty()) {
            return find(root, TableGroup.class::isInstance)
                    .flatMap(actor -> point((TableGroup) actor, name))
                    .orElse("");
        }
        return found.filter(actor -> !(actor instanceof Disableable d && d.isDisabled()))
                .map(this::middle)
                .orElse("");
    }

    private Optional<String> point(TableGroup table, String name) {
        return table.cover().pressPoint(name).map(at -> page(table.localToScreenCoordinates(at)));
    }

    /** The first such actor that can be seen, the one on top if there are several. */
    private static Optional<Actor> find(Actor actor, Predicate<Actor> which) {
        if (!actor.isVisible()) {
            return Optional.empty();
        }
        if (actor instanceof Group group) {
            for (int i = group.getChildren().size - 1; i >= 0; i--) {
                Optional<Actor> found = find(group.getChild(i), which);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return which.test(actor) ? Optional.of(actor) : Optional.empty();
    }

    private String middle(Actor actor) {
        return page(
                actor.localToScreenCoordinates(
                        new Vector2(actor.getWidth() / 2, actor.getHeight() / 2)));
    }

    private String page(Vector2 screen) {
        float density = graphics.density();
        return screen.x / density + "," + screen.y / density;
    }

    private String names() {
        List<String> names = new ArrayList<>();
        walk(
                app.screen().stage().getRoot(),
                actor -> {
                    if (actor.getName() != null) {
                        names.add(actor.getName());
                    }
                });
        return String.join("\n", names);
    }

    private String texts() {
        List<String> texts = new ArrayList<>();
        walk(
                app.screen().stage().getRoot(),
                actor -> {
                    if (actor instanceof Label label) {
                        texts.add(label.getText().toString());
                    } else if (actor instanceof TextField field) {
                        texts.add(field.getText());
                    }
                });
        return String.join("\n", texts);
    }

    /** How many moves the game at the table has, or which position of a shared table is shown. */
    private String moves() {
        if (app.screen() instanceof TableScreen<?, ?, ?, ?> table) {
            if (table.session() instanceof LocalSession<?, ?, ?, ?> game) {
                return String.valueOf(game.match().length());
            }
            if (table.session() instanceof RemoteSession<?, ?, ?, ?> game) {
                return String.valueOf(game.tableRevision());
            }
        }
        return "0";
    }

    private static void walk(Actor actor, Consumer<Actor> visit) {
        if (actor.isVisible()) {
            visit.accept(actor);
            if (actor instanceof Group group) {
                for (Actor child : group.getChildren()) {
                    walk(child, visit);
                }
            }
        }
    }

    /** Answers with a text. */
    @JSFunctor
    private interface Answer extends JSObject {
        String get();
    }

    /** Answers a question about a name with a text. */
    @JSFunctor
    private interface NamedAnswer extends JSObject {
        String get(String name);
    }

    @JSBody(
            params = {"frames", "screen", "place", "names", "texts", "moves", "resting"},
            script =
                    """
                    function lines(text) { return text().split('\\n'); }
                    window.parlour = {
                        frames: function() { return Number(frames()); },
                        screen: screen,
                        place: function(name) {
                            var at = place(name);
                            var box = document.getElementById('canvas').getBoundingClientRect();
                            var parts = at.split(',').map(Number);
                            return at ? [box.left + parts[0], box.top + parts[1]] : null;
                        },
                        names: function() { return lines(names); },
                        texts: function() { return lines(texts); },
                        moves: function() { return Number(moves()); },
                        resting: function() { return resting() !== ''; }
                    };
                    """)
    private static native void install(
            Answer frames,
            Answer screen,
            NamedAnswer place,
            Answer names,
            Answer texts,
            Answer moves,
            Answer resting);
}
