package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.accessibility.Spoken;
import parlour.app.look.WindowShape;

/** A sheet in a frame: in the middle of the window, or along the lower edge of an upright phone. */
final class DialogFrame extends SheetFrame {
    private static final float MARGIN = 4;

    private final Sheet sheet;
    private final boolean upright;
    private final boolean phone;
    private final Table buttons = new Table();

    /** The width for which the buttons of a phone were arranged. */
    private float arranged;

    DialogFrame(Ui ui, Sheet sheet) {
        this.sheet = sheet;
        upright = ui.shape() == WindowShape.PORTRAIT;
        phone = ui.shape().phone();
        setBackground(ui.look().patch("dialog"));
        Table head = new Table();
        Label title = new Label(sheet.title(), ui.look().skin(), phone ? "heading" : "title");
        title.setWrap(phone);
        title.setEllipsis(!phone);
        Spoken.silence(title); // it names the dialog
        head.add(title).growX().minWidth(0).left();
        if (sheet.dismissible()) {
            IconButton close =
                    new IconButton(ui, "icon-close", sheet.say("common.close"), sheet::close);
            close.setName("sheet-close");
            head.add(close).right();
        }
        add(head).growX().row();
        add(new Image(ui.look().patch("divider"), Scaling.stretchX))
                .growX()
                .padTop(6)
                .padBottom(14)
                .row();
        Table content = content(sheet);
        if (sheet.scrolls()) {
            content.padRight(12);
            add(new ScrollArea(ui, content)).grow().minHeight(0).row();
        } else {
            add(content).grow().minHeight(0).row();
        }
        buttons.defaults().height(46).spaceLeft(12);
        buttons.right();
        sheet.buttons(buttons);
        add(buttons).growX().padTop(16);
    }

    @Override
    void place(float stageWidth, float stageHeight) {
        float width = upright ? stageWidth : Math.min(sheet.width(), stageWidth - 2 * MARGIN);
        setWidth(width);
        if (phone && width != arranged) {
            // Only then: buttons that are put anew lose the finger that holds them.
            ThumbButtons.arrange(buttons, width - getPadLeft() - getPadRight());
            arranged = width;
        }
        validate(); // the height of wrapped texts depends on the width
        float wanted = sheet.height() > 0 ? sheet.height() : getPrefHeight();
        float height = Math.min(wanted, stageHeight - 2 * MARGIN);
        float y = upright ? 0 : Math.round((stageHeight - height) / 2);
        setBounds(Math.round((stageWidth - width) / 2), y, width, height);
    }
}
