package parlour.app.friends;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;

import java.util.function.Supplier;

/** How friends get to a table that is being played at. */
final class InvitationSheet extends Sheet {
    private static final float PICTURE = 190;

    private final Supplier<ServerAddress> server;
    private final String code;
    private ServerAddress shown;

    /**
     * @param server where the table is found now: networks come and go
     */
    InvitationSheet(Ui ui, Supplier<ServerAddress> server, String code) {
        super(ui);
        this.server = server;
        this.code = code;
        this.shown = server.get();
    }

    @Override
    protected String title() {
        return say("friends.invitation");
    }

    @Override
    protected void fill(Table content) {
        shown = server.get();
        // A phone is held out to somebody else's camera: the picture takes all of its screen.
        float picture = page() ? InvitationPanel.LARGEST : PICTURE;
        content.add(new InvitationPanel(ui, shown, code, picture)).grow();
    }

    @Override
    protected boolean scrolls() {
        return !page();
    }

    @Override
    protected void act() {
        if (!server.get().equals(shown) && !ui.interacting()) {
            refresh();
        }
    }

    @Override
    protected float width() {
        return 560;
    }
}
