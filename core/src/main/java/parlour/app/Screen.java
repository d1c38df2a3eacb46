package parlour.app;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.framecache.CachedTable;
import parlour.app.settings.Setting;
import parlour.app.widget.Sheets;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * One screen of the app. It keeps its own state and can build its actors from it at any time: they
 * are built anew when the window's scale, the language or the look changes.
 */
public abstract class Screen {
    protected final App app;
    private Stage stage;
    private Optional<CachedTable> cachedRoot = Optional.empty();

    protected Screen(App app) {
        this.app = app;
    }

    /** Fills the empty stage from the screen's own state. */
    protected abstract void build();

    /** A key that no focused actor wanted; true when it was used. */
    protected boolean key(int keycode) {
        return false;
    }

    /** A character that no focused actor wanted; true when it was used. */
    protected boolean typed(char character) {
        return false;
    }

    /** What passes with time. */
    protected void act(float seconds) {
        stage.act(seconds);
        for (int i = 0; i < stage.getActors().size; i++) {
            if (stage.getActors().get(i).hasActions()) {
                app.frameScheduler().next();
            }
        }
    }

    /** The screen comes to the front. */
    protected void shown() {}

    /** The screen goes; what it holds is let go. */
    protected void hidden() {}

    /**
     * A setting changed while the screen is in front. Another language builds everything anew, and
     * other cards show themselves; what else is on the screen is brought up to date here.
     */
    protected void settingChanged(Setting setting) {
        sheets().ifPresent(Sheets::settingsChanged);
    }

    /** Another deck is drawn from now on. */
    protected void deckChanged() {}

    /**
     * How tall the largest card is that it shows, in units of the stage; 0 where any deck will do.
     */
    protected float tallestCard() {
        return 0;
    }

    /** Somebody wants to close the window. True when that may happen at once. */
    protected boolean closeRequested() {
        return true;
    }

    /** The sheets over the screen, where it can have some. */
    public Optional<Sheets> sheets() {
        return Optional.empty();
    }

    public Stage stage() {
        return stage;
    }

    protected Skin skin() {
        return app.look().skin();
    }

    /** A text in the language of the day. */
    protected String say(String key, Object... args) {
        return app.texts().say(Phrase.of(key, args));
    }

    /** A table that fills the stage. */
    protected Table addRoot() {
        Table root = new Table();
        root.setFillParent(true);
        stage.addActor(root);
        return root;
    }

    /** As {@link #addRoot}, for what lies under cards that move: it costs little while it rests. */
    protected Table addCachedRoot() {
        CachedTable table = new CachedTable();
        stage.getRoot().addActorAt(0, table);
        cachedRoot = Optional.of(table);
        return table;
    }

    /** Draws what lies under everything else. */
    void drawCached(Batch batch) {
        cachedRoot.ifPresent(table -> table.drawCached(batch));
    }

    void rebuild(Stage fresh) {
        stage = fresh;
        cachedRoot = Optional.empty();
        stage.addListener(
                new InputListener() {
                    @Override
                    public boolean keyDown(InputEvent event, int keycode) {
                        return !event.isHandled() && keycode != Input.Keys.UNKNOWN && key(keycode);
                    }

                    @Override
                    public boolean keyTyped(InputEvent event, char character) {
                        return !event.isHandled() && typed(character);
                    }
                });
        build();
    }

    void fadeIn() {
        for (Actor actor : stage.getActors()) {
            actor.getColor().a = 0;
            actor.addAction(Actions.fadeIn(0.18f));
        }
    }
}
