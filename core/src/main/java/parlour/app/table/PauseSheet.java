package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.look.WindowShape;
import parlour.app.widget.PushButton;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;

import java.util.List;

/** The pause menu over a table. */
final class PauseSheet extends Sheet {
    private static final float GAP = 8;
    private static final float ROW = 46;

    /** So many rows have their usual height; more are lower, so that all are seen at once. */
    private static final int MOST_HIGH = 9;

    private static final float LOW_ROW = 42;

    private final List<TableAction> items;

    PauseSheet(Ui ui, List<TableAction> items) {
        super(ui);
        this.items = List.copyOf(items);
    }

    @Override
    protected String title() {
        return say("play.menu");
    }

    @Override
    protected void fill(Table content) {
        int columns = ui.shape() == WindowShape.LANDSCAPE ? 2 : 1;
        boolean crowded = items.size() > MOST_HIGH;
        for (int i = 0; i < items.size(); i++) {
            TableAction item = items.get(i);
            PushButton button =
                    new PushButton(
                                    ui,
                                    say(item.key()),
                                    "default",
                                    () -> {
                                        close();
                                        item.run().run();
                                    })
                            .icon(item.icon());
            button.setName(item.key());
            content.add(button)
                    .growX()
                    .uniformX()
                    .height(ui.shape().pressable(crowded ? LOW_ROW : ROW))
                    .padBottom(crowded ? 3 : 6)
                    .padLeft(i % columns * GAP);
            if ((i + 1) % columns == 0) {
                content.row();
            }
        }
    }

    @Override
    protected void buttons(Table row) {
        row.add(button("play.menu.resume", "primary", this::close)).minWidth(200);
    }

    @Override
    protected float width() {
        return 420;
    }
}
