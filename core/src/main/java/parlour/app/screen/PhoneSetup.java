package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.look.WindowShape;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;

/**
 * The set-up on a phone: the players and below them the rules in one column, or side by side if it
 * is held sideways.
 */
final class PhoneSetup extends Table {
    private static final float LINE = 1.5f;

    private final App app;
    private final boolean upright;

    PhoneSetup(App app) {
        this.app = app;
        upright = app.shape() == WindowShape.PORTRAIT;
        setFillParent(true);
    }

    /** The width of a column on a stage of that width. */
    float column(float width) {
        float half = (float) Math.floor((width - LINE) / 2);
        return (upright ? width : half) - 2 * PhonePage.SIDE;
    }

    /**
     * Shows everything.
     *
     * @param page has the title and the way back
     */
    void fill(PhonePage page, Table players, Table rules, Label message, PushButton start) {
        page.content(upright ? below(players, rules) : beside(players, rules));
        message.setAlignment(Align.center);
        page.aboveButtons(message);
        Table buttons = new Table();
        buttons.add(start);
        page.buttons(buttons);
        add(page).grow();
    }

    private ScrollArea below(Table players, Table rules) {
        Table column = padded(players);
        column.row();
        column.add(line()).growX().height(LINE).padTop(8).padBottom(12).row();
        column.add(rules).growX();
        return new ScrollArea(app, column);
    }

    private Table beside(Table players, Table rules) {
        Table columns = new Table();
        float width = column(app.screen().stage().getWidth()) + 2 * PhonePage.SIDE;
        columns.add(new ScrollArea(app, padded(players))).width(width).growY().minHeight(0);
        columns.add(line()).width(LINE).growY();
        columns.add(new ScrollArea(app, padded(rules))).width(width).growY().minHeight(0);
        return columns;
    }

    private static Table padded(Table part) {
        Table column = new Table();
        column.top().pad(PhonePage.ABOVE, PhonePage.SIDE, PhonePage.ABOVE, PhonePage.SIDE);
        column.add(part).growX();
        return column;
    }

    private Image line() {
        return new Image(app.look().fill(app.look().color("panelEdge"), 1), Scaling.stretch);
    }
}
