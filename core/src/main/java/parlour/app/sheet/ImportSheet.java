package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.saves.GameFiles;
import parlour.app.widget.Ui;

/** What to know about a file before its game is imported; every repair is listed. */
final class ImportSheet extends ChoiceSheet {
    private final String name;
    private final GameFiles.Imported imported;
    private final Runnable take;

    ImportSheet(Ui ui, String name, GameFiles.Imported imported, Runnable take) {
        super(ui);
        this.name = name;
        this.imported = imported;
        this.take = take;
    }

    @Override
    protected String title() {
        return say("bring.title");
    }

    @Override
    protected void fill(Table content) {
        paragraph(content, say("bring.file", name), "strong");
        if (!imported.notes().isEmpty()) {
            points(content, imported.notes());
        }
        if (!imported.read().repairs().isEmpty()) {
            paragraph(content, say("damage.repairs.text"), "default");
            points(content, imported.read().repairs());
        }
    }

    @Override
    protected void buttons(Table row) {
        row.add(button("bring.cancel", "default", this::close)).minWidth(140);
        row.add(button("bring.use", "primary", closeThen(take))).minWidth(180);
    }
}
