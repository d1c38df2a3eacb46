package parlour.app.screen;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.cassino.CassinoShelf;
import parlour.app.crosswise.CrossWiseShelf;
import parlour.app.fastest.FastestShelf;
import parlour.app.play.Found;
import parlour.app.play.Honours;
import parlour.app.play.Rooms;
import parlour.app.play.RunLog;
import parlour.app.play.Saved;
import parlour.app.play.SavedGames;
import parlour.app.play.Session;
import parlour.app.play.Setup;
import parlour.app.play.Shelf;
import parlour.app.play.Shelves;
import parlour.app.play.Titles;
import parlour.app.play.Unfinished;
import parlour.app.table.TableScreen;
import parlour.app.widget.Markup;
import parlour.app.widget.Sheet;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The ways between the screens that stand around the table. */
public final class Lobby implements Rooms {
    /** The games of the house, in the order they are offered. */
    public static final Shelves GAMES =
            new Shelves(List.of(CassinoShelf.make(), CrossWiseShelf.make(), FastestShelf.make()));

    private final App app;
    private final SavedGames saved;
    private final Honours honours;
    private final RunLog log;
    private final Exchange exchange;

    /** Whether a game is being opened: nobody opens two. */
    private boolean opening;

    private Lobby(App app) {
        this.app = app;
        saved = new SavedGames(app, GAMES);
        honours = new Honours(app);
        log = new RunLog(app.platform());
        exchange = new Exchange(app, GAMES, saved, this::open);
        app.whenDropped(exchange::dropped);
    }

    /** The screen that the app begins with. */
    public static Screen first(App app) {
        Optional<Phrase> logged =
                app.platform()
                        .log()
                        .map(log -> Phrase.of("menu.logged", Markup.plain(log.place())));
        return new MenuScreen(app, new Lobby(app)).told(unkept(app).or(() -> logged));
    }

    /** What to know where nothing is kept; told each time, since it would be forgotten. */
    private static Optional<Phrase> unkept(App app) {
        return app.platform().keeps() ? Optional.empty() : Optional.of(Phrase.of("menu.unkept"));
    }

    @Override
    public void menu() {
        saved.left();
        saved.read();
        app.show(new MenuScreen(app, this).told(unkept(app)));
    }

    @Override
    public Shelves shelves() {
        return GAMES;
    }

    @Override
    public void setup(Shelf<?, ?, ?, ?> shelf) {
        app.show(new SetupScreen(app, this, shelf, new Rng(TimeUtils.millis())));
    }

    @Override
    public void begin(Shelf<?, ?, ?, ?> shelf, Setup setup) {
        deal(shelf, setup);
    }

    @Override
    public <S, M, V, E> void rematch(Session<S, M, V, E> session) {
        deal(session.shelf(), session.setup());
    }

    private <S, M, V, E> void deal(Shelf<S, M, V, E> shelf, Setup setup) {
        saved.begin(Titles.fresh(app.texts(), setup, title -> saved.taken(title, "")));
        play(Session.begin(shelf, setup, app.newSeed()));
    }

    @Override
    public <S, M, V, E> void play(Session<S, M, V, E> session) {
        log.watch(session);
        keep(session);
        app.show(new TableScreen<>(app, session, this));
    }

    @Override
    public <S, M, V, E> void score(Session<S, M, V, E> session) {
        honours.count(session);
        app.show(new ScoreScreen<>(app, session, this));
    }

    @Override
    public <S, M, V, E> void keep(Session<S, M, V, E> session) {
        saved.save(session, TimeUtils.millis());
    }

    @Override
    public boolean kept() {
        return saved.written();
    }

    @Override
    public boolean stored() {
        return saved.stored();
    }

    @Override
    public void store(Consumer<Optional<Phrase>> then) {
        saved.store(TimeUtils.millis(), then);
    }

    @Override
    public void storeElsewhere(Runnable then) {
        saved.current(TimeUtils.millis()).ifPresent(game -> exchange.giveInstead(game, then));
    }

    @Override
    public void forget() {
        saved.discard();
    }

    @Override
    public Optional<Phrase> trouble() {
        return saved.trouble()
                .or(honours::trouble)
                .or(app.settings()::notice)
                .or(app.background()::news);
    }

    @Override
    public void statistics() {
        lay(new StatisticsSheet(app, honours));
    }

    @Override
    public int changes() {
        return saved.changes();
    }

    @Override
    public boolean known() {
        return saved.settled();
    }

    @Override
    public Optional<Unfinished> unfinished() {
        return saved.latest().flatMap(this::unfinished);
    }

    @Override
    public Optional<Unfinished> interrupted() {
        return saved.interrupted().flatMap(this::unfinished);
    }

    @Override
    public void dismiss() {
        saved.left();
    }

    private Optional<Unfinished> unfinished(Saved game) {
        return game.game().map(playable -> Unfinished.of(playable, () -> open(game.id())));
    }

    @Override
    public void saved() {
        app.show(new SavedScreen(app, this, saved));
    }

    /** Another game may be on the table: it is on the disk before it is taken away. */
    @Override
    public void open(String id) {
        if (opening) {
            return;
        }
        opening = true;
        Screen asked = app.screen();
        store(
                trouble -> {
                    if (trouble.isEmpty()) {
                        saved.open(id, found -> opened(asked, found));
                    } else {
                        opened(asked, new Found.Lost(Phrase.of("unsaved.other", trouble.get())));
                    }
                });
    }

    private void opened(Screen asked, Found found) {
        opening = false;
        // Whoever has gone elsewhere meanwhile stays there.
        if (app.screen() == asked) {
            found(found);
        }
    }

    @Override
    public void bring() {
        exchange.bring();
    }

    @Override
    public void give(Saved game) {
        exchange.give(game);
    }

    private void found(Found found) {
        if (found instanceof Found.Ready ready) {
            saved.resume(ready);
            resume(ready.session());
        } else if (found instanceof Found.Damaged damaged) {
            lay(
                    new DamageSheet(
                            app,
                            damaged,
                            new DamageSheet.Choices(
                                    () -> saved.openBackup(damaged.id(), this::found),
                                    repaired ->
                                            saved.openRepaired(damaged.id(), repaired, this::found),
                                    () -> anew(damaged.id()))));
        } else if (found instanceof Found.Lost lost) {
            lay(DamageSheet.lost(app, lost.why()));
        }
    }

    /** The damaged file is kept, and another game begins. */
    private void anew(String id) {
        saved.openBackup(id, set -> setup(GAMES.find(app.settings().game())));
    }

    private <S, M, V, E> void resume(Session<S, M, V, E> session) {
        if (session.match().turn() == Rules.NOBODY) {
            score(session);
        } else {
            play(session);
        }
    }

    private void lay(Sheet sheet) {
        app.screen().sheets().ifPresent(sheets -> sheets.open(sheet));
    }

    @Override
    public void quit() {
        saved.left();
        app.frontChanged();
        app.platform().quit();
    }
}
