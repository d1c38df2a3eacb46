package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.look.Sounds.Cue;
import parlour.app.look.WindowShape;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A choice of one among a few values, side by side; on a phone, and elsewhere if it may be, in as
 * many rows as it needs.
 */
public final class SegmentedControl<T> extends Table implements Adjustable, Accessible {
    private final Ui ui;
    private final Consumer<T> listener;
    private final List<T> values = new ArrayList<>();
    private final List<Table> segments = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<ClickListener> clicks = new ArrayList<>();
    private final Drawable plain;
    private final Drawable focused;
    private final Drawable chosenBack;
    private final Drawable overBack;
    private final LabelStyle chosenText;
    private final LabelStyle otherText;
    private int chosen = -1;

    /** How many segments there are in a row; 0 until the width is known. */
    private int perRow;

    private boolean rows;

    public SegmentedControl(Ui ui, Consumer<T> listener) {
        this.ui = ui;
        this.listener = listener;
        plain = ui.look().patch("field");
        focused = ui.look().patch("field-focus");
        chosenBack = ui.look().patch("button");
        overBack = ui.look().patch("list-row-over");
        for (Drawable back : new Drawable[] {chosenBack, overBack}) {
            back.setMinWidth(0);
            back.setMinHeight(0);
        }
        chosenText = ui.look().skin().get("segment", LabelStyle.class);
        otherText = ui.look().skin().get("soft", LabelStyle.class);
        setBackground(plain);
        pad(1);
        rows = ui.shape().phone();
    }

    /** Lets it have several rows wherever one has too little room. */
    public SegmentedControl<T> inRows() {
        rows = true;
        return this;
    }

    /** Adds a value. */
    public SegmentedControl<T> value(T value, String text) {
        return value(value, text, "");
    }

    /** Adds a value shown as an icon, with a tooltip that names it. */
    public SegmentedControl<T> icon(T value, String icon, String tooltip) {
        value(value, "", icon);
        names.set(names.size() - 1, tooltip);
        Table segment = segments.get(segments.size() - 1);
        segment.addListener(new Tooltip(ui, segment, tooltip));
        return this;
    }

    /** Adds a value with an icon. */
    public SegmentedControl<T> value(T value, String text, String icon) {
        int index = values.size();
        Label label = new Label(text, otherText);
        Table segment = new Table();
        segment.setTouchable(Touchable.enabled);
        float wide = ui.shape().phone() ? 10 : 14;
        float side = icon.isEmpty() && text.length() <= 2 ? 7 : wide; // a number needs little room
        segment.pad(4, side, 4, side);
        if (!icon.isEmpty()) {
            Image image = new Image(ui.look().picture(icon), Scaling.fit);
            segment.add(image).size(22).padRight(text.isEmpty() ? 0 : 8);
        }
        if (!text.isEmpty()) {
            segment.add(label);
        }
        ClickListener click =
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        choose(index);
                    }
                };
        segment.addListener(click);
        values.add(value);
        segments.add(segment);
        labels.add(label);
        names.add(text);
        clicks.add(click);
        place(segment);
        return this;
    }

    private void place(Table segment) {
        Cell<Table> cell = add(segment).growX().minHeight(ui.shape().pressable(42));
        if (ui.shape().phone()) {
            cell.minWidth(WindowShape.FINGERTIP);
        }
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        int fitting = rows ? fitting(getWidth() - getPadLeft() - getPadRight()) : perRow;
        if (fitting != perRow) {
            perRow = fitting;
            clearChildren();
            for (int i = 0; i < segments.size(); i++) {
                if (i > 0 && i % perRow == 0) {
                    row();
                }
                place(segments.get(i));
                if (perRow < segments.size()) {
                    getCell(segments.get(i)).uniformX();
                }
            }
            invalidateHierarchy();
        }
    }

    /** How many segments fit beside each other: all of them, or as many in each row. */
    private int fitting(float width) {
        float sum = 0;
        float widest = 0;
        for (Table segment : segments) {
            float wide = Math.max(least(), segment.getPrefWidth());
            sum += wide;
            widest = Math.max(widest, wide);
        }
        if (sum <= width || segments.isEmpty()) {
            return Math.max(1, segments.size());
        }
        int most = Math.max(1, (int) (width / widest));
        int rows = (segments.size() + most - 1) / most;
        return (segments.size() + rows - 1) / rows;
    }

    /** It can be made narrower by writing it in more rows. */
    @Override
    public float getMinWidth() {
        return rows ? WindowShape.FINGERTIP : super.getMinWidth();
    }

    private float least() {
        return ui.shape().phone() ? WindowShape.FINGERTIP : 0;
    }

    /** Shows a value as chosen without notifying the listener; an unknown value shows none. */
    public SegmentedControl<T> show(T value) {
        chosen = values.indexOf(value);
        for (int i = 0; i < labels.size(); i++) {
            labels.get(i).setStyle(i == chosen ? chosenText : otherText);
        }
        return this;
    }

    @Override
    public void describe(Description to) {
        to.choice(names, chosen, this::choose);
    }

    @Override
    public void adjust(int steps) {
        int next = chosen < 0 ? 0 : Math.max(0, Math.min(values.size() - 1, chosen + steps));
        choose(next);
    }

    private void choose(int index) {
        if (index == chosen) {
            return;
        }
        ui.sounds().play(Cue.CLICK);
        show(values.get(index));
        listener.accept(values.get(index));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        setBackground(hasKeyboardFocus() ? focused : plain);
        for (int i = 0; i < segments.size(); i++) {
            Drawable over = clicks.get(i).isOver() ? overBack : null;
            segments.get(i).background(i == chosen ? chosenBack : over);
        }
        super.draw(batch, parentAlpha);
    }
}
