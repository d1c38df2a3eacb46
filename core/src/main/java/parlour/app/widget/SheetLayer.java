package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.accessibility.Spoken;

/** The actors of an open sheet: the dimmed screen, the frame, title, content and buttons. */
final class SheetLayer extends Layer {
    private static final float MARGIN = 4;
    private static final float SECONDS = 0.14f;

    private final Sheet sheet;
    private final Table frame = new Table();
    private final Drawable dim;
    private boolean closing;

    SheetLayer(Ui ui, Sheet sheet) {
        this.sheet = sheet;
        Color shade = ui.look().color("feltDark");
        shade.a = 0.72f;
        dim = ui.look().fill(shade, 1);
        frame.setBackground(ui.look().patch("dialog"));
        frame.setTouchable(Touchable.enabled);
        Table head = new Table();
        Label title = new Label(sheet.title(), ui.look().skin(), "title");
        title.setEllipsis(true);
        Spoken.silence(title); // it names the dialog
        head.add(title).growX().minWidth(0).left();
        if (sheet.dismissible()) {
            IconButton close =
                    new IconButton(ui, "icon-close", sheet.say("common.close"), sheet::close);
            close.setName("sheet-close");
            head.add(close).right();
        }
        frame.add(head).growX().row();
        frame.add(new Image(ui.look().patch("divider"), Scaling.stretchX))
                .growX()
                .padTop(6)
                .padBottom(14)
                .row();
        Table content = new Table();
        content.align(Align.topLeft);
        sheet.fill(content);
        if (sheet.scrolls()) {
            content.padRight(12);
            frame.add(new ScrollArea(ui, content)).grow().minHeight(0).row();
        } else {
            frame.add(content).grow().minHeight(0).row();
        }
        Table buttons = new Table();
        buttons.defaults().height(46).spaceLeft(12);
        buttons.right();
        sheet.buttons(buttons);
        frame.add(buttons).growX().padTop(16);
        if (head.findActor("sheet-close") != null && buttons.findActor("sheet-done") != null) {
            Spoken.silence(head); // two buttons that close it are one too many to hear
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
        float width = Math.min(sheet.width(), getWidth() - 2 * MARGIN);
        frame.setWidth(width);
        frame.validate(); // the height of wrapped texts depends on the width
        float wanted = sheet.height() > 0 ? sheet.height() : frame.getPrefHeight();
        float height = Math.min(wanted, getHeight() - 2 * MARGIN);
        frame.setBounds(
                Math.round((getWidth() - width) / 2),
                Math.round((getHeight() - height) / 2),
                width,
                height);
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
