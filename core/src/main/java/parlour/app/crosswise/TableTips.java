package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;

import parlour.app.tabletop.Badge;
import parlour.app.tabletop.Box;
import parlour.app.widget.Tooltip;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Team;

/** Tooltips for the signs that are drawn on the table: the teams' signs, whose turn, the pile. */
final class TableTips extends Group {
    private static final float AROUND = 4;

    private final Ui ui;

    TableTips(Ui ui) {
        this.ui = ui;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
    }

    /** Rebuilds the areas for a layout. */
    void fill(CrossWiseLayout layout) {
        clearChildren();
        // On a phone the whole badge is there to be pressed.
        for (int seat = 0; seat < layout.places().size() && !ui.shape().phone(); seat++) {
            Box title = layout.places().get(seat).title();
            float size = Badge.ICON + 2;
            Box sign = new Box(title.right() - size, title.middleY() - size / 2, size, size);
            boolean columns = Team.of(seat) == Team.VERTICAL;
            area("team-" + seat, sign.inset(-AROUND), columns ? "columns" : "rows");
        }
        area("pile", layout.pile().badge(), "pile");
        area("turn", layout.turn(), "turn");
        if (!layout.sums().equals(layout.turn())) {
            area("sums", layout.sums(), "sums");
        }
    }

    private void area(String name, Box box, String key) {
        Actor area = new Actor();
        area.setName("tip-" + name);
        area.setBounds(box.x(), box.y(), box.width(), box.height());
        area.addListener(new Tooltip(ui, area, ui.texts().say("crosswise.tip." + key)));
        addActor(area);
    }
}
