package parlour.app.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.replay.MarkSigns;
import parlour.app.widget.Adjustable;
import parlour.app.widget.Pressable;
import parlour.app.widget.Ui;
import parlour.review.JudgedMove;
import parlour.review.Mark;
import parlour.review.Review;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;

/**
 * A chart of a player's chance to win over a game: what each move left of it, with the marks of the
 * moves. One move is picked, by the pointer or with the arrow keys.
 */
final class WinChart extends WidgetGroup implements Adjustable, Pressable, Accessible {
    /**
     * A move.
     *
     * @param entry its place in the history of the match
     * @param before the chance to win before it, from 0 to 1
     * @param after the chance to win after it
     */
    record Point(int entry, double before, double after, Mark mark) {
        /** A seat's moves whose chances are known. */
        static <M> List<Point> of(Review<M> review, int seat) {
            List<Point> points = new ArrayList<>();
            for (JudgedMove<M> move : review.movesOf(seat)) {
                OptionalDouble before = move.judgement().before();
                OptionalDouble after = move.judgement().after();
                if (before.isPresent() && after.isPresent()) {
                    points.add(
                            new Point(
                                    move.entry(),
                                    before.getAsDouble(),
                                    after.getAsDouble(),
                                    move.mark()));
                }
            }
            return points;
        }
    }

    /** What the chart tells of. */
    interface Listener {
        /** Another move is picked; says what it was. */
        String picked(int entry);

        /** The picked move was pressed. */
        void pressed(int entry);
    }

    private static final float LEFT = 50;
    private static final float RIGHT = 10;
    private static final float LOW = 10;
    private static final float HIGH = 16;
    private static final float LINE = 2.2f;
    private static final float SIGN = 20;

    private final Ui ui;
    private final int length;
    private final List<Integer> borders;
    private final Listener listener;
    private final List<Label> percents = new ArrayList<>();
    private final List<Label> signs = new ArrayList<>();
    private final TextureRegion white;
    private final Color grid;
    private final Color line;
    private final Color loss;
    private final Color pick;
    private final Drawable ring;
    private List<Point> points = List.of();
    private int picked;
    private String said = "";

    /**
     * @param length the length of the history
     * @param borders where rounds begin
     */
    WinChart(Ui ui, int length, List<Integer> borders, Listener listener) {
        this.ui = ui;
        this.length = Math.max(1, length);
        this.borders = List.copyOf(borders);
        this.listener = listener;
        setName("chart");
        setTouchable(Touchable.enabled);
        white = ui.look().picture("white").getRegion();
        grid = ui.look().color("panelEdge");
        line = ui.look().color("goldLight");
        loss = ui.look().color("bad");
        pick = ui.look().color("cream");
        ring = ui.look().patch("ring", ui.look().color("focus"));
        for (int percent = 0; percent <= 100; percent += 50) {
            Label label = new Label(percent + " %", ui.look().skin(), "small-soft");
            label.setAlignment(Align.right);
            percents.add(label);
            addActor(label);
        }
        addListener(new Pointing());
    }

    /** Shows these moves, in order. */
    void show(List<Point> fresh) {
        int entry = points.isEmpty() ? -1 : points.get(picked).entry();
        points = List.copyOf(fresh);
        picked = 0;
        for (int i = 0; i < points.size(); i++) {
            if (points.get(i).entry() <= entry) {
                picked = i;
            }
        }
        signs.forEach(Actor::remove);
        signs.clear();
        for (Point point : points) {
            Label label = new Label(MarkSigns.sign(point.mark()), ui.look().skin(), "strong");
            label.setColor(ui.look().color(MarkSigns.color(point.mark())));
            label.setAlignment(Align.center);
            label.setTouchable(Touchable.disabled);
            signs.add(label);
            addActor(label);
        }
        invalidate();
        pick(picked);
    }

    private void pick(int index) {
        if (!points.isEmpty()) {
            picked = Math.max(0, Math.min(index, points.size() - 1));
            said = listener.picked(points.get(picked).entry());
            ui.frameScheduler().next();
        }
    }

