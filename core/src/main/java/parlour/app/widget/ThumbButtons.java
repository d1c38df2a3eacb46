package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;

import parlour.app.look.WindowShape;

import java.util.ArrayList;
import java.util.List;

/**
 * Arranges the buttons of a phone: side by side, equally wide if they can be, or below each other.
 */
final class ThumbButtons {
    private static final float HEIGHT = 48;
    private static final float GAP = 8;

    private static final float NARROWEST = 80;

    private ThumbButtons() {}

    /** Arranges the buttons of a table for the bar of a page. */
    static void inBar(Table table) {
        List<Actor> buttons = childrenOf(table);
        table.clearChildren();
        table.defaults().reset();
        buttons.forEach(button -> table.add(button).height(WindowShape.FINGERTIP).spaceLeft(GAP));
    }

    /** Gives the buttons in a bar that width at most: words matter more than pictures. */
    static void fitInBar(Table table, float width) {
        if (table.getPrefWidth() > width) {
            table.getChildren().forEach(ThumbButtons::withoutIcon);
            table.invalidate();
        }
        float part = Math.min(1, width / table.getPrefWidth());
        for (Cell<?> cell : table.getCells()) {
            float wanted = ((Layout) cell.getActor()).getPrefWidth();
            cell.minWidth(Math.max(NARROWEST, part * wanted));
        }
        table.invalidateHierarchy();
    }

    private static void withoutIcon(Actor button) {
        if (button instanceof PushButton push) {
            push.withoutIcon();
        }
    }

    /** Arranges the buttons of a table anew for that width. */
    static void arrange(Table table, float width) {
        List<Actor> buttons = childrenOf(table);
        float sum = -GAP;
        float widest = 0;
        for (Actor button : buttons) {
            float wide = ((Layout) button).getPrefWidth();
            sum += wide + GAP;
            widest = Math.max(widest, wide);
        }
        boolean beside = sum <= width;
        boolean equal = (widest + GAP) * buttons.size() - GAP <= width;
        table.clearChildren();
        table.defaults().reset();
        table.defaults().height(HEIGHT).growX();
        buttons.forEach(ThumbButtons::centre);
        if (!beside && buttons.size() > 2 && 2 * widestOfPairs(buttons) + GAP <= width) {
            pairs(table, buttons);
            return;
        }
        for (int i = 0; i < buttons.size(); i++) {
            Cell<Actor> cell = table.add(buttons.get(i));
            if (i > 0) {
                cell.padLeft(beside ? GAP : 0).padTop(beside ? 0 : GAP);
            }
            if (equal) {
                cell.uniformX();
            }
            if (!beside) {
                table.row();
            }
        }
    }

    /** Of the buttons that would lie beside another. */
    private static float widestOfPairs(List<Actor> buttons) {
        float widest = 0;
        for (Actor button : buttons.subList(0, buttons.size() / 2 * 2)) {
            widest = Math.max(widest, ((Layout) button).getPrefWidth());
        }
        return widest;
    }

    /** Two by two; a last one without another is as wide as two. */
    private static void pairs(Table table, List<Actor> buttons) {
        int last = buttons.size() - 1;
        for (int i = 0; i <= last; i++) {
            boolean right = i % 2 == 1;
            boolean alone = i == last && !right;
            Cell<Actor> cell = table.add(buttons.get(i)).padTop(i < 2 ? 0 : GAP);
            if (alone) {
                cell.colspan(2);
            } else {
                cell.uniformX().padLeft(right ? GAP : 0);
            }
            if (alone || right) {
                table.row();
            }
        }
    }

    private static void centre(Actor button) {
        if (button instanceof PushButton push) {
            push.centre();
        }
    }

    private static List<Actor> childrenOf(Table table) {
        List<Actor> children = new ArrayList<>();
        table.getChildren().forEach(children::add);
        return children;
    }
}
