package parlour.app.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.replay.MarkSigns;
import parlour.app.widget.Adjustable;
import parlour.app.widget.Chart;
import parlour.app.widget.Pressable;
import parlour.app.widget.Ui;
import parlour.review.EstimatedMove;
import parlour.review.JudgedMove;
import parlour.review.Mark;
import parlour.review.Review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * A chart of a player's chance to win over a game: what each move left of it, with the marks of the
 * moves. One move is picked, by the pointer or with the arrow keys.
 */
final class WinChart extends Chart implements Adjustable, Pressable, Accessible {
    /**
     * A move.
     *
     * @param entry its place in the history of the match
     * @param before the chance to win before it, from 0 to 1
     * @param after the chance to win after it
     * @param estimated whether it is not judged yet
     */
    record Point(int entry, double before, double after, Mark mark, boolean estimated) {
        /** How much of the chance the move has cost. */
        double loss() {
            return before - after;
        }

        /** A seat's moves whose chances are known or estimated. */
        static <M> List<Point> of(Review<M> review, List<EstimatedMove> estimates, int seat) {
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
                                    move.mark(),
                                    false));
                }
            }
            estimates.stream()
                    .filter(one -> one.seat() == seat)
                    .map(one -> new Point(one.entry(), one.before(), one.after(), Mark.NONE, true))
                    .forEach(points::add);
            points.sort(Comparator.comparingInt(Point::entry));
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

    private static final float LEFT = 56;
    private static final float RIGHT = 10;
    private static final float HIGH = 16;
    private static final float LINE = 2.2f;

    /** How far outside of it the ring of the keyboard focus lies, so that it covers no label. */
    private static final float AROUND = 7;

    /** Above it, where the caption is. */
    private static final float ABOVE = 2;

    private static final float DOT = 7;

    /** How much of the line's colour an estimate has. */
    private static final float ESTIMATED = 0.4f;

    /** The signs of the marks stand below the chart, in rows, so that they cover nothing of it. */
    private static final int SIGN_ROWS = 2;

    private static final float SIGN = 17;
    private static final float LOW = 6;

    private final Ui ui;
    private final int length;
    private final List<Integer> borders;
    private final Listener listener;
    private final List<Label> percents = new ArrayList<>();
    private final List<Label> signs = new ArrayList<>();
    private final Color grid;
    private final Color line;
    private final Color loss;
    private final Color pick;
    private final Drawable ring;
    private List<Point> points = List.of();
    private int picked;

    /** Where the chart begins, above the rows of signs. */
    private float low = LOW;

    private String said = "";

    /**
     * @param length the length of the history
     * @param borders where rounds begin
     */
    WinChart(Ui ui, int length, List<Integer> borders, Listener listener) {
        super(ui.look(), "small-soft", LEFT);
        this.ui = ui;
        this.length = Math.max(1, length);
        this.borders = List.copyOf(borders);
        this.listener = listener;
        setName("chart");
        setTouchable(Touchable.enabled);
        grid = ui.look().color("panelEdge");
        line = ui.look().color("goldLight");
        loss = ui.look().color("bad");
        pick = ui.look().color("cream");
        ring = ui.look().patch("ring", ui.look().color("focus"));
        for (int percent = 0; percent <= 100; percent += 50) {
            percents.add(addAxisLabel(percent + " %"));
        }
        addListener(new Pointing());
    }

    /**
     * Shows these moves, in order.
     *
     * @param before the move that was picked until now; if it is not there, one before it is
     */
    void show(List<Point> fresh, OptionalInt before) {
        int entry = before.orElse(-1);
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
        said = "";
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
        return low + (getHeight() - low - HIGH) * (float) chance;
    }

    @Override
    public void layout() {
        int rows = placeSigns();
        low = LOW + rows * SIGN;
        for (Label sign : signs) {
            sign.setY((rows - 1) * SIGN - sign.getY());
        }
        for (int i = 0; i < percents.size(); i++) {
            placeAxisLabel(percents.get(i), y(i / 2.0));
        }
    }

    /**
     * Puts the signs into rows that count downwards, the worst first; where many moves are close,
     * others have only dots.
     *
     * @return the number of rows
     */
    private int placeSigns() {
        List<Integer> order =
                IntStream.range(0, points.size())
                        .filter(i -> points.get(i).mark() != Mark.NONE)
                        .boxed()
                        .sorted(Comparator.comparingDouble(i -> -points.get(i).loss()))
                        .toList();
        List<Label> placed = new ArrayList<>();
        int rows = 1;
        for (int i : order) {
            Label sign = signs.get(i);
            float wide = sign.getPrefWidth() + 4;
            sign.setVisible(false);
            for (int row = 0; row < SIGN_ROWS && !sign.isVisible(); row++) {
                sign.setBounds(x(points.get(i).entry()) - wide / 2, row * SIGN, wide, SIGN);
                if (placed.stream().noneMatch(other -> meet(sign, other))) {
                    sign.setVisible(true);
                    placed.add(sign);
                    rows = Math.max(rows, row + 1);
                }
            }
        }
        return rows;
    }

    private static boolean meet(Label one, Label other) {
        return one.getY() == other.getY()
                && one.getX() < other.getX() + other.getWidth()
                && other.getX() < one.getX() + one.getWidth();
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
            line(batch, grid, alpha, x(border), low, x(border), getHeight() - HIGH, 1);
        }
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            float x = x(point.entry());
            float strength = point.estimated() ? alpha * ESTIMATED : alpha;
            if (i > 0) {
                Point last = points.get(i - 1);
                line(
                        batch,
                        line,
                        strength,
                        x(last.entry()),
                        y(last.after()),
                        x,
                        y(point.before()),
                        LINE);
            }
            Color fall = point.mark().isLapse() ? loss : line;
            line(batch, fall, strength, x, y(point.before()), x, y(point.after()), LINE);
        }
        for (int i = 0; i < points.size(); i++) {
            if (points.get(i).mark() != Mark.NONE) {
                mark(batch, alpha, points.get(i), signs.get(i));
            }
        }
        if (!points.isEmpty()) {
            float x = x(points.get(picked).entry());
            line(batch, pick, alpha * 0.7f, x, low, x, getHeight() - HIGH, 1.4f);
        }
        if (hasKeyboardFocus()) {
            batch.setColor(1, 1, 1, alpha);
            ring.draw(
                    batch,
                    getX() - AROUND,
                    getY() - AROUND,
                    getWidth() + 2 * AROUND,
                    getHeight() + AROUND + ABOVE);
        }
        batch.setColor(Color.WHITE);
        super.draw(batch, parentAlpha);
    }

    /** A dot where a marked move has led, and a thin line down to its sign. */
    private void mark(Batch batch, float alpha, Point point, Label sign) {
        float x = x(point.entry());
        float y = y(point.after());
        Color color = sign.getColor();
        if (sign.isVisible()) {
            float end = sign.getY() + SIGN;
            line(
                    batch,
                    color,
                    alpha * 0.45f,
                    x,
                    end,
                    x,
                    y(Math.min(point.before(), point.after())),
                    1);
        }
        line(batch, color, alpha, x - DOT / 2, y, x + DOT / 2, y, DOT);
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
