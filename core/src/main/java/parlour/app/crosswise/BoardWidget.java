package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;
import parlour.crosswise.CrossWiseDescription;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A board with its tokens as an image, for score sheets, instructions and thumbnails. */
final class BoardWidget extends Widget implements Accessible {
    private static final float END = 0.52f;
    private static final float FRAME = 0.34f;
    private static final float TILE = 0.88f;
    private static final float GLOW = 1.25f * TILE;

    private final Ui ui;
    private final Field field;
    private final List<Optional<TextureRegion>> faces;
    private final TextureRegion glow;
    private final BoardPicture picture;
    private final TextLayer textLayer = new TextLayer();
    private final Color light;
    private boolean points;
    private Optional<Team> own = Optional.empty();
    private List<Cell> lit = List.of();
    private float pitch;
    private Box corner = new Box(0, 0, 1, 1);

    BoardWidget(Ui ui, Field field) {
        this.ui = ui;
        this.field = field;
        faces =
                IntStream.range(0, Cell.COUNT)
                        .mapToObj(cell -> field.at(Cell.at(cell)).map(TokenArt.of(ui)::face))
                        .toList();
        glow = TokenArt.of(ui).region("glow");
        picture = new BoardPicture(ui);
        picture.restyle();
        textLayer.restyle(ui.look());
        light = ui.look().color("turn");
        setTouchable(Touchable.disabled);
    }

    @Override
    public void describe(Description to) {
        CrossWiseDescription.board(field).forEach(line -> to.text(ui.texts().say(line)));
    }

    /** Shows the points of the lines, at their ends. */
    BoardWidget points() {
        points = true;
        return this;
    }

    /** Emphasises the lines of a team. */
    BoardWidget of(Team team) {
        own = Optional.of(team);
        return this;
    }

    /** Highlights some cells. */
    BoardWidget lit(List<Cell> cells) {
        lit = List.copyOf(cells);
        return this;
    }

    @Override
    public void layout() {
        float side = Math.min(getWidth(), getHeight());
        float x = (getWidth() - side) / 2;
        float y = (getHeight() - side) / 2;
        float end = points ? END : 0; // empty, they would look like cells that are cut off
        pitch = side / (Cell.SIDE + end + 2 * FRAME);
        corner =
                new Box(
                        x + pitch * FRAME,
                        y + pitch * (FRAME + end),
                        pitch * Cell.SIDE,
                        pitch * Cell.SIDE);
        picture.layout(new Box(x, y, side, side), corner, pitch, pitch * end);
        textLayer.clear();
        picture.write(field, points, Optional.empty(), own, textLayer);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = getColor().a * parentAlpha;
        picture.draw(batch, getX(), getY(), alpha);
        batch.setColor(light.r, light.g, light.b, alpha);
        for (int i = 0; i < lit.size(); i++) {
            token(batch, glow, lit.get(i), GLOW);
        }
        batch.setColor(1, 1, 1, alpha);
        for (int i = 0; i < Cell.COUNT; i++) {
            if (faces.get(i).isPresent()) {
                token(batch, faces.get(i).get(), Cell.at(i), TILE);
            }
        }
        batch.setColor(Color.WHITE);
        textLayer.draw(batch, getX(), getY(), alpha);
    }

    /** Where a cell is, in the coordinates of the widget's parent. */
    Box cell(Cell cell) {
        validate();
        return new Box(
                getX() + middleX(cell) - pitch / 2,
                getY() + middleY(cell) - pitch / 2,
                pitch,
                pitch);
    }

    private float middleX(Cell cell) {
        return corner.x() + (cell.column() + 0.5f) * pitch;
    }

    private float middleY(Cell cell) {
        return corner.top() - (cell.row() + 0.5f) * pitch;
    }

    private void token(Batch batch, TextureRegion region, Cell cell, float part) {
        float size = pitch * part;
        float x = getX() + middleX(cell) - size / 2;
        float y = getY() + middleY(cell) - size / 2;
        batch.draw(region, x, y, size, size);
    }
}
