package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.widget.EntryField;
import parlour.app.widget.PushButton;

/** The code or the link of a table that somebody else has opened. */
final class JoinTablePanel extends Table {
    private static final int LONGEST_LINK = 200;

    private final FriendsForm form;
    private final TableRows rows;
    private final PushButton button;
    private final EntryField invitation;
    private final Cell<Label> invitationLine;

    JoinTablePanel(App app, FriendsForm form, float width, Runnable changed, Runnable join) {
        this.form = form;
        rows = new TableRows(app, this, width);
        button = new PushButton(app, app.texts().say("friends.join.go"), "primary", join);
        button.setName("friends.join.go");
        button.icon("icon-play");
        top();
        rows.heading("friends.join", "friends.join.text");
        invitation =
                new EntryField(
                        app,
                        form.typed(),
                        text -> {
                            form.typed(text);
                            changed.run();
                        },
                        join,
                        () -> {});
        invitation.setName("friends.join.field");
        invitation.setMaxLength(LONGEST_LINK);
        invitation.setMessageText(app.texts().say("friends.join.example"));
        invitationLine = rows.row("friends.join.field", invitation);
    }

    PushButton button() {
        return button;
    }

    /** Shows what the form says now. */
    void refresh() {
        rows.show(invitation, invitationLine, form.invitationProblem(), "");
        button.setDisabled(!form.mayJoin());
    }
}
