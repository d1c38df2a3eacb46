package parlour.app.replay;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.look.WindowShape;

/** The layout of a replay, for each shape of the window. */
final class ReplayFrame {
    private static final float EDGE = 6;

    /** The width of the column on the right of a phone held sideways. */
    private static final float COLUMN = 158;

    private ReplayFrame() {}

    static Table of(WindowShape shape, ReplayBar bar, Actor felt, ReplayControls controls) {
        return switch (shape) {
            case DESKTOP -> desktop(bar, felt, controls);
            case LANDSCAPE -> landscape(bar, felt, controls);
            case PORTRAIT -> portrait(bar, felt, controls);
        };
    }

    private static Table desktop(ReplayBar bar, Actor felt, ReplayControls controls) {
        Table buttons = new Table();
        buttons.add(controls.hands()).width(210).height(42).left();
        buttons.add(controls.moving(42)).expandX();
        buttons.add(controls.practice()).width(210).height(42).right();
        Table frame = new Table();
        frame.add(bar).growX().height(48).pad(6, 8, 0, 8).row();
        frame.add(felt).grow().row();
        frame.add(controls.status()).growX().minWidth(0).height(34).pad(0, 10, 0, 10).row();
        frame.add(controls.strip()).growX().minWidth(0).height(48).pad(0, 10, 4, 10).row();
        frame.add(buttons).growX().pad(0, 10, 10, 10);
        return frame;
    }

    private static Table portrait(ReplayBar bar, Actor felt, ReplayControls controls) {
        Table buttons = new Table();
        buttons.add(controls.hands()).grow().minWidth(0).uniformX().padRight(EDGE);
        buttons.add(controls.practice()).grow().minWidth(0).uniformX();
        Table frame = new Table();
        frame.add(bar).growX().pad(2, EDGE, 0, EDGE).row();
        frame.add(felt).grow().row();
        frame.add(controls.status()).growX().minWidth(0).height(46).pad(0, EDGE, 0, EDGE).row();
        frame.add(controls.strip()).growX().minWidth(0).height(48).pad(0, EDGE, 0, EDGE).row();
        frame.add(controls.moving(WindowShape.FINGERTIP + 4)).padBottom(4).row();
        frame.add(buttons).growX().height(48).pad(0, EDGE + 2, EDGE + 2, EDGE + 2);
        return frame;
    }

    private static Table landscape(ReplayBar bar, Actor felt, ReplayControls controls) {
        Table right = new Table();
        right.add(bar.standing()).growX().height(WindowShape.FINGERTIP).row();
        right.add(controls.status()).grow().minWidth(0).padBottom(4).row();
        right.add(controls.strip()).growX().minWidth(0).height(WindowShape.FINGERTIP).row();
        right.add(controls.movingBelow(WindowShape.FINGERTIP)).padBottom(EDGE).row();
        right.add(controls.hands()).growX().minWidth(0).height(46).padBottom(EDGE).row();
        right.add(controls.practice()).growX().minWidth(0).height(48);
        Table frame = new Table();
        frame.add(bar).width(WindowShape.FINGERTIP).growY().pad(EDGE, EDGE, EDGE, 0);
        frame.add(felt).grow();
        frame.add(right).width(COLUMN).growY().pad(EDGE, 0, EDGE + 2, EDGE + 2);
        return frame;
    }
}
