package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.look.WindowShape;

/**
 * The layout of a table screen on a phone. Upright, the bars lie above and below the table; held
 * sideways, they stand beside it, since height is scarce.
 */
final class PhoneTableFrame extends Table {
    /** The width of the buttons and sentences on the right. */
    private static final float ACTIONS = 158;

    private static final float EDGE = 6;

    PhoneTableFrame(WindowShape shape, TableBar bar, Actor felt, ActionBar actions) {
        if (shape == WindowShape.PORTRAIT) {
            add(bar).growX().pad(2, EDGE, 0, EDGE).row();
            add(felt).grow().row();
            add(actions).growX().pad(0, EDGE + 2, EDGE + 2, EDGE + 2);
        } else {
            Table right = new Table();
            right.add(bar.standing()).growX().height(WindowShape.FINGERTIP).row();
            right.add(actions).grow();
            add(bar).width(WindowShape.FINGERTIP).growY().pad(EDGE, EDGE, EDGE, 0);
            add(felt).grow();
            add(right).width(ACTIONS).growY().pad(EDGE, 0, EDGE + 2, EDGE + 2);
        }
    }
}
