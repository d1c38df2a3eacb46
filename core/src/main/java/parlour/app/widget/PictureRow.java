package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** The parts of a picture side by side; on a phone those that do not fit go to the next line. */
public final class PictureRow {
    private static final float LINE_GAP = 8;

    private final Table table = new Table();
    private final HorizontalGroup lines = new HorizontalGroup();
    private final boolean wraps;

    PictureRow(Ui ui) {
        wraps = ui.shape().phone();
        lines.wrap().rowLeft().left().wrapSpace(LINE_GAP);
    }

    Actor actor() {
        return wraps ? lines : table;
    }

    /** Adds a part, and the space after it. */
    public PictureRow part(Actor part, float after) {
        return part(part, 0, after);
    }

    /** Adds a part with the space before and after it. */
    public PictureRow part(Actor part, float before, float after) {
        if (wraps) {
            Container<Actor> padded = new Container<>(part);
            // Beside others it needs less room there.
            lines.addActor(padded.fill().minWidth(0).padLeft(before / 2).padRight(after / 2));
        } else {
            table.add(part).padLeft(before).padRight(after);
        }
        return this;
    }
}
