package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.widget.Ui;
import parlour.text.Phrase;

/** Asks what to do when the game being left could not be saved. */
final class UnsavedSheet extends ChoiceSheet {
    /**
     * What each answer does.
     *
     * @param elsewhere leaves the sheet open, so that there is still a choice if no other place is
     *     found
     */
    record Choices(Runnable again, Runnable elsewhere, Runnable leave) {}

    private final Phrase why;
    private final Choices choices;

    UnsavedSheet(Ui ui, Phrase why, Choices choices) {
        super(ui);
        this.why = why;
        this.choices = choices;
    }

    @Override
    protected String title() {
        return say("unsaved.title");
    }

    @Override
    protected void fill(Table content) {
        paragraph(content, ui.texts().sentence(why), "default");
        choice(content, "again", "primary", "icon-restart", closeThen(choices.again()));
        choice(content, "elsewhere", "default", "icon-folder", choices.elsewhere());
        choice(content, "leave", "danger", "icon-close", closeThen(choices.leave()));
    }

    private void choice(Table content, String what, String style, String icon, Runnable action) {
        String key = "unsaved." + what;
        choice(content, key, style, icon, say(key + ".line"), action);
    }

    @Override
    protected void buttons(Table row) {
        row.add(button("play.quit.stay", "unsaved.stay", "default", this::close)).minWidth(140);
    }
}
