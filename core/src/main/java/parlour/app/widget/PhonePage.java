package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.look.WindowShape;

/**
 * A page that fills the window of a phone: a bar with the way back and the title, then the content.
 * The buttons lie along the lower edge, where a thumb reaches them; held sideways, in the bar,
 * since height is scarce there.
 */
public final class PhonePage extends Table {
    /** The space around the content. */
    public static final float SIDE = 14;

    public static final float ABOVE = 10;

    private static final float BAR = 52;
    private static final float LOW_BAR = 48;
    private static final float TITLE_LETTERS = 32;
    private static final float TITLE_SCALE = 0.72f;
    private static final float LINE = 1.2f;

    /** Enough for two lines of a long title beside many buttons. */
    private static final float TITLE = 250;

    private final Ui ui;
    private final boolean upright;
    private final Table start = new Table();
    private final Table end = new Table();
    private final Table foot = new Table();
    private Table buttons = new Table();

    public PhonePage(Ui ui, String text) {
        this.ui = ui;
        upright = ui.shape() == WindowShape.PORTRAIT;
        setTouchable(Touchable.enabled);
        Table bar = new Table();
        bar.setBackground(ui.look().fill(ui.look().color("panel"), 1));
        FittingLabel title =
                new FittingLabel(
                        text,
                        ui.look().skin().get("title", Label.LabelStyle.class),
                        TITLE_LETTERS,
                        FittingLabel.First.SMALLER,
                        TITLE_SCALE);
        title.setName("page-title");
        title.setAlignment(Align.left);
        start.add().width(SIDE);
        bar.add(start);
        bar.add(title).grow().minWidth(0).padRight(SIDE);
        bar.add(end);
        add(bar).growX().height(upright ? BAR : LOW_BAR).row();
        line();
    }

    /** Adds the way back at the left of the bar. */
    public PhonePage back(String name, String tooltip, Runnable action) {
        IconButton button = new IconButton(ui, "icon-left", tooltip, action);
        button.setName(name);
        start.clearChildren();
        start.add(button).size(WindowShape.FINGERTIP).padLeft(4).padRight(4);
        return this;
    }

    /** Adds something at the right of the bar. */
    public PhonePage atEnd(Actor actor) {
        end.add(actor).height(WindowShape.FINGERTIP).padRight(6);
        return this;
    }

    /** Puts the content below the bar. */
    public PhonePage content(Actor content) {
        add(content).grow().minHeight(0).row();
        return this;
    }

    /**
     * Adds something small that belongs above the buttons, such as a line of text; where those are
     * in the bar, it is alone along the lower edge.
     */
    public PhonePage aboveButtons(Actor actor) {
        foot.add(actor).growX().minWidth(0).row();
        return this;
    }

    /** Adds the buttons, which are the children of that table. */
    public PhonePage buttons(Table all) {
        buttons = all;
        if (all.hasChildren() && !upright) {
            ThumbButtons.inBar(all);
            atEnd(all);
        } else if (all.hasChildren()) {
            foot.add(all).growX();
        }
        if (foot.hasChildren()) {
            line();
            add(foot.pad(upright ? 8 : 4, SIDE, upright ? 12 : 6, SIDE)).growX();
        }
        return this;
    }

    private void line() {
        add(new Image(ui.look().fill(ui.look().color("panelEdge"), 1), Scaling.stretch))
                .growX()
                .height(LINE)
                .row();
    }

    /** It is as wide as the window, whatever it holds. */
    @Override
    public float getMinWidth() {
        return 0;
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        if (upright) {
            ThumbButtons.arrange(buttons, getWidth() - 2 * SIDE);
        } else if (buttons.hasChildren()) {
            float others = start.getPrefWidth() + end.getPrefWidth() - buttons.getPrefWidth();
            ThumbButtons.fitInBar(buttons, getWidth() - others - TITLE - SIDE);
        }
    }
}
