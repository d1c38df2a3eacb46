package parlour.app.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.TimeUtils;

import parlour.Games;
import parlour.app.App;
import parlour.app.Screen;
import parlour.app.play.Rooms;
import parlour.app.play.Setup;
import parlour.app.play.Unfinished;
import parlour.engine.Rng;

import java.util.Optional;

/** The ways between the screens that stand around the table. */
public final class Lobby implements Rooms {
    private final App app;

    private Lobby(App app) {
        this.app = app;
    }

    /** The screen that the app begins with. */
    public static Screen first(App app) {
        return new MenuScreen(app, new Lobby(app));
    }

    @Override
    public void menu() {
        app.show(new MenuScreen(app, this));
    }

    @Override
    public void setup() {
        app.show(new SetupScreen(app, this, Games.CASSINO, new Rng(TimeUtils.millis())));
    }

    @Override
    public void begin(Setup setup) {
        menu();
    }

    @Override
    public Optional<Unfinished> unfinished() {
        return Optional.empty();
    }

    @Override
    public void quit() {
        Gdx.app.exit();
    }
}
