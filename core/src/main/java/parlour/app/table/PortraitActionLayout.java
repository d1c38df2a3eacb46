package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import java.util.Optional;

/** The action bar of a phone held upright: a few lines over a row of buttons within reach. */
final class PortraitActionLayout implements ActionBar.Layout {
    /** Room for a hint of four lines of small letters. */
    private static final float MESSAGE = 68;

    private static final float HIGH = 50;
    private static final float CLEAR = 92;
    private static final float INSTEAD = 104;
    private static final float GAP = 8;

    private final ActionBar.Parts parts;
    private final Table buttons = new Table();

    /**
     * @param time the time left, if it is limited
     */
    PortraitActionLayout(Table bar, ActionBar.Parts parts, Optional<CountdownBar> time) {
        this.parts = parts;
        Table line = new Table();
        line.add(parts.message()).grow().minWidth(0);
        line.add(parts.timeLeft());
        bar.add(line).growX().height(MESSAGE).padBottom(4).row();
        bar.add(buttons).growX().height(HIGH);
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
        if (parts.clear().isVisible()) {
            buttons.add(parts.clear()).width(CLEAR).growY().padRight(GAP);
        }
        buttons.add(parts.act()).grow().minWidth(0);
        if (parts.instead().isVisible()) {
            buttons.add(parts.instead()).width(INSTEAD).growY().padLeft(GAP);
        }
    }
}
