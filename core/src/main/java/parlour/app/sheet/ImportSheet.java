package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.saves.GameFiles;
import parlour.app.widget.Ui;

/** What to know about a file before its game is imported; every repair is listed. */
final class ImportSheet extends ChoiceSheet {
    private final String name;
    private final GameFiles.Brought brought;
    private final Runnable take;

    ImportSheet(Ui ui, String name, GameFiles.Brought brought, Runnable take) {
        super(ui);
        this.name = name;
        this.brought = brought;
        this.take = take;
    }

    @Override
    protected String title() {
        return say("bring.title");
    }

    @Override
    protected void fill(Table content) {
        paragraph(content, say("bring.file", name), "strong");
        if (!brought.notes().isEmpty()) {
            points(content, brought.notes());
        }
        if (!brought.read().repairs().isEmpty()) {
            paragraph(content, say("damage.repairs.text"), "default");
            points(content, brought.read().repairs());
        }
    }

    @Override
    protected void buttons(Table row) {
        row.add(button("bring.cancel", "default", this::close)).minWidth(140);
        row.add(button("bring.use", "primary", then(take))).minWidth(180);
    }
}
