package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * A table of figures that is read line by line, with its column headings. Where pictures stand for
 * figures, the lines have to be said; otherwise they are read from the cells.
 */
public final class FigureTable extends Table implements Accessible {
    private final String title;
    private final List<String> heads = new ArrayList<>();
    private final List<List<String>> lines = new ArrayList<>();

    /**
     * @param title names the table for screen readers
     */
    public FigureTable(String title) {
        this.title = title;
    }

    /** Says what a column has. */
    public void head(String text) {
        heads.add(text);
    }

    /** Says what a line has, by columns. */
    public void line(List<String> texts) {
        lines.add(texts);
    }

    @Override
    public void describe(Description to) {
        if (heads.isEmpty()) {
            List<List<String>> written = written();
            to.grid(title, written.get(0), written.subList(1, written.size()));
        } else {
            to.grid(title, heads, lines);
        }
    }

    /** The texts of the cells, row by row. */
    private List<List<String>> written() {
        TreeMap<Integer, List<String>> rows = new TreeMap<>();
        for (Cell<?> cell : getCells()) {
            Actor actor = cell.getActor();
            if (actor instanceof Label label) {
                row(rows, cell).add(label.getText().toString());
            } else if (actor instanceof Group group) {
                row(rows, cell).add(String.join(" ", StageReader.texts(group)));
            }
        }
        return new ArrayList<>(rows.values());
    }

    private static List<String> row(TreeMap<Integer, List<String>> rows, Cell<?> cell) {
        return rows.computeIfAbsent(cell.getRow(), row -> new ArrayList<>());
    }
}
