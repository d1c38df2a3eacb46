package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.look.Markup;
import parlour.app.widget.EntryField;
import parlour.text.Phrase;
import parlour.text.PlayerName;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;

import java.util.Optional;
import java.util.function.Consumer;

/** The name with which somebody sits down at a shared table, and what is wrong with it. */
final class SeatName extends Table {
    private final FriendsForm form;
    private final ServerMessage.Table table;
    private final TableRows rows;
    private final EntryField field;
    private final Cell<Label> line;

    SeatName(App app, FriendsForm form, ServerMessage.Table table) {
        this.form = form;
        this.table = table;
        rows = new TableRows(app, this, 0);
        field = rows.nameField(form, this::show, () -> {});
        field.setName("friends.name");
        line = rows.row("friends.name", field);
        line.getActor().setName("friends.name.problem");
        show();
    }

    private Optional<Phrase> problem() {
        String folded = PlayerName.folded(form.name().strip());
        boolean taken =
                table.seats().stream()
                        .filter(seat -> seat.kind() == SeatState.Kind.PERSON)
                        .flatMap(seat -> seat.name().stream())
                        .anyMatch(name -> PlayerName.folded(name).equals(folded));
        return form.nameProblem()
                .or(
                        () ->
                                taken
                                        ? Optional.of(
                                                Phrase.of(
                                                        "table.sameName",
                                                        Markup.plain(form.name().strip())))
                                        : Optional.empty());
    }

    /** Nobody is blamed for a name that was not typed yet. */
    private void show() {
        rows.show(field, line, form.nameTyped() ? problem() : Optional.empty(), "");
    }

    /** Does something with the name and remembers it, or says what is wrong with it. */
    void whenRight(Consumer<String> then) {
        if (problem().isEmpty()) {
            form.keep();
            then.accept(form.name().strip());
        } else {
            form.name(form.name());
            show();
        }
    }
}
