package parlour.app;

import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.EventListener;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;

import parlour.app.look.WindowShape;
import parlour.app.widget.Adjustable;
import parlour.app.widget.FittingLabel;
import parlour.app.widget.Pressable;
import parlour.app.widget.PushButton;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks at every actor of a stage, and lists what is cut off, outside, over something else, or on a
 * phone too small for a finger.
 */
final class Inspection {
    private static final float TOLERANCE = 0.5f;

    /** A scroll bar for less than this shows nothing new. */
    private static final float LEAST_SCROLL = 6;

    /** Decoration may reach beyond the window. */
    private static final Set<String> DECORATION = Set.of("FanOfCards", "Sparks");

    /** Something people read or press, and the part of it that can be seen. */
    private record Thing(Actor actor, Rectangle seen) {}

    private final boolean shortened;
    private final boolean phone;
    private final List<Thing> things = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();

    /**
     * @param shortened whether a text may end in three dots
     * @param phone whether it is pressed with fingers
     */
    private Inspection(boolean shortened, boolean phone) {
        this.shortened = shortened;
        this.phone = phone;
    }

    /** What is wrong with everything on a stage. */
    static List<String> all(Stage stage, boolean shortened) {
        return new Inspection(shortened, phone(stage)).of(stage, stage.getActors());
    }

    /** What is wrong with the topmost sheet: what lies under it lies under it. */
    static List<String> top(Stage stage, boolean shortened) {
        return new Inspection(shortened, phone(stage)).of(stage, List.of(stage.getActors().peek()));
    }

    private static boolean phone(Stage stage) {
        return WindowShape.of(stage.getWidth(), stage.getHeight()).phone();
    }

    private List<String> of(Stage stage, Iterable<Actor> actors) {
        Rectangle window = new Rectangle(-1, -1, stage.getWidth() + 2, stage.getHeight() + 2);
        for (Actor actor : actors) {
            look(actor, window, window);
        }
        for (int i = 0; i < things.size(); i++) {
            for (int j = i + 1; j < things.size(); j++) {
                if (things.get(i).seen().overlaps(things.get(j).seen())) {
                    wrong.add(name(things.get(i)) + " lies over " + name(things.get(j)));
                }
            }
        }
        return wrong;
    }

    /**
     * @param room where an actor may be: what scrolls may be out of sight, but not to the side
     * @param seen where it can be seen
     */
    private void look(Actor actor, Rectangle room, Rectangle seen) {
        if (!actor.isVisible() || DECORATION.contains(actor.getClass().getSimpleName())) {
            return;
        }
        boolean text = actor instanceof Label label && label.getText().length() > 0;
        if (text) {
            read((Label) actor);
        }
        Rectangle bounds = bounds(actor);
        boolean control =
                actor instanceof Pressable
                        || actor instanceof Adjustable
                        || actor instanceof TextField;
        if ((control || actor instanceof Widget) && !room.contains(bounds) && drawn(actor)) {
            wrong.add("not on the stage: " + name(actor) + " at " + bounds);
        }
        if (phone && (control || clickable(actor))) {
            touch(actor, bounds);
        }
        Rectangle part = new Rectangle();
        Rectangle filled = text ? ink((Label) actor, bounds) : bounds;
        if ((control || text) && Intersector.intersectRectangles(filled, seen, part)) {
            things.add(new Thing(actor, smaller(part)));
        }
        if (actor instanceof ScrollPane pane && pane.isScrollY() && pane.getMaxY() < LEAST_SCROLL) {
            wrong.add("scrolls by no more than " + pane.getMaxY() + ": " + name(actor));
        }
        // What is inside a control lies over that control.
        int before = things.size();
        if (actor instanceof Group group) {
            Optional<ScrollPane> pane = pane(group);
            Rectangle inside = pane.map(p -> reach(p, bounds)).orElse(room);
            for (Actor child : group.getChildren()) {
                look(child, inside, pane.isPresent() ? visible(bounds, seen) : seen);
            }
        }
        if (control) {
            things.subList(before, things.size()).clear();
        }
    }

    private static Optional<ScrollPane> pane(Group group) {
        return group instanceof ScrollPane pane ? Optional.of(pane) : Optional.empty();
    }

    /** Where content may be that is scrolled. */
    private static Rectangle reach(ScrollPane pane, Rectangle bounds) {
        return pane.isScrollingDisabledX()
                ? new Rectangle(bounds.x - 1, -10_000, bounds.width + 2, 20_000)
                : new Rectangle(-10_000, bounds.y - 1, 20_000, bounds.height + 2);
    }

    private static Rectangle visible(Rectangle bounds, Rectangle seen) {
        Rectangle part = new Rectangle();
        Intersector.intersectRectangles(bounds, seen, part);
        return part;
    }

    private static boolean clickable(Actor actor) {
        for (EventListener listener : actor.getListeners()) {
            if (listener instanceof ClickListener) {
                return true;
            }
        }
        return false;
    }

    private void touch(Actor actor, Rectangle bounds) {
        float least = WindowShape.FINGERTIP - TOLERANCE;
        if (bounds.width < least || bounds.height < least) {
            wrong.add("too small for a finger: " + name(actor) + " " + bounds);
        }
    }

    private static boolean drawn(Actor actor) {
        return !(actor instanceof Label label) || label.getText().length() > 0;
    }

    private void read(Label label) {
        GlyphLayout laid = label.getGlyphLayout();
        if (laid.width > label.getWidth() + TOLERANCE) {
            wrong.add("too wide by " + (laid.width - label.getWidth()) + ": " + label.getText());
        }
        if (label.getWrap() && laid.height > label.getHeight() + TOLERANCE) {
            wrong.add("too tall by " + (laid.height - label.getHeight()) + ": " + label.getText());
        }
        // What a page is about and what a phone's buttons do is always said whole.
        boolean title = "page-title".equals(label.getName());
        boolean button = phone && label.getParent() instanceof PushButton;
        if ((!shortened || title || button) && !label.getWrap()) {
            float natural = new GlyphLayout(label.getStyle().font, label.getText()).width;
            if (label instanceof FittingLabel) {
                natural *= label.getFontScaleX() / label.getStyle().font.getScaleX();
            }
            if (natural > label.getWidth() + TOLERANCE) {
                wrong.add("shortened: " + label.getText());
            }
        }
    }

    /** The part of a label that its text fills from left to right. */
    private static Rectangle ink(Label label, Rectangle bounds) {
        float width = Math.min(bounds.width, label.getGlyphLayout().width);
        float free = bounds.width - width;
        float before =
                Align.isLeft(label.getLabelAlign())
                        ? 0
                        : Align.isRight(label.getLabelAlign()) ? free : free / 2;
        return new Rectangle(bounds.x + before, bounds.y, width, bounds.height);
    }

    private static Rectangle bounds(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2(0, 0));
        return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }

    /** Edges may touch. */
    private static Rectangle smaller(Rectangle part) {
        return new Rectangle(part.x + 1, part.y + 1, part.width - 2, part.height - 2);
    }

    private static String name(Thing thing) {
        return name(thing.actor()) + " " + thing.seen();
    }

    private static String name(Actor actor) {
        if (actor instanceof Label label) {
            return '"' + label.getText().toString() + '"';
        }
        return actor.getName() == null ? actor.toString() : actor.getName();
    }
}
