package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.utils.Align;

import parlour.app.look.Look;

/** A chart with labels along its left edge; lines are given in its own coordinates. */
public abstract class Chart extends WidgetGroup {
    private static final float LABEL_GAP = 8;
    private static final float LABEL_HEIGHT = 16;

    private final Look look;
    private final String labelStyle;
    private final float left;
    private final LinePainter lines;

    /**
     * @param left where the chart begins, to the right of its labels
     */
    protected Chart(Look look, String labelStyle, float left) {
        this.look = look;
        this.labelStyle = labelStyle;
        this.left = left;
        lines = new LinePainter(look);
    }

    /** Adds a label, which is not placed yet. */
    protected final Label addLabel(String text, int align) {
        Label label = new Label(text, look.skin(), labelStyle);
        label.setAlignment(align);
        addActor(label);
        return label;
    }

    /** Adds a label for the left edge. */
    protected final Label addAxisLabel(String text) {
        return addLabel(text, Align.right);
    }

    /** Places a label at the left edge, beside this height of the chart. */
    protected final void placeAxisLabel(Label label, float y) {
        label.setBounds(0, y - LABEL_HEIGHT / 2, left - LABEL_GAP, LABEL_HEIGHT);
    }

    protected final void line(
            Batch batch,
            Color color,
            float alpha,
            float x1,
            float y1,
            float x2,
            float y2,
            float thick) {
        lines.line(batch, color, alpha, getX() + x1, getY() + y1, getX() + x2, getY() + y2, thick);
    }
}
