package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;

import java.util.Optional;

/**
 * Draws the empty board: its frame, the cells, and the ends of the lines with their points. The
 * lines of one team can be emphasised: their cells are linked and their ends filled in its colour.
 */
final class BoardPicture {
    /** Created once, since values() allocates a new array on each call. */
    private static final Team[] TEAMS = Team.values();

    private static final float CELL = 0.95f;
    private static final float LINK = 0.3f;

    private static final float RIM = 1.5f;

    /** Smaller line ends have square corners and small numbers. */
    private static final float ROUND = 22;

    private final Ui ui;
    private final Box[] cells = new Box[Cell.COUNT];
    private final Box[][] ends = new Box[TEAMS.length][Cell.SIDE];
    private final Color[] colors = new Color[TEAMS.length];
    private Box frame = new Box(0, 0, 1, 1);
    private float pitch;
    private float broad;
    private Drawable wood;
    private Drawable end;
    private TextureRegion cell;
    private TextureRegion white;
    private Color ink = Color.WHITE;
    private Color panel = Color.WHITE;
    private Optional<Team> own = Optional.empty();

    BoardPicture(Ui ui) {
        this.ui = ui;
    }

    void restyle() {
        TeamStyle teamStyle = new TeamStyle(ui);
        for (Team team : TEAMS) {
            colors[team.ordinal()] = teamStyle.color(team);
        }
        wood = TokenArt.of(ui).patch("board");
        end = TokenArt.of(ui).patch("end");
        cell = TokenArt.of(ui).region("cell");
        // The outermost pixels blend with their neighbours in the atlas.
        white = new TextureRegion(TokenArt.of(ui).region("white"), 8, 8, 16, 16);
        ink = ui.look().color("ink");
        panel = ui.look().color("field");
    }

    /** Creates all boxes here, so that drawing allocates nothing. */
    void layout(Box board, Box corner, float step, float endBroad) {
        broad = endBroad;
        frame = board.inset(-8);
        pitch = step;
        float inset = step * 0.07f;
        for (int i = 0; i < cells.length; i++) {
            Cell at = Cell.at(i);
            cells[i] =
                    new Box(
                            corner.x() + at.column() * step + step * (1 - CELL) / 2,
                            corner.top() - (at.row() + 1) * step + step * (1 - CELL) / 2,
                            step * CELL,
                            step * CELL);
        }
        for (int i = 0; i < Cell.SIDE; i++) {
            ends[Team.VERTICAL.ordinal()][i] =
                    new Box(corner.x() + i * step, corner.y() - broad, step, broad)
                            .inset(inset, broad * 0.1f);
            ends[Team.HORIZONTAL.ordinal()][i] =
                    new Box(corner.right(), corner.top() - (i + 1) * step, broad, step)
                            .inset(broad * 0.1f, inset);
        }
    }

    /** Writes the points of the lines, if they are shown. */
    void write(Field field, boolean points, Optional<Team> plain, TextLayer textLayer) {
        own = plain;
        if (!points) {
            return;
        }
        for (Team team : TEAMS) {
            for (int i = 0; i < Cell.SIDE; i++) {
                Box box = ends[team.ordinal()][i];
                boolean filled = filled(team);
                textLayer.middle(
                        round() ? TextLayer.Size.STRONG : TextLayer.Size.SMALL,
                        points(field, team, i),
                        filled ? ink : colors[team.ordinal()],
                        box.middleX(),
                        box.middleY());
            }
        }
    }

    /** Six of one symbol do not score points: they win the game. */
    private static String points(Field field, Team team, int line) {
        boolean six = field.winner().equals(Optional.of(team)) && field.sixLine() == line;
        return six ? "6×" : String.valueOf(field.points(team, line));
    }

    private boolean round() {
        return broad >= ROUND;
    }

    private boolean filled(Team team) {
        return own.isEmpty() || own.get() == team;
    }

    void draw(Batch batch, float x, float y, float alpha) {
        batch.setColor(1, 1, 1, alpha);
        draw(batch, wood, frame, x, y);
        if (own.isPresent()) {
            links(batch, own.get(), x, y, alpha);
        }
        batch.setColor(1, 1, 1, alpha);
        for (Box box : cells) {
            batch.draw(cell, x + box.x(), y + box.y(), box.width(), box.height());
        }
        for (Team team : TEAMS) {
            Color color = colors[team.ordinal()];
            for (Box box : ends[team.ordinal()]) {
                batch.setColor(color.r, color.g, color.b, alpha);
                end(batch, x + box.x(), y + box.y(), box.width(), box.height());
                if (!filled(team)) {
                    batch.setColor(panel.r, panel.g, panel.b, alpha);
                    end(
                            batch,
                            x + box.x() + RIM,
                            y + box.y() + RIM,
                            box.width() - 2 * RIM,
                            box.height() - 2 * RIM);
                }
            }
        }
        batch.setColor(Color.WHITE);
    }

    private void end(Batch batch, float x, float y, float width, float height) {
        if (round()) {
            end.draw(batch, x, y, width, height);
        } else {
            batch.draw(white, x, y, width, height);
        }
    }

    /** Drawn under the cells of each line, so that it shows only in the gaps. */
    private void links(Batch batch, Team team, float x, float y, float alpha) {
        Color color = colors[team.ordinal()];
        batch.setColor(color.r, color.g, color.b, alpha);
        float broad = pitch * LINK;
        for (int i = 0; i < Cell.SIDE; i++) {
            Box box = ends[team.ordinal()][i];
            float length = pitch * (Cell.SIDE - 0.5f) + Math.min(box.width(), box.height()) / 2;
            if (team == Team.VERTICAL) {
                batch.draw(white, x + box.middleX() - broad / 2, y + box.middleY(), broad, length);
            } else {
                batch.draw(
                        white,
                        x + box.middleX() - length,
                        y + box.middleY() - broad / 2,
                        length,
                        broad);
            }
        }
    }

    private static void draw(Batch batch, Drawable drawable, Box box, float x, float y) {
        drawable.draw(batch, x + box.x(), y + box.y(), box.width(), box.height());
    }
}
