package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

import parlour.app.App;
import parlour.app.cards.Box;
import parlour.app.cards.Writing;
import parlour.crosswise.Cell;
import parlour.crosswise.Field;
import parlour.crosswise.Team;
import parlour.crosswise.Token;

import java.util.List;
import java.util.Optional;

/** A board with its tokens as a picture: of a score sheet, of the instructions, of a saved game. */
final class BoardWidget extends Widget {
    private static final float END = 0.52f;
    private static final float FRAME = 0.34f;
    private static final float TILE = 0.88f;
    private static final float GLOW = 1.25f * TILE;

    private final App app;
    private final Field field;
    private final BoardPicture picture;
    private final Writing writing = new Writing();
    private final Color light;
    private boolean points;
    private boolean framed = true;
    private Optional<Team> own = Optional.empty();
    private List<Cell> lit = List.of();
    private float pitch;
    private Box corner = new Box(0, 0, 1, 1);

    BoardWidget(App app, Field field) {
        this.app = app;
        this.field = field;
        picture = new BoardPicture(app);
        picture.dress();
        writing.dress(app.look());
        light = app.look().color("turn");
        setTouchable(Touchable.disabled);
    }

    /** Shows the points of the lines. */
    BoardWidget points() {
        points = true;
        return this;
    }

    /** Makes the lines of a team plain. */
    BoardWidget of(Team team) {
        own = Optional.of(team);
        return this;
    }

    /** Lights some cells. */
    BoardWidget lit(List<Cell> cells) {
        lit = List.copyOf(cells);
        return this;
    }

    /** Only the cells, for a small picture. */
    BoardWidget bare() {
        framed = false;
        return this;
    }

    @Override
    public void layout() {
        float side = Math.min(getWidth(), getHeight());
        float x = (getWidth() - side) / 2;
        float y = (getHeight() - side) / 2;
        float frame = framed ? FRAME : 0.1f;
        pitch = side / (Cell.SIDE + END + 2 * frame);
        corner =
                new Box(
                        x + pitch * frame,
                        y + pitch * (frame + END),
                        pitch * Cell.SIDE,
                        pitch * Cell.SIDE);
        picture.layout(new Box(x, y, side, side), corner, pitch, pitch * END);
        writing.clear();
        picture.write(field, points, own, writing);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = getColor().a * parentAlpha;
        picture.draw(batch, getX(), getY(), alpha);
        TextureRegion glow = app.tokens().region("glow");
        batch.setColor(light.r, light.g, light.b, alpha);
        for (int i = 0; i < lit.size(); i++) {
            token(batch, glow, lit.get(i), GLOW);
        }
        batch.setColor(1, 1, 1, alpha);
        for (int i = 0; i < Cell.COUNT; i++) {
            Optional<Token> token = field.at(Cell.at(i));
            if (token.isPresent()) {
                token(batch, app.tokens().face(token.get()), Cell.at(i), TILE);
            }
        }
        batch.setColor(Color.WHITE);
        writing.draw(batch, getX(), getY(), alpha);
    }

    private void token(Batch batch, TextureRegion region, Cell cell, float part) {
        float size = pitch * part;
        float x = corner.x() + (cell.column() + 0.5f) * pitch - size / 2;
        float y = corner.top() - (cell.row() + 0.5f) * pitch - size / 2;
        batch.draw(region, getX() + x, getY() + y, size, size);
    }
}
