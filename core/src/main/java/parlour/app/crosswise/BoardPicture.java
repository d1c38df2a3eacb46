package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;
import parlour.crosswise.PointsChange;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;

import java.util.Optional;

/**
 * Draws the empty board: its frame, the cells, the numbers of rows and columns, and the ends of the
 * lines with their points. The lines of one team can be emphasised with a soft band in its colour.
 */
final class BoardPicture {
    /** Created once, since values() allocates a new array on each call. */
    private static final Team[] TEAMS = Team.values();

    private static final float CELL = 0.95f;

    /** The width of a band, in cells. */
    private static final float BAND = 0.86f;

    /** A band is stronger between the cells than over them. */
    private static final float UNDER_CELLS = 0.5f;

    private static final float OVER_CELLS = 0.16f;
    private static final float END_ALPHA = 0.55f;

    /** Smaller line ends have square corners and small numbers. */
    private static final float ROUND = 22;

    private final Ui ui;
    private final Box[] cells = new Box[Cell.COUNT];
    private final Box[][] ends = new Box[TEAMS.length][Cell.SIDE];
    private final Box[][] bands = new Box[TEAMS.length][Cell.SIDE];
    private final Color[] colors = new Color[TEAMS.length];

    /** The line ends that stand out: those that a selected move would change. */
    private final boolean[][] filled = new boolean[TEAMS.length][Cell.SIDE];

    /** The line ends with a crown: the line has, or would have, six of one symbol. */
    private final boolean[][] crowned = new boolean[TEAMS.length][Cell.SIDE];

