package parlour.app.widget;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;
import com.badlogic.gdx.scenes.scene2d.utils.UIUtils;
import com.badlogic.gdx.utils.SnapshotArray;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Keyboard navigation: Tab and the arrow keys move the focus, Enter and Space press, left and right
 * change values, Esc leaves. The focus stays within the topmost sheet. Each screen has one; after a
 * rebuild it finds the focused control again by name.
 */
public final class Focus {
    private final boolean sheetsOnly;
    private Stage stage;
    private int used = Keys.UNKNOWN;

    private Focus(boolean sheetsOnly) {
        this.sheetsOnly = sheetsOnly;
    }

    /** For a screen made of controls. */
    public static Focus everywhere() {
        return new Focus(false);
    }

    /** For a screen that uses the keys itself, except while a sheet is open over it. */
    public static Focus inSheets() {
        return new Focus(true);
    }

    /** Attaches to a stage that has just been filled. */
    public void attach(Stage fresh) {
        Stage old = stage;
        stage = fresh;
        stage.addCaptureListener(
                new InputListener() {
                    @Override
                    public boolean keyDown(InputEvent event, int keycode) {
                        used = Keys.UNKNOWN;
                        if (event.isStopped() || !key(keycode)) {
                            return false;
                        }
                        used = keycode;
                        event.stop();
                        return true;
                    }

                    @Override
                    public boolean keyUp(InputEvent event, int keycode) {
                        if (keycode != used) {
                            return false;
                        }
                        used = Keys.UNKNOWN;
                        event.stop();
                        return true;
                    }

                    @Override
                    public boolean keyTyped(InputEvent event, char character) {
                        // The character typed by a key that moved the focus is not meant for a text
                        // field.
                        if (used == Keys.UNKNOWN && character != '\t') {
                            return false;
                        }
                        event.stop();
                        return true;
                    }
                });
        if (old != null && old.getKeyboardFocus() != null) {
            focusAgain(old.getKeyboardFocus());
        }
        Gdx.input.setOnscreenKeyboardVisible(stage.getKeyboardFocus() instanceof TextField);
    }

    /** Focuses what has taken the place of a control; who types there notices nothing. */
    private void focusAgain(Actor before) {
        focus(before.getName());
        if (before instanceof TextInput typed
                && stage.getKeyboardFocus() instanceof TextInput field
                && field.getText().equals(typed.getText())) {
            field.takeOver(typed);
        }
    }

    /** Focuses the control with that name, if it can be reached. */
    public void focus(String name) {
        find(name).ifPresent(this::focus);
    }

    /** Scrolls to the control with that name. */
    public void reveal(String name) {
        find(name).ifPresent(Focus::reveal);
    }

    private Optional<Actor> find(String name) {
        return controls().stream()
                .filter(control -> control.getName() != null && control.getName().equals(name))
                .findFirst();
    }

    private static void reveal(Actor control) {
        ScrollAreas.around(control).forEach(pane -> pane.reveal(control));
    }

    private void focus(Actor control) {
        stage.setKeyboardFocus(control);
        reveal(control);
        if (control instanceof TextField field) {
            field.selectAll();
        }
    }

    private Optional<Actor> focused() {
        Actor actor = stage.getKeyboardFocus();
        return actor != null && actor.isDescendantOf(scope())
                ? Optional.of(actor)
                : Optional.empty();
    }

    private Group scope() {
        SnapshotArray<Actor> actors = stage.getRoot().getChildren();
        for (int i = actors.size - 1; i >= 0; i--) {
            if (actors.get(i) instanceof Layer layer && !layer.closing()) {
                return layer;
            }
        }
        return stage.getRoot();
    }

