package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.game.ScorePaper;

/** The headings of the columns of Cassino's score sheet. */
final class CassinoScoreHeads {
    private final App app;
    private final ScorePaper paper;

    CassinoScoreHeads(App app, ScorePaper paper) {
        this.app = app;
        this.paper = paper;
    }

    /** Adds a heading for each category that scores points. */
    void categories(Table table) {
        add(table, "cards");
        add(table, "spades");
        add(table, "aces");
        add(table, "ten", "icon-diamond", "red");
        add(table, "two", "icon-spade", "ink");
        add(table, "sweeps");
    }

    Cell<Table> add(Table table, String column) {
        return add(table, column, "", "");
    }

    private Cell<Table> add(Table table, String column, String icon, String color) {
        Table head = new Table();
        head.add(paper.label(app.texts().say("score.cassino." + column), "ink-small"));
        if (!icon.isEmpty()) {
            Image image = new Image(app.look().picture(icon), Scaling.fit);
            image.setColor(app.look().color(color));
            head.add(image).size(14).padLeft(1);
        }
        return table.add(head).padLeft(8).padBottom(4);
    }
}
