package parlour.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;

/** Says when the first frame of something has been shown. */
final class FirstFrame extends ListenerWrapper {
    private final Runnable shown;
    private int frames;

    FirstFrame(ApplicationListener inner, Runnable shown) {
        super(inner);
        this.shown = shown;
    }

    @Override
    public void create() {
        inner.create();
        // The second frame says that the first was shown, whoever wants it.
        Gdx.graphics.setContinuousRendering(true);
    }

    @Override
    public void render() {
        // What a frame draws is shown at its end: when the second begins, it has been.
        if (++frames == 2) {
            shown.run();
        }
        inner.render();
    }
}
