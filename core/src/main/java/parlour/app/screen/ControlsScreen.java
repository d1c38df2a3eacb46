package parlour.app.screen;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.game.GameModule;
import parlour.app.navigation.Navigator;
import parlour.app.sheet.HelpSheet;
import parlour.app.sheet.SettingsSheet;
import parlour.app.widget.Focus;
import parlour.app.widget.Sheets;

import java.util.Optional;

/** A screen of controls, all reachable by keyboard; sheets can be opened over it. */
public abstract class ControlsScreen extends Screen {
    protected final Navigator navigator;
    protected final Focus focus = Focus.everywhere();
    protected final Sheets sheets;

    protected ControlsScreen(App app, Navigator navigator) {
        super(app);
        this.navigator = navigator;
        sheets = new Sheets(app, focus);
    }

    /** Fills the empty stage from the screen's own state. */
    protected abstract void fill();

    /** Adds the line under the head of a page. */
    protected final void addDivider(Table root) {
        root.add(new Image(app.look().patch("divider"), Scaling.stretchX))
                .growX()
                .padTop(4)
                .padBottom(12)
                .row();
    }

    /** What Esc does while no sheet is open, if anything. */
    protected Optional<Runnable> escape() {
        return Optional.empty();
    }

    /** Handles another key that no control used, while no sheet is open. */
    protected boolean pressed(int keycode) {
        return false;
    }

    @Override
    public final Optional<Sheets> sheets() {
        return Optional.of(sheets);
    }

    @Override
    protected final void build() {
        fill();
        sheets.attach(stage());
    }

    @Override
    protected final boolean key(int keycode) {
        if (keycode == Keys.F11) {
            app.toggleFullScreen();
            return true;
        }
        if (keycode == Keys.M) {
            app.settings().toggleMuted();
            return true;
        }
        if (!sheets.isEmpty()) {
            return false;
        }
        Optional<Runnable> escape = keycode == Keys.ESCAPE ? escape() : Optional.empty();
        escape.ifPresent(Runnable::run);
        return escape.isPresent() || pressed(keycode);
    }

    @Override
    protected final boolean typed(char character) {
        if (character != '?' || !sheets.isEmpty()) {
            return false;
        }
        help();
        return true;
    }

    /** What a control says; on a phone, where several lie beside each other, in fewer words. */
    protected final String label(String key) {
        String brief = key + ".phone";
        return say(app.shape().phone() && app.texts().has(brief) ? brief : key);
    }

    /** The game whose rules are shown first. */
    protected GameModule<?, ?, ?, ?> game() {
        return navigator.games().find(app.settings().game()).orElseGet(navigator.games()::first);
    }

    protected final void help() {
        sheets.open(new HelpSheet(app, navigator.games().all(), game()).lesson(navigator::lesson));
    }

    protected final void settings() {
        sheets.open(new SettingsSheet(app));
    }
}
