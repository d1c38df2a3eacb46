package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.play.Shelves;
import parlour.app.widget.PushButton;

/** What somebody should know of a file before its game is taken in; each repair is named. */
final class BringSheet extends ChoiceSheet {
    private final String name;
    private final Shelves.Brought brought;
    private final Runnable take;

    BringSheet(App app, String name, Shelves.Brought brought, Runnable take) {
        super(app);
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
        PushButton cancel = new PushButton(app, say("bring.cancel"), "default", this::close);
        cancel.setName("bring.cancel");
        row.add(cancel).minWidth(140);
        PushButton use = new PushButton(app, say("bring.use"), "primary", then(take));
        use.setName("bring.use");
        row.add(use).minWidth(180);
    }
}
