package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.game.ScorePaper;

import java.util.List;
import java.util.function.IntFunction;

/** The lines of Cassino's score sheet on a phone: two for each seat, the name above the points. */
final class CassinoPhoneLines {
    private static final int CATEGORIES = 6;

    /** The widths of the points of the round and of the total. */
    private static final float NUMBER = 66;

    private static final float ROW = 40;
    private static final float CELL_ROW = 34;
    private static final float GAP = 6;

    private final App app;
    private final ScorePaper paper;
    private final CassinoScoreWords words;
    private final float width;
    private final IntFunction<CassinoScoreLine> parts;

    /**
     * @param parts makes the figures of a seat
     */
    CassinoPhoneLines(
            App app,
            ScorePaper paper,
            CassinoScoreWords words,
            float width,
            IntFunction<CassinoScoreLine> parts) {
        this.app = app;
        this.paper = paper;
        this.words = words;
        this.width = width;
        this.parts = parts;
    }

    /** The lines of some seats, below their headings. */
    Table of(List<Integer> seats) {
        Table lines = words.table(seats);
        lines.top();
        CassinoScoreHeads heads = new CassinoScoreHeads(app, paper);
        Table names = new Table();
        heads.add(names, "name").expandX().left().padLeft(0);
        heads.add(names, "sum").width(NUMBER).padLeft(0);
        heads.add(names, "total").width(NUMBER).padLeft(0);
        lines.add(names).growX().row();
        Table categories = new Table();
        heads.categories(categories);
        for (Cell<?> cell : categories.getCells()) {
            cell.width(cellWidth()).padLeft(GAP);
        }
        lines.add(categories).row();
        for (int seat : seats) {
            paper.rule(lines, 1);
            line(lines, parts.apply(seat));
        }
        paper.rule(lines, 1);
        return lines;
    }

    private float cellWidth() {
        return (float) Math.floor(width / CATEGORIES) - GAP;
    }

    private void line(Table lines, CassinoScoreLine line) {
        Table above = new Table();
        float room = width - 2 * NUMBER;
        above.add(paper.name(line.seat(), line.won(), room)).width(room).height(ROW).left();
        number(above, line.sum());
        number(above, line.total());
        lines.add(above).padTop(2).row();
        Table below = new Table();
        for (Actor cell : line.cells()) {
            below.add(cell).width(cellWidth()).height(CELL_ROW).padLeft(GAP);
        }
        lines.add(below).padBottom(4).row();
    }

    private static void number(Table table, Label label) {
        label.setAlignment(Align.center);
        table.add(label).width(NUMBER);
    }
}
