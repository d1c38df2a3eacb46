package parlour.app.friends;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;

/** How friends get to a table that is being played at. */
final class InvitationSheet extends Sheet {
    private final ServerAddress server;
    private final String code;

    InvitationSheet(Ui ui, ServerAddress server, String code) {
        super(ui);
        this.server = server;
        this.code = code;
    }

    @Override
    protected String title() {
        return say("friends.invitation");
    }

    @Override
    protected void fill(Table content) {
        content.add(new InvitationPanel(ui, server, code, InvitationPanel.PICTURE)).growX();
    }

    @Override
    protected float width() {
        return 560;
    }
}
