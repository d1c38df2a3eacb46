package parlour.app.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.TimeUtils;

import parlour.Games;
import parlour.app.App;
import parlour.app.Screen;
import parlour.app.cassino.CassinoTable;
import parlour.app.play.Rooms;
import parlour.app.play.Session;
import parlour.app.play.Setup;
import parlour.app.play.Shelf;
import parlour.app.play.Unfinished;
import parlour.app.table.TableScreen;
import parlour.cassino.CassinoEvent;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoState;
import parlour.cassino.CassinoView;
import parlour.engine.Rng;

import java.util.Optional;

/** The ways between the screens that stand around the table. */
public final class Lobby implements Rooms {
    private static final Shelf<CassinoState, CassinoMove, CassinoView, CassinoEvent> CASSINO =
            new Shelf<>(Games.CASSINO, CassinoTable::new, (app, match, setup) -> new Actor());

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
        play(Session.begin(CASSINO, setup, app.newSeed()));
    }

    @Override
    public <S, M, V, E> void play(Session<S, M, V, E> session) {
        app.show(new TableScreen<>(app, session, this));
    }

    @Override
    public <S, M, V, E> void score(Session<S, M, V, E> session) {
        menu();
    }

    @Override
    public void forget() {}

    @Override
    public Optional<Unfinished> unfinished() {
        return Optional.empty();
    }

    @Override
    public void quit() {
        Gdx.app.exit();
    }
}
