package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** The visible part of an open sheet, which places itself in the window. */
abstract class SheetFrame extends Table {
    SheetFrame() {
        setTouchable(Touchable.enabled);
    }

    /** The frame of a sheet, as the shape of the window wants it. */
    static SheetFrame of(Ui ui, Sheet sheet) {
        return sheet.page() ? new PageFrame(ui, sheet) : new DialogFrame(ui, sheet);
    }

    /** Takes its place in a window of that size. */
    abstract void place(float width, float height);

    /** What the sheet shows between its title and its buttons. */
    static Table content(Sheet sheet) {
        Table content = new Table();
        content.top().left();
        sheet.fill(content);
        return content;
    }
}
