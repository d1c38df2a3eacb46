package parlour.app.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.look.WindowShape;
import parlour.app.widget.IconButton;
import parlour.app.widget.PushButton;

import java.util.Optional;

/** The mark by which the coach says, without a word about it, that there was a better move. */
final class CoachMark {
    private CoachMark() {}

    /** A mark that is not seen at first. */
    static Actor of(App app, Runnable pressed) {
        String words = app.texts().say(app.shape().phone() ? "coach.mark.phone" : "coach.mark");
        Color gold = app.look().color("turn");
        Actor mark =
                app.shape() == WindowShape.PORTRAIT
                        ? new IconButton(app, "icon-coach", words, pressed).tint(gold)
                        : new PushButton(app, words, "quiet", pressed).icon("icon-coach", gold);
        mark.setName("coach");
        mark.setVisible(false);
        return mark;
    }

    /** On a phone, the line with the last move and the mark, whose room is always kept. */
    static Actor beside(WindowShape shape, Actor line, Optional<Actor> mark) {
        if (!shape.phone() || mark.isEmpty()) {
            return line;
        }
        Table both = new Table();
        both.add(line).grow().minWidth(0).minHeight(0);
        if (shape == WindowShape.PORTRAIT) {
            both.add(mark.get()).size(WindowShape.FINGERTIP);
        } else {
            both.row();
            both.add(mark.get()).growX().minWidth(0).height(WindowShape.FINGERTIP);
        }
        return both;
    }
}
