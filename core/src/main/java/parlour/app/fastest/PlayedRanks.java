package parlour.app.fastest;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Level;

/**
 * A row that counts the played cards of every rank, lowest on the left: a mark for each card, lit
 * once it has been played in the open.
 */
final class PlayedRanks {
    private static final int COLUMNS = Level.BLACK_JOKER.ordinal() + 1;
    private static final int SUITS = 4;
    private static final int JOKERS = 2;
    private static final float WIDEST_COLUMN = 46;
    private static final float MARK = 5;
    private static final float WIDEST_STEP = 7;

    /** The least space between the marks of two ranks, in marks. */
    private static final float APART = 1.5f;

    private Drawable lit;
    private Drawable unlit;
    private Color cream = Color.WHITE;
    private Color soft = Color.WHITE;
    private Box row = new Box(0, 0, 1, 1);
    private Hand played = Hand.EMPTY;

    void restyle(Ui ui) {
        lit = ui.look().fill(ui.look().color("goldLight"), MARK);
        Color faint = new Color(ui.look().color("cream"));
        faint.a = 0.22f;
        unlit = ui.look().fill(faint, MARK);
        cream = ui.look().color("cream");
        soft = new Color(ui.look().color("creamSoft"));
        soft.a = 0.5f;
    }

    /** Writes the ranks; those with no card left to come are faint. */
    void write(Box place, Hand cards, TextLayer textLayer, Ui ui) {
        row = place;
        played = cards;
        for (int column = 0; column < COLUMNS; column++) {
            boolean jokers = column == COLUMNS - 1;
            String name = jokers ? ui.texts().say("fastest.table.jokers") : Level.at(column).text();
            boolean out = count(column) == cards(column);
            textLayer.middle(
                    TextLayer.Size.SMALL, name, out ? soft : cream, x(column), row.top() - 11);
        }
    }

    void draw(Batch batch, float x, float y) {
        float step = Math.min(WIDEST_STEP, column() / (SUITS + APART));
        float mark = MARK * step / WIDEST_STEP;
        for (int column = 0; column < COLUMNS; column++) {
            int all = cards(column);
            int out = count(column);
            float left = x + x(column) - ((all - 1) * step + mark) / 2;
            for (int i = 0; i < all; i++) {
                Drawable drawn = i < out ? lit : unlit;
                drawn.draw(batch, left + i * step, y + row.y() + 6, mark, mark);
            }
        }
    }

    private float x(int column) {
        return row.middleX() + (column - (COLUMNS - 1) / 2f) * column();
    }

    private float column() {
        return Math.min(WIDEST_COLUMN, row.width() / COLUMNS);
    }

    private static int cards(int column) {
        return column == COLUMNS - 1 ? JOKERS : SUITS;
    }

    private int count(int column) {
        return column == COLUMNS - 1
                ? played.count(Level.BLACK_JOKER) + played.count(Level.RED_JOKER)
                : played.count(Level.at(column));
    }
}
