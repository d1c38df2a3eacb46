package parlour.app.crosswise;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.widget.Ui;
import parlour.crosswise.rules.CrossWiseView;

/** The thumbnail of a saved game of CrossWise: the board, with a crown if the game is over. */
final class CrossWiseThumbnail extends WidgetGroup {
    private static final float EDGE = 6;

    private final Drawable felt;
    private final BoardWidget board;
    private final Image crown;

    CrossWiseThumbnail(Ui ui, CrossWiseView view, boolean over) {
        felt = ui.look().patch("button");
        board = new BoardWidget(ui, view.field());
        crown =
                new Image(
                        ui.look().picture("icon-crown", ui.look().color("goldLight")), Scaling.fit);
        crown.setVisible(over);
        addActor(board);
        addActor(crown);
        setTouchable(Touchable.disabled);
    }

    @Override
    public void layout() {
        float side = getHeight() - 2 * EDGE;
        board.setBounds((getWidth() - side) / 2, EDGE, side, side);
        float size = side * 0.36f;
        crown.setBounds(getWidth() - size - EDGE, getHeight() - size - EDGE, size, size);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        batch.setColor(1, 1, 1, getColor().a * parentAlpha);
        felt.draw(batch, getX(), getY(), getWidth(), getHeight());
        super.draw(batch, parentAlpha);
    }
}
