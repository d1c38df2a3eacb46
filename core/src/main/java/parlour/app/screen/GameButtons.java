package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;

import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.app.widget.Ui;

import java.util.List;

/** Arranges the buttons of the games: one below the other, or two in a row where many games are. */
final class GameButtons {
    private static final float HEIGHT = 54;

    /** What a scroll bar needs beside the buttons. */
    private static final float BAR = 14;

    private final Ui ui;
    private final List<PushButton> buttons;
    private final float width;
    private final float gap;

    GameButtons(Ui ui, List<PushButton> buttons, float width, float gap) {
        this.ui = ui;
        this.buttons = List.copyOf(buttons);
        this.width = width;
        this.gap = gap;
    }

    /** Arranges them within a height; where even pairs do not fit, they scroll. */
    WidgetGroup within(float room) {
        if (heightOf(buttons.size()) <= room) {
            return rows(1, width);
        }
        int pairs = (buttons.size() + 1) / 2;
        if (heightOf(pairs) <= room) {
            return rows(2, width);
        }
        Table frame = new Table();
        float height = Math.max(room, HEIGHT);
        frame.add(new ScrollArea(ui, rows(2, width - BAR))).size(width, height);
        return frame;
    }

    private float heightOf(int rows) {
        return rows * (HEIGHT + gap) - gap;
    }

    private Table rows(int columns, float across) {
        Table table = new Table();
        table.defaults().height(HEIGHT).left();
        float one = (across - (columns - 1) * gap) / columns;
        for (int i = 0; i < buttons.size(); i++) {
            boolean first = i % columns == 0;
            // The last one has the row to itself if nothing stands beside it.
            boolean alone = first && i + 1 == buttons.size();
            table.add(buttons.get(i))
                    .width(alone ? across : one)
                    .colspan(alone ? columns : 1)
                    .padLeft(first ? 0 : gap)
                    .padTop(i < columns ? 0 : gap);
            if (i % columns == columns - 1) {
                table.row();
            }
        }
        return table;
    }
}