    private boolean key(int keycode) {
        Group scope = scope();
        if (sheetsOnly && !(scope instanceof Layer)) {
            return false;
        }
        Optional<Actor> focused = focused();
        boolean typing = focused.isPresent() && focused.get() instanceof TextField;
        return switch (keycode) {
            case Keys.TAB -> tab(UIUtils.shift() ? -1 : 1);
            case Keys.ESCAPE -> escape(scope, typing);
            case Keys.ENTER, Keys.NUMPAD_ENTER ->
                    typing && !(focused.get() instanceof Pressable) ? tab(1) : press(focused, true);
            case Keys.SPACE -> !typing && press(focused, false);
            case Keys.LEFT -> !typing && sideways(focused, -1);
            case Keys.RIGHT -> !typing && sideways(focused, 1);
            case Keys.UP -> vertical(focused, 1);
            case Keys.DOWN -> vertical(focused, -1);
            case Keys.PAGE_UP -> page(focused, -1);
            case Keys.PAGE_DOWN -> page(focused, 1);
            default -> false;
        };
    }

    private boolean tab(int by) {
        List<Actor> controls = controls();
        if (controls.isEmpty()) {
            return true;
        }
        int at = focused().map(controls::indexOf).orElse(-1);
        int next = at < 0 && by < 0 ? controls.size() - 1 : at + by;
        focus(controls.get(Math.floorMod(next, controls.size())));
        return true;
    }

    private boolean escape(Group scope, boolean typing) {
        if (scope instanceof Layer layer) {
            layer.escape();
            return true;
        }
        if (!typing) {
            return false;
        }
        Actor field = stage.getKeyboardFocus();
        stage.setKeyboardFocus(null);
        if (field instanceof EntryField entry) {
            entry.cancel();
        }
        return true;
    }

    private boolean press(Optional<Actor> focused, boolean enter) {
        if (focused.isPresent()) {
            if (focused.get() instanceof Pressable control) {
                control.press();
            }
            return true;
        }
        if (!enter) {
            return false;
        }
        for (Actor control : controls()) {
            if (control instanceof PushButton button && button.primary()) {
                button.press();
                return true;
            }
        }
        return false;
    }

    private boolean sideways(Optional<Actor> focused, int by) {
        if (focused.isPresent() && focused.get() instanceof Adjustable control) {
            control.adjust(by);
            return true;
        }
        return arrow(focused, by, 0);
    }

    private boolean vertical(Optional<Actor> focused, int up) {
        if (arrow(focused, 0, up)) {
            return true;
        }
        pane(focused).ifPresent(pane -> pane.step(-up));
        return true;
    }

    private boolean page(Optional<Actor> focused, int by) {
        Optional<ScrollArea> pane = pane(focused);
        pane.ifPresent(p -> p.page(by));
        return pane.isPresent();
    }

    private Optional<ScrollArea> pane(Optional<Actor> focused) {
        Optional<ScrollArea> around =
                focused.flatMap(actor -> ScrollAreas.around(actor).stream().findFirst());
        return around.or(() -> ScrollAreas.first(scope()));
    }

    private boolean arrow(Optional<Actor> focused, int x, int y) {
        List<Actor> controls = controls();
        Optional<Actor> next =
                focused.isPresent()
                        ? FocusNeighbours.of(focused.get(), controls, x, y)
                        : first(controls);
        next.ifPresent(this::focus);
        return next.isPresent();
    }

    /** Where the arrow keys start: at the default button, or at the first control. */
    private static Optional<Actor> first(List<Actor> controls) {
        return controls.stream()
                .filter(control -> control instanceof PushButton button && button.primary())
                .findFirst()
                .or(() -> controls.stream().findFirst());
    }

    /** All controls that can be reached, in reading order. */
    private List<Actor> controls() {
        List<Actor> controls = new ArrayList<>();
        collect(scope(), controls);
        return controls;
    }

    private static void collect(Actor actor, List<Actor> into) {
        if (!actor.isVisible()) {
            return;
        }
        boolean control =
                actor instanceof Pressable
                        || actor instanceof Adjustable
                        || actor instanceof TextField;
        if (control) {
            if (actor.getTouchable() != Touchable.disabled
                    && !(actor instanceof Disableable d && d.isDisabled())) {
                into.add(actor);
            }
        } else if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, into);
            }
        }
    }
}
