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

    private static final float NARROWEST = 96;

    private ThumbButtons() {}

    /** Arranges the buttons of a table for the bar of a page. */
    static void inBar(Table table) {
        List<Actor> buttons = childrenOf(table);
        table.clearChildren();
        table.defaults().reset();
        buttons.forEach(
                button ->
                        table.add(button)
                                .height(WindowShape.FINGERTIP)
                                .minWidth(NARROWEST)
                                .spaceLeft(GAP));
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
        if (!beside && buttons.size() > 2 && 2 * widest + GAP <= width) {
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

    /** Two by two, and the last one, which matters most, as wide as two. */
    private static void pairs(Table table, List<Actor> buttons) {
        int last = buttons.size() - 1;
        for (int i = 0; i <= last; i++) {
            boolean right = i % 2 == 1;
            boolean alone = i == last || !right && i + 1 == last;
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
