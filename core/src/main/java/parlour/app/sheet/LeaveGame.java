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

    public LeaveGame(Ui ui, SaveControl saves, Sheets sheets) {
        this.ui = ui;
        this.saves = saves;
        this.sheets = sheets;
    }

    /** Asks whether to save before leaving. */
    public void ask(Runnable then) {
        sheets.open(
                new Confirm(
                        ui,
                        Phrase.of("play.quit"),
                        Phrase.of("play.quit.text"),
                        List.of(
                                new Confirm.Answer("play.quit.stay", "default", () -> {}),
                                new Confirm.Answer(
                                        "play.quit.dontSave",
                                        "default",
                                        () -> {
                                            saves.discard();
                                            then.run();
                                        }),
                                new Confirm.Answer(
                                        "play.quit.save", "primary", () -> leave(then)))));
    }

    /** Leaves as soon as everything is saved. */
    public void leave(Runnable then) {
        new Saving(then).begin();
    }

    /** An attempt to save and leave. */
    private final class Saving {
        private final Runnable then;
        private boolean heard;
        private boolean over;
        private Optional<Wait> wait = Optional.empty();

        Saving(Runnable then) {
            this.then = then;
        }

        void begin() {
            heard = false;
            saves.store(this::hear);
            if (!heard) {
                Wait shown = new Wait(ui);
                wait = Optional.of(shown);
                sheets.open(shown);
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
                sheets.open(new UnsavedSheet(ui, trouble.get(), choices));
            }
        }

        /**
         * Leaves only once: a copy may finish being saved elsewhere after the person has left
         * anyway.
         */
        private void go() {
            if (!over) {
                over = true;
                then.run();
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
        protected boolean dismissible() {
            return false;
        }
    }
}
