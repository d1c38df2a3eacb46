package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import java.util.Optional;

/** The action bar of a phone held sideways: a column, with the main button at its lower end. */
final class LandscapeActionLayout implements ActionBar.Layout {
    private static final float MAIN = 62;
    private static final float OTHER = 46;
    private static final float TIME = 28;
    private static final float GAP = 6;

    private final ActionBar.Parts parts;
    private final Table buttons = new Table();

    /**
     * @param time the time left, if it is limited
     */
    LandscapeActionLayout(Table bar, ActionBar.Parts parts, Optional<CountdownBar> time) {
        this.parts = parts;
        bar.add(parts.message()).grow().minWidth(0).padBottom(4).row();
        if (time.isPresent()) {
            bar.add(parts.timeLeft()).height(TIME).row();
        }
        // The same room whatever the buttons: the message must not jump.
        bar.add(buttons).growX().height(2 * OTHER + MAIN + 2 * GAP);
        time.ifPresent(
                left -> {
                    bar.row();
                    bar.add(left).growX().height(7).pad(2, 6, 0, 6);
                });
        buttonsChanged();
    }

    @Override
    public void buttonsChanged() {
        buttons.clearChildren();
        buttons.bottom();
        if (parts.clear().isVisible()) {
            buttons.add(parts.clear()).growX().height(OTHER).padBottom(GAP).row();
        }
        if (parts.instead().isVisible()) {
            buttons.add(parts.instead()).growX().height(OTHER).padBottom(GAP).row();
        }
        buttons.add(parts.act()).growX().minWidth(0).height(MAIN);
    }
}
