package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.accessibility.Spoken;
import parlour.app.tabletop.Box;
import parlour.app.widget.LinePainter;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Token;

import java.util.List;
import java.util.Optional;

/** A move of CrossWise as a small picture: the board, what the move does to it, and its token. */
final class CrossWiseMovePicture extends WidgetGroup {
    private static final float HIGH = 132;
    private static final float EDGE = 6;
    private static final float TOKEN = 26;
    private static final float LINE = 2.4f;
    private static final float IN_CELL = 0.88f;

    private final Optional<CrossWiseMove> move;
    private final Color color;
    private final TokenArt art;
    private final BoardWidget board;
    private final Drawable felt;
    private final LinePainter lines;

    CrossWiseMovePicture(Ui ui, CrossWiseView before, CrossWiseEvent event, Color color) {
        this.color = color;
        move =
                event instanceof CrossWiseEvent.Played played
                        ? Optional.of(played.move())
                        : Optional.empty();
        art = TokenArt.of(ui);
        board = new BoardWidget(ui, before.field());
        felt = ui.look().patch("button");
        lines = new LinePainter(ui.look());
        addActor(board);
        setTouchable(Touchable.disabled);
        Spoken.silence(this);
    }

    @Override
    public void layout() {
        float side = Math.min(getHeight(), getWidth()) - 2 * EDGE;
        float token = getWidth() - side >= TOKEN + 3 * EDGE ? TOKEN + EDGE : 0;
        board.setBounds((getWidth() + token - side) / 2, (getHeight() - side) / 2, side, side);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = getColor().a * parentAlpha;
        batch.setColor(1, 1, 1, alpha);
        felt.draw(batch, getX(), getY(), getWidth(), getHeight());
        super.draw(batch, parentAlpha);
        move.ifPresent(one -> draw(batch, alpha, one));
        batch.setColor(Color.WHITE);
    }

    private void draw(Batch batch, float alpha, CrossWiseMove one) {
        if (one instanceof CrossWiseMove.Put put) {
            token(batch, alpha, put.token(), cell(put.cell()));
        } else if (one instanceof CrossWiseMove.Replace replace) {
            token(batch, alpha, replace.given(), cell(replace.cell()));
        }
        for (Cell cell : one.cells()) {
            frame(batch, alpha, cell(cell));
        }
        if (one instanceof CrossWiseMove.Remove) {
            cross(batch, alpha, cell(one.cells().get(0)).inset(LINE));
        } else if (one.cells().size() > 1) {
            List<Cell> cells = one.cells();
            arrow(batch, alpha, cell(cells.get(0)), cell(cells.get(1)));
            if (one instanceof CrossWiseMove.Exchange) {
                arrow(batch, alpha, cell(cells.get(1)), cell(cells.get(0)));
            }
        }
        float beside = board.getX() - EDGE - TOKEN;
        if (beside > 0) {
            float y = getY() + (getHeight() - TOKEN) / 2;
            Box box = new Box(getX() + beside, y, TOKEN, TOKEN);
            face(batch, alpha, art.face(one.token()), box);
            frame(batch, alpha, box.inset(-LINE));
        }
    }

    private Box cell(Cell cell) {
        Box box = board.cell(cell);
        return new Box(getX() + box.x(), getY() + box.y(), box.width(), box.height());
    }

    private void token(Batch batch, float alpha, Token token, Box cell) {
        face(batch, alpha, art.face(token), cell.inset(cell.width() * (1 - IN_CELL) / 2));
    }

    private static void face(Batch batch, float alpha, TextureRegion face, Box box) {
        batch.setColor(1, 1, 1, alpha);
        batch.draw(face, box.x(), box.y(), box.width(), box.height());
    }

    private void frame(Batch batch, float alpha, Box box) {
        lines.frame(batch, color, alpha, box.x(), box.y(), box.width(), box.height(), LINE);
    }

    private void cross(Batch batch, float alpha, Box box) {
        lines.line(batch, color, alpha, box.x(), box.y(), box.right(), box.top(), LINE);
        lines.line(batch, color, alpha, box.x(), box.top(), box.right(), box.y(), LINE);
    }

    /** From the edge of a cell to the edge of another, over both where they are neighbours. */
    private void arrow(Batch batch, float alpha, Box from, Box to) {
        float wide = to.middleX() - from.middleX();
        float high = to.middleY() - from.middleY();
        float far = (float) Math.hypot(wide, high);
        float inset = Math.min(0.3f, from.width() * 0.3f / Math.max(1, far));
        lines.arrow(
                batch,
                color,
                alpha,
                from.middleX() + wide * inset,
                from.middleY() + high * inset,
                to.middleX() - wide * inset,
                to.middleY() - high * inset,
                LINE);
    }

    @Override
    public float getPrefWidth() {
        return HIGH;
    }

    @Override
    public float getPrefHeight() {
        return HIGH;
    }
}
