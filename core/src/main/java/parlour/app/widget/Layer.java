package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;

/** What lies over all else: while it is there, no click, wheel or focus goes past it. */
abstract class Layer extends WidgetGroup {
    Layer() {
        setFillParent(true);
        setTouchable(Touchable.enabled);
        addListener(
                new InputListener() {
                    @Override
                    public boolean touchDown(
                            InputEvent event, float x, float y, int pointer, int button) {
                        if (event.getTarget() == Layer.this) {
                            clickedOutside();
                        }
                        return true;
                    }

                    @Override
                    public boolean mouseMoved(InputEvent event, float x, float y) {
                        return true;
                    }

                    @Override
                    public boolean scrolled(
                            InputEvent event, float x, float y, float amountX, float amountY) {
                        return true;
                    }
                });
    }

    /** Whether it is on its way out and holds nobody any more. */
    boolean closing() {
        return false;
    }

    /** Esc was pressed. */
    abstract void escape();

    /** A click beside everything on it. */
    abstract void clickedOutside();
}
