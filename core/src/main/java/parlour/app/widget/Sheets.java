package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The sheets that lie over a screen, one above the other. One for each screen. */
public final class Sheets {
    /** A sheet, its actors, and which control had the keyboard before. */
    private static final class Open {
        final Sheet sheet;
        final String before;
        SheetLayer layer;

        Open(Sheet sheet, String before) {
            this.sheet = sheet;
            this.before = before;
        }
    }

    private final Ui ui;
    private final Focus focus;
    private final List<Open> stack = new ArrayList<>();
    private Stage stage;

    public Sheets(Ui ui, Focus focus) {
        this.ui = ui;
        this.focus = focus;
    }

    /** Serves a stage that has just been filled: what is open is laid over it again. */
    public void attach(Stage fresh) {
        stage = fresh;
        stack.forEach(open -> show(open, false));
        focus.attach(fresh);
    }

    public void open(Sheet sheet) {
        Actor focused = stage.getKeyboardFocus();
        Open open = new Open(sheet, focused == null ? null : focused.getName());
        sheet.attach(this);
        stack.add(open);
        stage.unfocusAll();
        show(open, !ui.reducedMotion());
        ui.frontChanged();
    }

    /** The sheet on top. */
    public Optional<Sheet> top() {
        return stack.isEmpty() ? Optional.empty() : Optional.of(stack.get(stack.size() - 1).sheet);
    }

    public boolean isEmpty() {
        return stack.isEmpty();
    }

    /** Tells all that are open that a setting changed. */
    public void settingsChanged() {
        stack.forEach(open -> open.sheet.settingsChanged());
    }

    void close(Sheet sheet) {
        for (Open open : List.copyOf(stack)) {
            if (open.sheet == sheet) {
                stack.remove(open);
                open.layer.dismiss(!ui.reducedMotion());
                stage.unfocusAll();
                focus.focus(open.before);
                sheet.closed();
                ui.frontChanged();
            }
        }
    }

    void refresh(Sheet sheet) {
        for (Open open : stack) {
            if (open.sheet == sheet) {
                Actor focused = stage.getKeyboardFocus();
                int place = open.layer.getZIndex();
                open.layer.remove();
                show(open, false);
                open.layer.setZIndex(place);
                focus.focus(focused == null ? null : focused.getName());
                ui.frontChanged();
            }
        }
    }

    private void show(Open open, boolean moving) {
        open.layer = new SheetLayer(ui, open.sheet);
        stage.addActor(open.layer);
        if (moving) {
            open.layer.fadeIn();
        }
    }
}
