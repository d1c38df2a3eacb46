package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;

import parlour.app.look.Look;
import parlour.app.look.Markup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** A line chart of every seat's total after each round, with the target if there is one. */
public final class ScoreChart extends Chart {
    private static final float LEFT = 34;
    private static final float RIGHT = 104;

    /** The space at the right where there is only room for the signs of the seats. */
    private static final float SIGNS = 26;

    /** Names are left out rather than making the lines narrower than this. */
    private static final float LINES = 62;

    private static final float BOTTOM = 24;
    private static final float TOP = 12;
    private static final float MARK = 13;
    private static final float LINE = 2.4f;
    private static final float LABEL_GAP = 17;

    private final List<List<Integer>> totals;
    private final int firstRound;
    private final int target;
    private final int highest;
    private final int tick;
    private final List<Label> ends = new ArrayList<>();
    private final List<Label> values = new ArrayList<>();
    private final List<Label> rounds = new ArrayList<>();
    private final List<TextureRegion> signs = new ArrayList<>();
    private final List<Color> colors = new ArrayList<>();
    private final Color grid;
    private final Color goal;
    private final Label goalLabel;
    private final float[] endY;

    /**
     * @param totals by round, then by seat, starting with those before the first round shown
     * @param firstRound the number of the first round shown
     * @param target 0 if there is none
     */
    public ScoreChart(
            Look look, List<List<Integer>> totals, int firstRound, int target, List<String> names) {
        super(look, "ink-small", LEFT);
        this.totals = List.copyOf(totals);
        this.firstRound = firstRound;
        this.target = target;
        highest =
                Math.max(
                        Math.max(1, target),
                        totals.stream().flatMap(List::stream).mapToInt(t -> t).max().orElse(0));
        tick = tick(highest);
        SeatMarks marks = new SeatMarks(look);
        for (int seat = 0; seat < names.size(); seat++) {
            signs.add(marks.sign(seat));
            colors.add(marks.color(seat));
            Label end = addLabel(Markup.plain(names.get(seat)), Align.left);
            end.setEllipsis(true);
            ends.add(end);
        }
        for (int value = 0; value <= highest; value += tick) {
            values.add(addAxisLabel(String.valueOf(value)));
        }
        for (int round = 0; round < totals.size(); round++) {
            rounds.add(addLabel(String.valueOf(firstRound - 1 + round), Align.center));
        }
        goalLabel = addAxisLabel(String.valueOf(target));
        endY = new float[names.size()];
        grid = look.color("paperEdge");
        goal = look.color("badInk");
        goalLabel.setColor(goal);
        goalLabel.setVisible(target > 0);
        for (Label label : values) {
            // The target has its own label; hide any other that would overlap it.
            int value = Integer.parseInt(label.getText().toString());
            label.setVisible(target == 0 || Math.abs(value - target) * 3 >= tick);
        }
    }

    /** An axis step that gives about five labels. */
    private static int tick(int highest) {
        for (int step = 1; ; step *= 10) {
            for (int times : new int[] {1, 2, 5}) {
                if (highest / (step * times) <= 6) {
                    return step * times;
                }
            }
        }
    }

    private boolean named() {
        return getWidth() >= LEFT + LINES + RIGHT;
    }

    private float aside() {
        return named() ? RIGHT : SIGNS;
    }

    private float x(int round) {
        float width = getWidth() - LEFT - aside();
        return LEFT + width * round / Math.max(1, totals.size() - 1);
    }

    private float y(float value) {
        return BOTTOM + (getHeight() - BOTTOM - TOP) * value / highest;
    }

    @Override
    public void layout() {
        for (int i = 0; i < values.size(); i++) {
            placeAxisLabel(values.get(i), y(i * tick));
        }
        placeAxisLabel(goalLabel, y(target));
        int every = Math.max(1, Math.round(26 / Math.max(1, x(1) - x(0))));
        for (int i = 0; i < rounds.size(); i++) {
            rounds.get(i).setVisible((rounds.size() - 1 - i) % every == 0);
            rounds.get(i).setBounds(x(i) - 14, 0, 28, 18);
        }
        List<Integer> last = totals.get(totals.size() - 1);
        List<Integer> upwards =
                IntStream.range(0, ends.size())
                        .boxed()
                        .sorted(Comparator.comparing(last::get))
                        .toList();
        float gap = Math.min(LABEL_GAP, (getHeight() - 10) / ends.size());
        float floor = -gap;
        for (int seat : upwards) {
            floor = Math.max(y(last.get(seat)), floor + gap);
            endY[seat] = floor;
        }
        // Names that would go over the top push the ones below them down.
        float ceiling = getHeight() - 6;
        for (int i = upwards.size() - 1; i >= 0; i--) {
            int seat = upwards.get(i);
            endY[seat] = Math.min(endY[seat], ceiling);
            ceiling = endY[seat] - gap;
            ends.get(seat).setVisible(named());
            ends.get(seat).setBounds(getWidth() - RIGHT + 30, endY[seat] - 8, RIGHT - 30, 16);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        float right = x(totals.size() - 1);
        for (int i = 0; i < values.size(); i++) {
            line(batch, grid, alpha * 0.7f, LEFT, y(i * tick), right, y(i * tick), 1);
        }
        for (float x = LEFT; target > 0 && x < right; x += 12) {
            line(batch, goal, alpha, x, y(target), Math.min(right, x + 7), y(target), 1.6f);
        }
        for (int seat = 0; seat < ends.size(); seat++) {
            seat(batch, seat, alpha, right);
        }
        super.draw(batch, parentAlpha);
    }

    private void seat(Batch batch, int seat, float alpha, float right) {
        Color color = colors.get(seat);
        for (int i = 1; i < totals.size(); i++) {
            line(
                    batch,
                    color,
                    alpha,
                    x(i - 1),
                    y(totals.get(i - 1).get(seat)),
                    x(i),
                    y(totals.get(i).get(seat)),
                    LINE);
        }
        float last = y(totals.get(totals.size() - 1).get(seat));
        float end = getWidth() - aside() + 12;
        line(batch, color, alpha * 0.5f, right, last, end, endY[seat], 1);
        boolean crowded = x(1) - x(0) < MARK + 2;
        for (int i = crowded ? totals.size() - 1 : 0; i < totals.size(); i++) {
            mark(batch, seat, alpha, x(i), y(totals.get(i).get(seat)), MARK);
        }
        mark(batch, seat, alpha, end + 6, endY[seat], MARK);
    }

    private void mark(Batch batch, int seat, float alpha, float x, float y, float size) {
        Color color = colors.get(seat);
        batch.setColor(color.r, color.g, color.b, alpha);
        batch.draw(signs.get(seat), getX() + x - size / 2, getY() + y - size / 2, size, size);
    }

    /** By round, then by seat. */
    public List<List<Integer>> totals() {
        return totals;
    }

    /** The number of the first round shown. */
    public int firstRound() {
        return firstRound;
    }

    @Override
    public float getPrefWidth() {
        return LEFT + LINES + RIGHT;
    }

    @Override
    public float getPrefHeight() {
        return 300;
    }
}
