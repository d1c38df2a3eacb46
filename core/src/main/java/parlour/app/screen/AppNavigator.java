package parlour.app.screen;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.look.Markup;
import parlour.app.navigation.Navigator;
import parlour.app.saves.GameFiles;
import parlour.app.saves.OpenResult;
import parlour.app.saves.SaveTitles;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.SavedGames;
import parlour.app.saves.UnfinishedGame;
import parlour.app.session.LocalSession;
import parlour.app.session.TurnLog;
import parlour.app.setup.Setup;
import parlour.app.sheet.DamageSheet;
import parlour.app.sheet.ImportExport;
import parlour.app.sheet.StatisticsSheet;
import parlour.app.statistics.StatisticsRecorder;
import parlour.app.table.TableScreen;
import parlour.app.widget.Sheet;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Leads between the app's screens, and connects them to saves and statistics. */
public final class AppNavigator implements Navigator {
    /** The available games, in menu order. */
    public static final GameFiles GAMES =
            new GameFiles(
                    List.of(CassinoModule.make(), CrossWiseModule.make(), FastestModule.make()));

    private final App app;
    private final SavedGames saved;
    private final StatisticsRecorder statisticsRecorder;
    private final TurnLog log;
    private final ImportExport importExport;

    /** Whether a game is being opened, so that no second one is. */
    private boolean opening;

    private AppNavigator(App app) {
        this.app = app;
        saved = new SavedGames(app, GAMES);
        statisticsRecorder = new StatisticsRecorder(app);
        log = new TurnLog(app.platform());
        importExport = new ImportExport(app, GAMES, saved, this::open);
        app.whenDropped(importExport::dropped);
    }

    /** The app's first screen. */
    public static Screen first(App app) {
        Optional<Phrase> logged =
                app.platform()
                        .log()
                        .map(log -> Phrase.of("menu.logged", Markup.plain(log.place())));
        return new MenuScreen(app, new AppNavigator(app)).told(unkept(app).or(() -> logged));
    }

    /** The warning that nothing is saved, if so; repeated each time so that nobody forgets it. */
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
    public GameFiles games() {
        return GAMES;
    }

    @Override
    public void setup(GameModule<?, ?, ?, ?> gameModule) {
        app.show(new SetupScreen(app, this, gameModule, new Rng(TimeUtils.millis())));
    }

    @Override
    public void begin(GameModule<?, ?, ?, ?> gameModule, Setup setup) {
        deal(gameModule, setup);
    }

    @Override
    public <S, M, V, E> void rematch(GameSession<S, M, V, E> session) {
        deal(session.gameModule(), session.setup());
    }

    private <S, M, V, E> void deal(GameModule<S, M, V, E> gameModule, Setup setup) {
        saved.begin(SaveTitles.fresh(app.texts(), setup, title -> saved.taken(title, "")));
        play(LocalSession.begin(gameModule, setup, app.newSeed()));
    }

    @Override
    public <S, M, V, E> void restartRound(GameSession<S, M, V, E> session) {
        local(session).ifPresent(game -> play(game.redealt(app.newSeed())));
    }

    @Override
    public <S, M, V, E> void restartGame(GameSession<S, M, V, E> session) {
        local(session).ifPresent(game -> play(game.restarted(app.newSeed())));
    }

    /**
     * The session, if the game runs on this machine: only those are saved, counted or restarted.
     */
    private static <S, M, V, E> Optional<LocalSession<S, M, V, E>> local(
            GameSession<S, M, V, E> session) {
        return session instanceof LocalSession<S, M, V, E> game
                ? Optional.of(game)
                : Optional.empty();
    }

    @Override
    public <S, M, V, E> void play(GameSession<S, M, V, E> session) {
        local(session).ifPresent(log::watch);
        save(session);
        app.show(new TableScreen<>(app, session, this));
    }

    @Override
    public <S, M, V, E> void score(GameSession<S, M, V, E> session) {
        local(session).ifPresent(statisticsRecorder::count);
        app.show(new ScoreScreen<>(app, session, this));
    }

    @Override
    public <S, M, V, E> void save(GameSession<S, M, V, E> session) {
        local(session).ifPresent(game -> saved.save(game, TimeUtils.millis()));
    }

    @Override
    public boolean saved() {
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
        saved.current(TimeUtils.millis()).ifPresent(game -> importExport.giveInstead(game, then));
    }

    @Override
    public void discard() {
        saved.discard();
    }

    @Override
    public Optional<Phrase> trouble() {
        return saved.trouble()
                .or(statisticsRecorder::trouble)
                .or(app.settings()::notice)
                .or(app.backgroundTasks()::news);
    }

    @Override
    public void statistics() {
        lay(new StatisticsSheet(app, statisticsRecorder));
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
    public Optional<UnfinishedGame> unfinished() {
        return saved.latest().flatMap(this::unfinished);
    }

    @Override
    public Optional<UnfinishedGame> interrupted() {
        return saved.interrupted().flatMap(this::unfinished);
    }

    @Override
    public void dismiss() {
        saved.left();
    }

    private Optional<UnfinishedGame> unfinished(SavedGameEntry game) {
        return game.game().map(loadedGame -> UnfinishedGame.of(loadedGame, () -> open(game.id())));
    }

    @Override
    public void savedGames() {
        app.show(new SavedScreen(app, this, saved));
    }

    /** The current game, if any, is saved before another replaces it. */
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
                        saved.open(id, openResult -> opened(asked, openResult));
                    } else {
                        opened(
                                asked,
                                new OpenResult.Lost(Phrase.of("unsaved.other", trouble.get())));
                    }
                });
    }

    private void opened(Screen asked, OpenResult openResult) {
        opening = false;
        // Stay where the person has gone in the meantime.
        if (app.screen() == asked) {
            found(openResult);
        }
    }

    @Override
    public void importFile() {
        importExport.bring();
    }

    @Override
    public void export(SavedGameEntry game) {
        importExport.give(game);
    }

    private void found(OpenResult openResult) {
        if (openResult instanceof OpenResult.Ready ready) {
            saved.resume(ready);
            resume(ready.session());
        } else if (openResult instanceof OpenResult.Damaged damaged) {
            lay(
                    new DamageSheet(
                            app,
                            damaged,
                            new DamageSheet.Choices(
                                    () -> saved.openBackup(damaged.id(), this::found),
                                    repaired ->
                                            saved.openRepaired(damaged.id(), repaired, this::found),
                                    () -> anew(damaged.id()))));
        } else if (openResult instanceof OpenResult.Lost lost) {
            lay(DamageSheet.lost(app, lost.why()));
        }
    }

    /** Keeps the damaged file and starts a new game. */
    private void anew(String id) {
        saved.openBackup(id, set -> setup(GAMES.find(app.settings().game())));
    }

    private <S, M, V, E> void resume(GameSession<S, M, V, E> session) {
        if (session.turn() == Rules.NOBODY) {
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
