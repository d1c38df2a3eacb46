package parlour.app.widget;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.utils.FocusListener;

/**
 * Opens the keyboard on the screen while a text field is typed in. On a phone it covers the lower
 * half: the field is scrolled into the upper one, and a tap elsewhere closes the keyboard.
 */
final class ScreenKeyboard extends FocusListener {
    private final Ui ui;
    private final TextInput field;
    private final InputListener elsewhere = new Elsewhere();

    ScreenKeyboard(Ui ui, TextInput field) {
        this.ui = ui;
        this.field = field;
    }

    @Override
    public void keyboardFocusChanged(FocusEvent event, Actor actor, boolean focused) {
        Gdx.input.setOnscreenKeyboardVisible(focused);
        Stage stage = field.getStage();
        if (!ui.shape().phone() || stage == null) {
            return;
        }
        if (focused) {
            stage.addCaptureListener(elsewhere);
            ScrollAreas.around(field).stream().findFirst().ifPresent(area -> area.raise(field));
        } else {
            stage.removeCaptureListener(elsewhere);
            ScrollAreas.around(field).stream().findFirst().ifPresent(ScrollArea::lower);
        }
    }

    /** Takes the focus away when the finger is lifted: until then nothing may move under it. */
    private final class Elsewhere extends InputListener {
        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            return !event.getTarget().isDescendantOf(field);
        }

        @Override
        public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
            if (field.hasKeyboardFocus()) {
                field.getStage().setKeyboardFocus(null);
            }
        }
    }
}
