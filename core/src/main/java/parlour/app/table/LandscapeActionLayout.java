package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.widget.PushButton;

import java.util.List;
import java.util.Optional;

/**
 * The action bar of a phone held sideways: a column, with the main button at its lower end and the
 * others over it.
 */
final class LandscapeActionLayout implements ActionBar.Layout {
    private static final float MAIN = 62;
    private static final float OTHER = 46;
    private static final float TIME = 28;
    private static final float GAP = 6;

    private final ActionBar.Parts parts;
    private final Table others = new Table();
    private final Cell<Table> room;

    /**
     * @param time the time left, if it is limited
     */
    LandscapeActionLayout(Table bar, ActionBar.Parts parts, Optional<CountdownBar> time) {
        this.parts = parts;
        bar.add(parts.message()).grow().minWidth(0).padBottom(4).row();
        if (time.isPresent()) {
            bar.add(parts.timeLeft()).height(TIME).row();
        }
        // The same room for no button and for one: the message must not jump.
        room = bar.add(others).growX().padBottom(GAP);
        bar.row();
        bar.add(parts.act()).growX().minWidth(0).height(MAIN);
        time.ifPresent(
                left -> {
                    bar.row();
                    bar.add(left).growX().height(7).pad(2, 6, 0, 6);
                });
        buttonsChanged();
    }

    @Override
    public void buttonsChanged() {
        others.clearChildren();
        // Two are one above the other: half of the column is too narrow for a word.
        for (PushButton button : List.of(parts.clear(), parts.instead())) {
            if (button.isVisible()) {
                others.add(button).growX().minWidth(0).height(OTHER).spaceTop(GAP).row();
            }
        }
        int rows = Math.max(1, others.getRows());
        room.height(rows * OTHER + (rows - 1) * GAP);
        others.invalidateHierarchy();
    }
}
