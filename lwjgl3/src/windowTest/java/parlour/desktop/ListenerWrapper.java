package parlour.desktop;

import com.badlogic.gdx.ApplicationListener;

/** Something in a window, with somebody between the two who watches it. */
abstract class ListenerWrapper implements ApplicationListener {
    protected final ApplicationListener inner;

    protected ListenerWrapper(ApplicationListener inner) {
        this.inner = inner;
    }

    @Override
    public void create() {
        inner.create();
    }

    @Override
    public void resize(int width, int height) {
        inner.resize(width, height);
    }

    @Override
    public void render() {
        inner.render();
    }

    @Override
    public void pause() {
        inner.pause();
    }

    @Override
    public void resume() {
        inner.resume();
    }

    @Override
    public void dispose() {
        inner.dispose();
    }
}
