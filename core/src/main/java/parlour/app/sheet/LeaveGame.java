package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.navigation.SaveControl;
import parlour.app.widget.Confirm;
import parlour.app.widget.Sheet;
import parlour.app.widget.Sheets;
import parlour.app.widget.Ui;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/**
 * Leaves a game: asks first, and waits until everything is saved unless the person decides to leave
 * without.
 */
public final class LeaveGame {
    private final Ui ui;
    private final SaveControl saves;
    private final Sheets sheets;

    /** The question, the wait or the trouble that is shown, if the game is being left already. */
    private Optional<Sheet> shown = Optional.empty();

    private Runnable destination = () -> {};

    public LeaveGame(Ui ui, SaveControl saves, Sheets sheets) {
        this.ui = ui;
        this.saves = saves;
        this.sheets = sheets;
    }

    /**
     * Asks whether to save before leaving. Where that is asked already, even under another sheet,
     * the question comes to the front and leads to the new destination.
     */
    public void ask(Runnable then) {
        if (underWay(then)) {
            return;
        }
        show(
                new Confirm(
                        ui,
                        Phrase.of("play.quit"),
                        Phrase.of("play.quit.text"),
                        List.of(
                                Confirm.Answer.destructive(
                                        "play.quit.dontSave",
                                        () -> {
                                            saves.discard();
                                            destination.run();
                                        }),
                                Confirm.Answer.other("play.quit.stay", () -> {}),
                                Confirm.Answer.safe(
                                        "play.quit.save", () -> new Saving().begin()))));
    }

    /** Leaves as soon as everything is saved. */
    public void leave(Runnable then) {
        if (!underWay(then)) {
            new Saving().begin();
        }
    }

    private boolean underWay(Runnable then) {
        destination = then;
        return shown.map(sheets::uncover).orElse(false);
    }

    private void show(Sheet sheet) {
        shown = Optional.of(sheet);
        sheets.open(sheet);
    }

    /** An attempt to save and leave. */
    private final class Saving {
        private boolean heard;
        private boolean over;
        private Optional<Wait> wait = Optional.empty();

        void begin() {
            heard = false;
            saves.store(this::hear);
            if (!heard) {
                Wait waiting = new Wait(ui);
                wait = Optional.of(waiting);
                show(waiting);
            }
        }

        private void hear(Optional<Phrase> trouble) {
            heard = true;
            if (wait.isPresent() && !sheets.top().equals(wait.map(Sheet.class::cast))) {
                return; // closed in the meantime: the person stays
            }
            wait.ifPresent(Sheet::close);
            wait = Optional.empty();
            if (trouble.isEmpty()) {
                go();
            } else {
                UnsavedSheet.Choices choices =
                        new UnsavedSheet.Choices(
                                this::begin, () -> saves.storeElsewhere(this::go), this::go);
                show(new UnsavedSheet(ui, trouble.get(), choices));
            }
        }

        /**
         * Leaves only once: a copy may finish being saved elsewhere after the person has left
         * anyway.
         */
        private void go() {
            if (!over) {
                over = true;
                destination.run();
            }
        }
    }

    /** Shown while the game is being saved; closing it cancels leaving. */
    private static final class Wait extends Sheet {
        Wait(Ui ui) {
            super(ui);
        }

        @Override
        protected String title() {
            return say("play.quit");
        }

        @Override
        protected void fill(Table content) {
            content.add(new Label(say("unsaved.wait"), skin()));
        }

        @Override
        protected void buttons(Table row) {
            row.add(button("play.quit.stay", "unsaved.stay", "default", this::close)).minWidth(140);
        }

        @Override
        protected boolean fillsPhone() {
            return false;
        }

        @Override
        protected boolean dismissible() {
            return false;
        }
    }
}
