package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The stack of sheets over a screen; each screen has one. */
public final class Sheets {
    /** An open sheet, its actors, and the control that had the focus before. */
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

    /** Attaches to a stage that has just been filled, and puts the open sheets over it again. */
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

    /** The topmost sheet. */
    public Optional<Sheet> top() {
        return stack.isEmpty() ? Optional.empty() : Optional.of(stack.get(stack.size() - 1).sheet);
    }

    public boolean isEmpty() {
        return stack.isEmpty();
    }

    /** Brings an open sheet to the top by closing those over it; false if it is not open. */
    public boolean uncover(Sheet sheet) {
        boolean found = stack.stream().anyMatch(open -> open.sheet == sheet);
        while (found && stack.get(stack.size() - 1).sheet != sheet) {
            close(stack.get(stack.size() - 1).sheet);
        }
        return found;
    }

    /** Tells all open sheets that a setting has changed. */
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
