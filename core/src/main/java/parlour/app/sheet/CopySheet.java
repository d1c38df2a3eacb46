package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.accessibility.Spoken;
import parlour.app.look.Markup;
import parlour.app.navigation.SaveControl;
import parlour.app.widget.Confirm;
import parlour.app.widget.EntryField;
import parlour.app.widget.PushButton;
import parlour.app.widget.Sheet;
import parlour.app.widget.Sheets;
import parlour.app.widget.Ui;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** Asks for the name of a copy of the current game, and saves it. */
public final class CopySheet extends Sheet {
    private final SaveControl saves;
    private final Sheets sheets;
    private String name;
    private EntryField field;
    private Label problem;
    private PushButton save;
    private boolean focused;

    public CopySheet(Ui ui, SaveControl saves, Sheets sheets) {
        super(ui);
        this.saves = saves;
        this.sheets = sheets;
        name = saves.copyTitle();
    }

    @Override
    protected String title() {
        return say("copy.title");
    }

    @Override
    protected void fill(Table content) {
        Label text = new Label(say("copy.text"), skin());
        text.setWrap(true);
        content.add(text).growX().colspan(2).padBottom(14).row();
        content.add(new Label(say("copy.name"), skin())).padRight(10);
        field = new EntryField(ui, name, this::typed, this::save, this::close);
        field.setName("copy-name");
        Spoken.name(field, say("copy.name"));
        field.setMaxLength(60);
        content.add(field).growX().row();
        problem = new Label("", skin(), "small-bad");
        problem.setName("copy-problem");
        problem.setWrap(true);
        content.add();
        content.add(problem).growX().minWidth(0).height(40).padTop(2);
    }

    /** The name can be typed over at once. */
    @Override
    protected void act() {
        if (!focused) {
            focused = true;
            field.getStage().setKeyboardFocus(field);
            field.selectAll();
        }
    }

    private void typed(String text) {
        name = text;
        check();
    }

    private void check() {
        Optional<Phrase> wrong = saves.copyTitleProblem(name);
        problem.setText(wrong.map(ui.texts()::say).orElse(""));
        save.setDisabled(wrong.isPresent());
    }

    private void save() {
        if (saves.copyTitleProblem(name).isEmpty()) {
            close();
            saves.saveCopy(name, this::saved);
        }
    }

    private void saved(Optional<Phrase> trouble) {
        sheets.open(
                new Confirm(
                        ui,
                        Phrase.of(trouble.isPresent() ? "give.refused" : "give.done"),
                        trouble.orElse(Phrase.of("copy.done", Markup.plain(name.strip()))),
                        List.of(Confirm.Answer.safe("play.quit.stay", () -> {}))));
    }

    @Override
    protected void buttons(Table row) {
        row.add(button("copy.cancel", "default", this::close)).minWidth(140);
        save = button("copy.save", "primary", this::save);
        row.add(save).minWidth(180);
        check();
    }
}
