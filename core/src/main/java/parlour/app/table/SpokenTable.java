package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Container;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;

/** The game's table in the middle of the screen, which is read as its position and its moves. */
public final class SpokenTable extends Container<Group> implements Accessible {
    private final TableNarrator<?, ?, ?, ?> narrator;

    public SpokenTable(Group table, TableNarrator<?, ?, ?, ?> narrator) {
        super(table);
        this.narrator = narrator;
        // It fills the space left over, whatever its size on an earlier stage.
        fill().minSize(0).prefSize(0);
    }

    @Override
    public void describe(Description to) {
        narrator.describe(to);
    }
}
