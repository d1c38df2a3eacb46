package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.accessibility.Spoken;

/** The actors of an open sheet: the dimmed screen and the frame. */
final class SheetLayer extends Layer {
    private static final float SECONDS = 0.14f;

    private final Sheet sheet;
    private final SheetFrame frame;
    private final Drawable dim;
    private boolean closing;

    SheetLayer(Ui ui, Sheet sheet) {
        this.sheet = sheet;
        Color shade = ui.look().color("feltDark");
        shade.a = 0.72f;
        dim = ui.look().fill(shade, 1);
        frame = SheetFrame.of(ui, sheet);
        if (frame.findActor("sheet-close") != null && frame.findActor("sheet-done") != null) {
            // Two buttons that close it are one too many to hear.
            Spoken.silence(frame.findActor("sheet-close"));
        }
        addActor(frame);
    }

    void fadeIn() {
        getColor().a = 0;
        addAction(Actions.fadeIn(SECONDS, Interpolation.pow2Out));
    }

    void dismiss(boolean moving) {
        if (!moving) {
            remove();
            return;
        }
        closing = true;
        setTouchable(Touchable.disabled);
        clearActions();
        addAction(Actions.sequence(Actions.fadeOut(SECONDS / 2), Actions.removeActor()));
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        if (!closing) {
            sheet.act();
        }
    }

    @Override
    String title() {
        return sheet.title();
    }

    @Override
    Object owner() {
        return sheet;
    }

    @Override
    boolean closing() {
        return closing;
    }

    @Override
    public void layout() {
        frame.place(getWidth(), getHeight());
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        batch.setColor(1, 1, 1, getColor().a * parentAlpha);
        dim.draw(batch, 0, 0, getWidth(), getHeight());
        super.draw(batch, parentAlpha);
    }

    @Override
    void escape() {
        sheet.close();
    }

    @Override
    void clickedOutside() {
        if (sheet.dismissible()) {
            sheet.close();
        }
    }
}
