package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;

import java.util.Optional;

/** The action bar of a desktop window: a line over the main button with the others beside it. */
final class DesktopActionLayout implements ActionBar.Layout {
    /** Room for a hint of three lines. */
    private static final float MESSAGE = 52;

    private static final float INSTEAD = 130;

    private final ActionBar.Parts parts;
    private final Cell<?> insteadCell;
    private final Cell<?> beforeCell;

    /**
     * @param time the time left, if it is limited
     */
    DesktopActionLayout(Table bar, ActionBar.Parts parts, Optional<CountdownBar> time) {
        this.parts = parts;
        Table beside = new Table();
        insteadCell = beside.add(parts.instead()).width(0).height(42);
        beside.add(parts.clear()).width(120).height(42).padLeft(14);
        // A long sentence is cut; it must not widen the table, which would end its animations.
        bar.add(parts.message()).colspan(3).growX().minWidth(0).height(MESSAGE).padBottom(2).row();
        Table before = new Table();
        before.right();
        parts.coach().ifPresent(mark -> before.add(mark).minWidth(0).height(42).padRight(14));
        before.add(parts.timeLeft()).padRight(14);
        float least = time.isPresent() ? 50 : 0;
        beforeCell = bar.add(before).minWidth(least).prefWidth(134).expandX().fillX();
        // As wide as its text, where that is long and there is room.
        Value wide =
                new Value() {
                    @Override
                    public float get(Actor context) {
                        return Math.max(360, parts.act().getPrefWidth() + 16);
                    }
                };
        bar.add(parts.act()).minWidth(220).prefWidth(wide).height(42);
        bar.add(beside).left().expandX();
        if (time.isPresent()) {
            bar.row();
            bar.add();
            bar.add(time.get()).growX().height(7).pad(2, 6, 0, 6);
            bar.add();
        }
    }

    @Override
    public void buttonsChanged() {
        boolean shown = parts.instead().isVisible();
        insteadCell.width(shown ? INSTEAD : 0).padLeft(shown ? 14 : 0);
        // Keeps the main button centred as long as there is room.
        beforeCell.prefWidth(shown ? 134 + INSTEAD + 14 : 134);
        parts.instead().invalidateHierarchy();
    }
}
