package parlour.app.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.look.WindowShape;
import parlour.app.widget.ScrollArea;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The score sheet on a phone, which scrolls as a whole: the lines of all seats and then the chart.
 * Held sideways it has two columns.
 */
public final class PhoneScorePaper {
    private static final float SIDE = 16;
    private static final float MIDDLE = 24;
    private static final float CHART = 240;

    /** With so many seats the chart still stands beside their lines. */
    private static final int FEW = 4;

    private final App app;
    private final ScorePaper paper;
    private final boolean upright;

    public PhoneScorePaper(App app, ScorePaper paper) {
        this.app = app;
        this.paper = paper;
        upright = app.shape() == WindowShape.PORTRAIT;
    }

    /** The width of the lines of a seat. */
    public float width() {
        float room = app.screen().stage().getWidth() - 2 * SIDE;
        return upright ? room : (float) Math.floor((room - MIDDLE) / 2);
    }

    /**
     * A whole sheet.
     *
     * @param lines makes the lines of some seats
     * @param seats all of them, in the order of the sheet
     */
    public Actor filled(
            String title,
            String note,
            Function<List<Integer>, Table> lines,
            List<Integer> seats,
            List<Label> notes,
            Optional<Table> chart) {
        Table sheet = new Table();
        sheet.top().left();
        sheet.add(head(title, note)).growX().colspan(2).padBottom(6).row();
        if (upright) {
            sheet.add(lines.apply(seats)).width(width()).top().row();
            notes.forEach(label -> sheet.add(label).growX().padTop(6).row());
            chart.ifPresent(table -> sheet.add(table).growX().height(CHART).padTop(14));
        } else {
            beside(sheet, lines, seats, notes, chart);
        }
        return around(sheet);
    }

    private void beside(
            Table sheet,
            Function<List<Integer>, Table> lines,
            List<Integer> seats,
            List<Label> notes,
            Optional<Table> chart) {
        boolean few = chart.isPresent() && seats.size() <= FEW;
        int split = few ? seats.size() : (seats.size() + 1) / 2;
        Table left = lines.apply(seats.subList(0, split));
        Table right = few ? chart.orElseThrow() : lines.apply(seats.subList(split, seats.size()));
        sheet.add(left).width(width()).top();
        sheet.add(right).width(width()).top().padLeft(MIDDLE);
        if (few) {
            sheet.getCell(right).growY().maxHeight(CHART);
        }
        sheet.row();
        notes.forEach(label -> sheet.add(label).growX().colspan(2).padTop(6).row());
        if (!few) {
            chart.ifPresent(table -> sheet.add(table).growX().colspan(2).height(CHART).padTop(14));
        }
    }

    /** A page of paper around something that scrolls. */
    public Actor around(Table sheet) {
        sheet.pad(10, SIDE, 14, SIDE);
        sheet.setBackground(app.look().fill(app.look().color("paper"), 1));
        return new ScrollArea(app, sheet);
    }

    private Table head(String title, String note) {
        Table head = new Table();
        Label name = paper.label(title, "ink-heading");
        Label goal = paper.label(note, "ink-small");
        goal.setWrap(true);
        head.add(name).left().row();
        head.add(goal).growX();
        return head;
    }
}
