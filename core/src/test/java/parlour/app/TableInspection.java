package parlour.app;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;

import parlour.app.crosswise.CrossWiseTable;
import parlour.app.look.CardArt;
import parlour.app.look.WindowShape;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.Pose;
import parlour.app.tabletop.Sprite;
import parlour.app.tabletop.TableBackground;
import parlour.app.tabletop.TableGroup;
import parlour.app.tabletop.TextLayer;

import java.util.ArrayList;
import java.util.List;

/** Looks at the texts and cards that a table draws itself, and lists what lies over what. */
final class TableInspection {
    private static final float TOUCHING = 0.5f;

    /** Upright phones of less than this height have no room for a larger board over a panel. */
    private static final float TALL_PHONE = 740;

    private static final float LEAST_ON_A_LOW_PHONE = 34;

    private TableInspection() {}

    static List<TextLayer.Line> texts(Stage stage) {
        return background(TableOnStage.of(stage)).texts();
    }

    /** What is wrong with the table at rest on a stage. */
    static List<String> of(Stage stage) {
        TableGroup table = TableOnStage.of(stage);
        TableBackground<?> background = background(table);
        List<TextLayer.Line> texts = background.texts();
        List<String> wrong = new ArrayList<>();
        Box whole = new Box(0, 0, table.getWidth(), table.getHeight());
        for (int i = 0; i < texts.size(); i++) {
            TextLayer.Line text = texts.get(i);
            if (!whole.holds(text.box())) {
                wrong.add("not on the table: " + text);
            }
            for (Box panel : background.panels()) {
                if (panel.meets(inner(text.box())) && !panel.holds(text.box())) {
                    wrong.add("leaves its badge " + panel + ": " + text);
                }
            }
            for (int j = 0; j < i; j++) {
                if (inner(text.box()).meets(inner(texts.get(j).box()))) {
                    wrong.add(text + " lies over " + texts.get(j));
                }
            }
        }
        for (Sprite card : table.cover().cards()) {
            Box box = bounds(card);
            if (!whole.holds(inner(box))) {
                wrong.add("a card is not on the table: " + box);
            }
            texts.stream()
                    .filter(text -> inner(box).meets(inner(text.box())))
                    .forEach(text -> wrong.add("a card at " + box + " lies over " + text));
        }
        return wrong;
    }

    /**
     * What a finger would miss on the table of a phone. Cards need no such check: a finger slides
     * along a hand, and sees which one it is on.
     */
    static List<String> touch(Stage stage) {
        WindowShape shape = WindowShape.of(stage.getWidth(), stage.getHeight());
        TableGroup table = TableOnStage.of(stage);
        if (!shape.phone() || !(table.cover() instanceof CrossWiseTable)) {
            return List.of();
        }
        boolean low = shape == WindowShape.PORTRAIT && stage.getHeight() < TALL_PHONE;
        float least = low ? LEAST_ON_A_LOW_PHONE : WindowShape.FINGERTIP - TOUCHING;
        List<String> wrong = new ArrayList<>();
        Vector2 cell = point(table, "r1c1");
        float across = cell.dst(point(table, "r1c2"));
        float down = cell.dst(point(table, "r2c1"));
        if (Math.min(across, down) < least) {
            wrong.add("too small for a finger: a cell of " + across + " by " + down);
        }
        float place = point(table, "hand1").dst(point(table, "hand2"));
        if (place < least) {
            wrong.add("too small for a finger: a place of the hand of " + place);
        }
        return wrong;
    }

    private static Vector2 point(TableGroup table, String name) {
        return table.cover().pressPoint(name).orElseThrow();
    }

    private static TableBackground<?> background(TableGroup table) {
        for (Actor actor : table.getChildren()) {
            if (actor instanceof TableBackground<?> background) {
                return background;
            }
        }
        throw new AssertionError("a table without a background");
    }

    private static Box inner(Box box) {
        return box.inset(Math.min(TOUCHING, box.width() / 2), Math.min(TOUCHING, box.height() / 2));
    }

    /** The upright rectangle around a card or token, which may be tilted. */
    private static Box bounds(Sprite sprite) {
        Pose pose = sprite.home();
        float high = sprite instanceof CardSprite ? pose.width / CardArt.ASPECT : pose.width;
        float sin = Math.abs(MathUtils.sinDeg(pose.angle));
        float cos = Math.abs(MathUtils.cosDeg(pose.angle));
        float wide = pose.width * cos + high * sin;
        float tall = high * cos + pose.width * sin;
        return new Box(pose.x - wide / 2, pose.y - tall / 2, wide, tall);
    }
}
