package parlour.app.widget;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

import parlour.app.App;

/** Something taller than its place, scrolled by wheel, bar and keys. */
public final class Scroll extends ScrollPane {
    /** How far an arrow key goes. */
    private static final float STEP = 60;

    public Scroll(App app, Actor content) {
        super(content, app.look().skin());
        setScrollingDisabled(true, false);
        setFadeScrollBars(false);
        setScrollbarsOnTop(false);
        setOverscroll(false, false);
        setFlickScroll(false);
        setSmoothScrolling(!app.settings().reducedMotion());
        addListener(
                new InputListener() {
                    @Override
                    public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
                        if (getStage() != null) {
                            getStage().setScrollFocus(Scroll.this);
                        }
                    }
                });
    }

    /** Brings one of its actors into sight. */
    void reveal(Actor actor) {
        Vector2 corner = actor.localToAscendantCoordinates(getActor(), new Vector2(0, 0));
        scrollTo(0, corner.y - 12, 1, actor.getHeight() + 24);
    }

    /** Scrolls by so many keys down. */
    void step(int steps) {
        setScrollY(getScrollY() + steps * STEP);
    }

    void page(int pages) {
        setScrollY(getScrollY() + pages * getScrollHeight() * 0.85f);
    }
}
