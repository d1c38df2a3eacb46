package parlour.app.table;

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

    PhoneTableFrame(WindowShape shape, TableParts parts) {
        if (shape == WindowShape.PORTRAIT) {
            add(parts.bar()).growX().pad(2, EDGE, 0, EDGE).row();
            add(parts.felt()).grow().row();
            parts.panel()
                    .ifPresent(panel -> add(panel).growX().minWidth(0).pad(0, EDGE, 0, EDGE).row());
            add(parts.actions()).growX().pad(0, EDGE + 2, EDGE + 2, EDGE + 2);
        } else {
            Table middle = new Table();
            middle.add(parts.felt()).grow().row();
            parts.panel()
                    .ifPresent(
                            panel ->
                                    middle.add(panel)
                                            .growX()
                                            .minWidth(0)
                                            .pad(0, EDGE, EDGE / 2, EDGE));
            Table right = new Table();
            right.add(parts.bar().standing()).growX().height(WindowShape.FINGERTIP).row();
            right.add(parts.actions()).grow();
            add(parts.bar()).width(WindowShape.FINGERTIP).growY().pad(EDGE, EDGE, EDGE, 0);
            add(middle).grow();
            add(right).width(ACTIONS).growY().pad(EDGE, 0, EDGE + 2, EDGE + 2);
        }
    }
}
