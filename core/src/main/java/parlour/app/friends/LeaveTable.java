package parlour.app.friends;

import parlour.app.widget.Confirm;
import parlour.app.widget.Sheets;
import parlour.app.widget.Ui;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** Leaves a shared table: asks whether for good, since a seat waits for whoever comes back. */
public final class LeaveTable {
    private final Ui ui;
    private final TableClient client;
    private final Sheets sheets;

    public LeaveTable(Ui ui, TableClient client, Sheets sheets) {
        this.ui = ui;
        this.client = client;
        this.sheets = sheets;
    }

    /** Asks, and goes there; whoever has no place at the table just goes. */
    public void ask(Runnable then) {
        if (!client.member()) {
            client.leave();
            then.run();
            return;
        }
        List<Confirm.Answer> answers = new ArrayList<>();
        answers.add(
                Confirm.Answer.destructive(
                        "friends.leave.good",
                        () -> {
                            client.leave();
                            then.run();
                        }));
        answers.add(
                Confirm.Answer.other(
                        "friends.leave.now",
                        () -> {
                            client.depart();
                            then.run();
                        }));
        answers.add(Confirm.Answer.safe("friends.leave.stay", () -> {}));
        sheets.open(
                new Confirm(
                        ui, Phrase.of("friends.leave"), Phrase.of("friends.leave.text"), answers));
    }
}
