package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** A sheet that fills the window of a phone. */
final class PageFrame extends SheetFrame {
    PageFrame(Ui ui, Sheet sheet) {
        setBackground(ui.look().fill(ui.look().color("dialog"), 1));
        PhonePage page = new PhonePage(ui, sheet.title());
        if (sheet.dismissible()) {
            page.back("sheet-close", sheet.say("common.close"), sheet::close);
        }
        Table buttons = new Table();
        page.content(content(ui, sheet));
        sheet.buttons(buttons);
        page.buttons(buttons);
        add(page).grow();
    }

    private static Actor content(Ui ui, Sheet sheet) {
        Table content = content(sheet);
        content.pad(PhonePage.ABOVE, PhonePage.SIDE, PhonePage.SIDE, PhonePage.SIDE);
        return sheet.scrolls() ? new ScrollArea(ui, content) : content;
    }

    @Override
    void place(float width, float height) {
        setBounds(0, 0, width, height);
    }
}
