package parlour.app.screen;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.Games;
import parlour.app.App;
import parlour.app.Screen;
import parlour.app.cassino.CassinoScore;
import parlour.app.cassino.CassinoTable;
import parlour.app.play.Rooms;
import parlour.app.play.SavedGames;
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
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.Optional;

/** The ways between the screens that stand around the table. */
public final class Lobby implements Rooms {
    private static final Shelf<CassinoState, CassinoMove, CassinoView, CassinoEvent> CASSINO =
            new Shelf<>(Games.CASSINO, CassinoTable::new, CassinoScore::make);

    private final App app;
    private final SavedGames saved;

    private Lobby(App app) {
        this.app = app;
        this.saved = new SavedGames(app.platform());
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
        saved.forget();
        play(Session.begin(CASSINO, setup, app.newSeed()));
    }

    @Override
    public <S, M, V, E> void play(Session<S, M, V, E> session) {
        keep(session);
        app.show(new TableScreen<>(app, session, this));
    }

    @Override
    public <S, M, V, E> void score(Session<S, M, V, E> session) {
        app.show(new ScoreScreen<>(app, session, this));
    }

    @Override
    public <S, M, V, E> void keep(Session<S, M, V, E> session) {
        saved.save(session, TimeUtils.millis());
    }

    @Override
    public void forget() {
        saved.forget();
    }

    @Override
    public Optional<Phrase> trouble() {
        return saved.trouble();
    }

    @Override
    public Optional<Unfinished> unfinished() {
        return saved.load(CASSINO).map(this::unfinished);
    }

    private <S, M, V, E> Unfinished unfinished(Session<S, M, V, E> session) {
        Rules<S, M, V, E> rules = session.match().rules();
        S state = session.match().state();
        return Unfinished.of(
                session.setup(),
                rules.roundNumber(state),
                rules.scores(state).list(),
                () -> play(session));
    }

    @Override
    public void quit() {
        app.platform().quit();
    }
}
