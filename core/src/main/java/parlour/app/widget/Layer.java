package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;

/** A modal layer on top of everything else: no click, scroll or focus gets past it. */
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

    /** Whether it is closing and no longer modal. */
    boolean closing() {
        return false;
    }

    /** Its name for screen readers. */
    abstract String title();

    /** What is open, which stays the same when its actors are made again. */
    Object owner() {
        return this;
    }

    /** Called when Esc is pressed. */
    abstract void escape();

    /** Called for a click outside its content. */
    abstract void clickedOutside();
}