    private Box frame = new Box(0, 0, 1, 1);
    private Box corner = frame;
    private float pitch;
    private float broad;
    private Drawable wood;
    private Drawable end;
    private Drawable crown;
    private TextureRegion cell;
    private TextureRegion white;
    private Color ink = Color.WHITE;
    private Color panel = Color.WHITE;
    private Color cream = Color.WHITE;
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
        crown = ui.look().picture("icon-crown", ui.look().color("goldLight"));
        cell = TokenArt.of(ui).region("cell");
        // The outermost pixels blend with their neighbours in the atlas.
        white = new TextureRegion(TokenArt.of(ui).region("white"), 8, 8, 16, 16);
        ink = ui.look().color("ink");
        panel = ui.look().color("field");
        cream = ui.look().color("cream");
    }

    /** Creates all boxes here, so that drawing allocates nothing. */
    void layout(Box board, Box lowerLeft, float step, float endBroad) {
        corner = lowerLeft;
        broad = endBroad;
        frame = board.inset(-8);
        pitch = step;
        float inset = step * 0.07f;
        float beside = step * (1 - BAND) / 2;
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
            float x = corner.x() + i * step;
            float y = corner.top() - (i + 1) * step;
            float length = corner.width() + broad;
            ends[Team.VERTICAL.ordinal()][i] =
                    new Box(x, corner.y() - broad, step, broad).inset(inset, broad * 0.1f);
            ends[Team.HORIZONTAL.ordinal()][i] =
                    new Box(corner.right(), y, broad, step).inset(broad * 0.1f, inset);
            bands[Team.VERTICAL.ordinal()][i] =
                    new Box(x + beside, corner.y() - broad, step * BAND, length);
            bands[Team.HORIZONTAL.ordinal()][i] =
                    new Box(corner.x(), y + beside, length, step * BAND);
        }
    }

    /**
     * Writes at the ends of the lines: what a selected move would change there, otherwise the
     * points, if they are shown.
     */
    void write(
            Field field,
            boolean points,
            Optional<PointsChange> change,
            Optional<Team> emphasised,
            TextLayer textLayer) {
        own = emphasised;
        for (Team team : TEAMS) {
            for (int i = 0; i < Cell.SIDE; i++) {
                boolean six =
                        change.isPresent()
                                ? change.get().six(team).equals(Optional.of(i))
                                : points && isSix(field, team, i);
                int gained = six || change.isEmpty() ? 0 : change.get().gained(team, i);
                crowned[team.ordinal()][i] = six;
                filled[team.ordinal()][i] = gained != 0;
                if (gained != 0) {
                    write(textLayer, team, i, PointsChange.signed(gained), ink);
                } else if (points && !six) {
                    String worth = String.valueOf(field.points(team, i));
                    write(textLayer, team, i, worth, colors[team.ordinal()]);
                }
            }
        }
    }

    private void write(TextLayer textLayer, Team team, int line, String text, Color color) {
        Box box = ends[team.ordinal()][line];
        textLayer.middle(
                round() ? TextLayer.Size.STRONG : TextLayer.Size.SMALL,
                text,
                color,
                box.middleX(),
                box.middleY());
    }

    /** Writes the numbers of the rows on the left and of the columns above. */
    void number(TextLayer textLayer) {
        for (int i = 0; i < Cell.SIDE; i++) {
            String text = String.valueOf(i + 1);
            // A little nearer to the cells than to the rim.
            float out = pitch * CrossWiseLayout.NUMBERS * 0.42f;
            textLayer.middle(
                    TextLayer.Size.SMALL,
                    text,
                    numberColor(Team.VERTICAL),
                    corner.x() + (i + 0.5f) * pitch,
                    corner.top() + out);
            textLayer.middle(
                    TextLayer.Size.SMALL,
                    text,
                    numberColor(Team.HORIZONTAL),
                    corner.x() - out,
                    corner.top() - (i + 0.5f) * pitch);
        }
    }

    private Color numberColor(Team team) {
        return own.equals(Optional.of(team)) ? colors[team.ordinal()] : cream;
    }

    /** Six of one symbol do not score points: they win the game. */
    private static boolean isSix(Field field, Team team, int line) {
        return field.winner().equals(Optional.of(team)) && field.sixLine() == line;
    }

    private boolean round() {
        return broad >= ROUND;
    }

    void draw(Batch batch, float x, float y, float alpha) {
        batch.setColor(1, 1, 1, alpha);
        draw(batch, wood, frame, x, y);
        bands(batch, x, y, alpha * UNDER_CELLS);
        batch.setColor(1, 1, 1, alpha);
        for (Box box : cells) {
            batch.draw(cell, x + box.x(), y + box.y(), box.width(), box.height());
        }
        for (Team team : TEAMS) {
            for (Box box : ends[team.ordinal()]) {
                batch.setColor(panel.r, panel.g, panel.b, alpha * END_ALPHA);
                end(batch, box, x, y);
            }
        }
        bands(batch, x, y, alpha * OVER_CELLS);
        for (Team team : TEAMS) {
            for (int i = 0; i < Cell.SIDE; i++) {
                mark(batch, team, i, x, y, alpha);
            }
        }
        batch.setColor(Color.WHITE);
    }

    private void bands(Batch batch, float x, float y, float alpha) {
        if (own.isPresent()) {
            Color color = colors[own.get().ordinal()];
            batch.setColor(color.r, color.g, color.b, alpha);
            for (Box box : bands[own.get().ordinal()]) {
                end(batch, box, x, y);
            }
        }
    }

    private void mark(Batch batch, Team team, int line, float x, float y, float alpha) {
        Box box = ends[team.ordinal()][line];
        if (filled[team.ordinal()][line]) {
            Color color = colors[team.ordinal()];
            batch.setColor(color.r, color.g, color.b, alpha);
            end(batch, box, x, y);
        } else if (crowned[team.ordinal()][line]) {
            float size = broad * 0.7f;
            batch.setColor(1, 1, 1, alpha);
            crown.draw(
                    batch, x + box.middleX() - size / 2, y + box.middleY() - size / 2, size, size);
        }
    }

    private void end(Batch batch, Box box, float x, float y) {
        if (round()) {
            draw(batch, end, box, x, y);
        } else {
            batch.draw(white, x + box.x(), y + box.y(), box.width(), box.height());
        }
    }

    private static void draw(Batch batch, Drawable drawable, Box box, float x, float y) {
        drawable.draw(batch, x + box.x(), y + box.y(), box.width(), box.height());
    }
}