    private float x(float entry) {
        return LEFT + (getWidth() - LEFT - RIGHT) * entry / length;
    }

    private float y(double chance) {
        return LOW + (getHeight() - LOW - HIGH) * (float) chance;
    }

    @Override
    public void layout() {
        for (int i = 0; i < percents.size(); i++) {
            percents.get(i).setBounds(0, y(i / 2.0) - 8, LEFT - 8, 16);
        }
        for (int i = 0; i < signs.size(); i++) {
            Point point = points.get(i);
            float y = y(point.after());
            boolean below = y > getHeight() / 2;
            signs.get(i).setBounds(x(point.entry()) - SIGN, below ? y - SIGN : y, 2 * SIGN, SIGN);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        float right = getWidth() - RIGHT;
        for (int i = 0; i <= 4; i++) {
            line(
                    batch,
                    grid,
                    alpha * (i % 2 == 0 ? 1 : 0.5f),
                    LEFT,
                    y(i / 4.0),
                    right,
                    y(i / 4.0),
                    1);
        }
        for (int border : borders) {
            line(batch, grid, alpha, x(border), LOW, x(border), getHeight() - HIGH, 1);
        }
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            float x = x(point.entry());
            if (i > 0) {
                Point last = points.get(i - 1);
                line(
                        batch,
                        line,
                        alpha,
                        x(last.entry()),
                        y(last.after()),
                        x,
                        y(point.before()),
                        LINE);
            }
            Color fall = point.mark().isLapse() ? loss : line;
            line(batch, fall, alpha, x, y(point.before()), x, y(point.after()), LINE);
        }
        if (!points.isEmpty()) {
            float x = x(points.get(picked).entry());
            line(batch, pick, alpha * 0.7f, x, LOW, x, getHeight() - HIGH, 1.4f);
        }
        if (hasKeyboardFocus()) {
            batch.setColor(1, 1, 1, alpha);
            ring.draw(batch, getX(), getY(), getWidth(), getHeight());
        }
        batch.setColor(Color.WHITE);
        super.draw(batch, parentAlpha);
    }

    private void line(
            Batch batch,
            Color color,
            float alpha,
            float x1,
            float y1,
            float x2,
            float y2,
            float thick) {
        batch.setColor(color.r, color.g, color.b, alpha);
        float length = (float) Math.hypot(x2 - x1, y2 - y1);
        float angle = MathUtils.atan2(y2 - y1, x2 - x1) * MathUtils.radiansToDegrees;
        float low = getY() + y1 - thick / 2;
        batch.draw(white, getX() + x1, low, 0, thick / 2, length, thick, 1, 1, angle);
    }

    @Override
    public void adjust(int steps) {
        pick(picked + steps);
    }

    @Override
    public void press() {
        if (!points.isEmpty()) {
            listener.pressed(points.get(picked).entry());
        }
    }

    @Override
    public void describe(Description to) {
        IntConsumer move = this::pick;
        to.range(0, Math.max(0, points.size() - 1), picked, said, move);
    }

    @Override
    public float getPrefWidth() {
        return 280;
    }

    @Override
    public float getPrefHeight() {
        return 170;
    }

    private final class Pointing extends ClickListener {
        @Override
        public boolean mouseMoved(InputEvent event, float x, float y) {
            pickAt(x);
            return false;
        }

        @Override
        public void clicked(InputEvent event, float x, float y) {
            pickAt(x);
            if (!ui.shape().phone()) {
                press();
            }
        }

        private void pickAt(float x) {
            int nearest = picked;
            for (int i = 0; i < points.size(); i++) {
                float away = Math.abs(x(points.get(i).entry()) - x);
                if (away < Math.abs(x(points.get(nearest).entry()) - x)) {
                    nearest = i;
                }
            }
            if (nearest != picked) {
                pick(nearest);
            }
        }
    }
}
