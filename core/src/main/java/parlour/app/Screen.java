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
import parlour.app.widget.Dropdown;
import parlour.app.widget.ScrollAreas;
import parlour.app.widget.Sheets;
import parlour.app.widget.TextInput;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * One screen of the app. It keeps its own state and can build its actors from it at any time; they
 * are rebuilt when the window's scale, the language or the look changes.
 */
public abstract class Screen {
    protected final App app;
    private Stage stage;
    private boolean outdated;
    private Optional<CachedTable> cachedRoot = Optional.empty();

    protected Screen(App app) {
        this.app = app;
    }

    /** Fills the empty stage from the screen's own state. */
    protected abstract void build();

    /** Handles a key that no focused actor used; true when it was used. */
    protected boolean key(int keycode) {
        return false;
    }

    /** Handles a character that no focused actor used; true when it was used. */
    protected boolean typed(char character) {
        return false;
    }

    /** Advances the screen by a frame. */
    protected void act(float seconds) {
        stage.act(seconds);
        for (int i = 0; i < stage.getActors().size; i++) {
            if (stage.getActors().get(i).hasActions()) {
                app.frameScheduler().next();
            }
        }
    }

    /** Called when the screen is shown. */
    protected void shown() {}

    /** Called when the screen is left; releases what it holds. */
    protected void hidden() {}

    /**
     * Called when a setting changes while the screen is shown. A new language rebuilds the whole
     * screen, and a new deck arrives through {@link #deckChanged}; everything else is updated here.
     */
    protected void settingChanged(Setting setting) {
        sheets().ifPresent(Sheets::settingsChanged);
    }

    /** Called when another deck has been loaded. */
    protected void deckChanged() {}

    /** The height of the tallest card on the screen, in stage units; 0 where any deck will do. */
    protected float tallestCard() {
        return 0;
    }

    /** The screen's name for screen readers; empty if its first heading is that. */
    protected String spokenTitle() {
        return "";
    }

    /** Asks whether the window may close: true when it may close at once. */
    protected boolean closeRequested() {
        return true;
    }

    /** The sheets over the screen, if it can have any. */
    public Optional<Sheets> sheets() {
        return Optional.empty();
    }

    public Stage stage() {
        return stage;
    }

    protected Skin skin() {
        return app.look().skin();
    }

    /** A text in the current language. */
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

    /**
     * Like {@link #addRoot}, for what lies under moving cards: cheap to draw while it does not
     * change.
     */
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

    /**
     * Builds the screen again as soon as nobody is in the middle of something: whatever is being
     * pressed would not hear that it is let go.
     */
    public final void refreshSoon() {
        outdated = true;
    }

    /** Whether a field here repeats a key that is held down, or a list is open. */
    boolean interacting() {
        boolean repeats = stage.getKeyboardFocus() instanceof TextInput field && field.repeats();
        return repeats || Dropdown.opened(stage);
    }

    /** Builds the screen again if that was asked for and is possible now. */
    void refreshIfOutdated() {
        if (outdated && !app.interacting()) {
            app.refresh();
        }
    }

    void rebuild(Stage fresh) {
        Optional<Stage> before = Optional.ofNullable(stage);
        stage = fresh;
        stage.getRoot().setTransform(false); // it is never turned, and matrices cost time
        outdated = false;
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
        before.ifPresent(old -> ScrollAreas.keep(old, stage));
        before.ifPresent(Stage::dispose);
    }

    void fadeIn() {
        for (Actor actor : stage.getActors()) {
            actor.getColor().a = 0;
            actor.addAction(Actions.fadeIn(0.18f));
        }
    }
}
