package parlour.app.screen;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.daily.DailyDeals;
import parlour.app.game.GameModule;
import parlour.app.game.GameRegistry;
import parlour.app.game.GameSession;
import parlour.app.lesson.LessonRun;
import parlour.app.navigation.Navigator;
import parlour.app.navigation.SaveControl;
import parlour.app.navigation.SharedDeals;
import parlour.app.navigation.UnfinishedGames;
import parlour.app.navigation.WayBack;
import parlour.app.saves.GameFiles;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.OpenResult;
import parlour.app.saves.SaveTitles;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.SavedGames;
import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.app.session.TurnLog;
import parlour.app.setup.Setup;
import parlour.app.setup.SetupFormat;
import parlour.app.sheet.DamageSheet;
import parlour.app.sheet.ImportExport;
import parlour.app.sheet.StatisticsSheet;
import parlour.app.statistics.RatedPlayers;
import parlour.app.statistics.StatisticsRecorder;
import parlour.app.table.TableScreen;
import parlour.code.GameCode;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.Optional;

/** Leads between the app's screens, and connects them to saves and statistics. */
public final class AppNavigator implements Navigator {
    private final App app;
    private final GameRegistry games = AllGames.REGISTRY;
    private final SavedGames saved;
    private final AppSaves saves;
    private final StatisticsRecorder statisticsRecorder;
    private final AppPuzzles puzzles;
    private final AppReplays replays;
    private final DailyDeals dailyDeals;
    private final AppDeals sharedDeals;
    private final AppFriends friends;
    private final TurnLog log;
    private final ImportExport importExport;

    /** Whether a game is being opened, so that no second one is. */
    private boolean opening;

    private AppNavigator(App app) {
        this.app = app;
        GameFiles gameFiles = new GameFiles(games);
        saved = new SavedGames(app, gameFiles);
        statisticsRecorder = new StatisticsRecorder(app);
        puzzles = new AppPuzzles(app, this);
        replays = new AppReplays(app, this, saved, statisticsRecorder);
        dailyDeals = new DailyDeals(app);
        sharedDeals = new AppDeals(app, this, saved, dailyDeals);
        friends = new AppFriends(app, this);
        log = new TurnLog(app.platform(), app.backgroundTasks());
        importExport = new ImportExport(app, gameFiles, saved, this::open);
        saves = new AppSaves(saved, importExport, this::open);
        app.windowEvents().onFiles(importExport::received);
        app.windowEvents().onAbsence(saved::away, saved::back);
    }

    /** The app's first screen. */
    public static Screen first(App app) {
        AppNavigator navigator = new AppNavigator(app);
        return FirstScreen.of(app, navigator, navigator.friends);
    }

    @Override
    public GameRegistry games() {
        return games;
    }

    @Override
    public SaveControl saves() {
        return saves;
    }

    @Override
    public UnfinishedGames unfinishedGames() {
        return saves;
    }

    @Override
    public SharedDeals sharedDeals() {
        return sharedDeals;
    }

    @Override
    public RatedPlayers ratedPlayers() {
        return statisticsRecorder.ratedPlayers();
    }

    @Override
    public Optional<Phrase> pollNotice() {
        return saved.pollNotice()
                .or(statisticsRecorder::pollNotice)
                .or(puzzles::pollNotice)
                .or(dailyDeals::pollNotice)
                .or(app.settings()::pollNotice)
                .or(app.backgroundTasks()::pollNotice);
    }

    @Override
    public void menu() {
        leaveTable();
        // Repeated each time, so that nobody forgets that nothing is saved.
        app.show(new MenuScreen(app, this).withNotice(app.platform().unkept()));
    }

    /** No game is played from now on, if one was. */
    private void leaveTable() {
        saved.leave();
        saved.read();
    }

    @Override
    public void setup(GameModule<?, ?, ?, ?> gameModule) {
        app.show(new SetupScreen(app, this, gameModule, new Rng(TimeUtils.millis())));
    }

    /** A game that is being played stays the current one. */
    @Override
    public void lesson(GameModule<?, ?, ?, ?> gameModule, Runnable back) {
        app.settings().lessonOffered(gameModule.game().id());
        new LessonRun<>(app, this, gameModule, back).show(0);
    }

    @Override
    public <S, M, V, E> void lessonOver(
            GameSession<S, M, V, E> session, Runnable again, Runnable back) {
        app.show(new LessonEndScreen<>(app, this, session, again, back));
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
        saved.begin(SaveTitles.fresh(app.texts(), setup, saved::inUse));
        // A small seed makes a short code for those who want to play the same cards.
        long seed = Math.floorMod(app.newSeed(), GameCode.SHORT_SEEDS);
        Terms terms =
                Terms.hints(app.settings().hintLimit())
                        .withCoach(app.settings().coach() && setup.personCount() == 1);
        play(LocalSession.begin(gameModule, setup, seed).agreed(terms));
    }

    @Override
    public <S, M, V, E> void changePlayers(GameSession<S, M, V, E> session) {
        leaveTable();
        GameModule<S, M, V, E> gameModule = session.gameModule();
        app.settings().setup(gameModule.game().id(), SetupFormat.write(session.setup()));
        setup(gameModule);
    }

    @Override
    public <S, M, V, E> void restartRound(GameSession<S, M, V, E> session) {
        local(session).ifPresent(game -> play(replays.again(game, game.redealt(app.newSeed()))));
    }

    @Override
    public <S, M, V, E> void restartGame(GameSession<S, M, V, E> session) {
        local(session).ifPresent(game -> play(replays.again(game, game.restarted(app.newSeed()))));
    }

    /** The session, if the game runs on this machine: only those are saved or counted. */
    private static <S, M, V, E> Optional<LocalSession<S, M, V, E>> local(
            GameSession<S, M, V, E> session) {
        return session instanceof LocalSession<S, M, V, E> game
                ? Optional.of(game)
                : Optional.empty();
    }

    @Override
    public <S, M, V, E> void play(GameSession<S, M, V, E> session) {
        replays.played(session);
        local(session).ifPresent(log::watch);
        local(session).ifPresent(this::studyDeal);
        saves.save(session);
        local(session).ifPresent(dailyDeals::begun);
        app.show(new TableScreen<>(app, session, this));
    }

    @Override
    public <S, M, V, E> void score(GameSession<S, M, V, E> session) {
        local(session).ifPresent(statisticsRecorder::count);
        local(session).ifPresent(dailyDeals::count);
        local(session).ifPresent(this::studyDeal);
        app.show(new ScoreScreen<>(app, session, this));
    }

    /** While nobody else thinks, experts play the deal of the day that somebody plays. */
    private void studyDeal(LocalSession<?, ?, ?, ?> session) {
        Game<?, ?, ?, ?> game = session.gameModule().game();
        session.terms()
                .day()
                .ifPresent(day -> session.whenIdle(clock -> dailyDeals.study(game, day, clock)));
    }

    @Override
    public void friends() {
        leaveTable();
        friends.show();
    }

    @Override
    public void practice() {
        app.show(new PracticeScreen(app, this));
    }

    @Override
    public <S, M, V, E> void replay(GameSession<S, M, V, E> session) {
        local(session).ifPresent(replays::replay);
    }

    @Override
    public <S, M, V, E> void replay(LoadedGame<S, M, V, E> game) {
        replays.replay(game);
    }

    @Override
    public <S, M, V, E> void review(GameSession<S, M, V, E> session) {
        local(session).ifPresent(replays::review);
    }

    @Override
    public void review(SavedGameEntry entry) {
        replays.review(entry);
    }

    @Override
    public <S, M, V, E> void practise(LoadedGame<S, M, V, E> game, String wayBack) {
        Screen asked = app.screen();
        saves.store(
                trouble -> {
                    // Stay where the person has gone in the meantime.
                    if (app.screen() == asked) {
                        trouble.ifPresentOrElse(
                                this::unsaved, () -> replays.practise(game, wayBack));
                    }
                });
    }

    @Override
    public Optional<WayBack> wayBack(GameSession<?, ?, ?, ?> session) {
        return replays.wayBack(session);
    }

    /** The game on the table cannot be saved, so that no other can replace it. */
    private void unsaved(Phrase trouble) {
        app.open(DamageSheet.lost(app, Phrase.of("unsaved.other", trouble)));
    }

    @Override
    public void puzzles(GameModule<?, ?, ?, ?> gameModule) {
        leaveTable();
        puzzles.show(gameModule);
    }

    @Override
    public void statistics() {
        app.open(new StatisticsSheet(app, statisticsRecorder, app.settings().game()));
    }

    @Override
    public void savedGames() {
        saved.leave();
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
        saves.store(
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

    private void found(OpenResult openResult) {
        if (openResult instanceof OpenResult.Ready ready) {
            saved.resume(ready);
            resume(ready.session());
        } else if (openResult instanceof OpenResult.Damaged damaged) {
            app.open(
                    new DamageSheet(
                            app,
                            damaged,
                            new DamageSheet.Choices(
                                    () -> saved.openBackup(damaged.id(), this::found),
                                    repaired ->
                                            saved.openRepaired(damaged.id(), repaired, this::found),
                                    () -> anew(damaged.id()))));
        } else if (openResult instanceof OpenResult.Lost lost) {
            app.open(DamageSheet.lost(app, lost.why()));
        }
    }

    /** Keeps the damaged file and starts a new game. */
    private void anew(String id) {
        saved.openBackup(
                id, set -> setup(games.find(app.settings().game()).orElseGet(games::first)));
    }

    private <S, M, V, E> void resume(GameSession<S, M, V, E> session) {
        if (session.turn() == Rules.NOBODY) {
            score(session);
        } else {
            play(session);
        }
    }

    @Override
    public void importFile() {
        importExport.importFile();
    }

    @Override
    public void export(SavedGameEntry game) {
        importExport.export(game);
    }

    @Override
    public void exportRecord(String title, String record) {
        importExport.exportRecord(title, record);
    }

    @Override
    public void quit() {
        saved.leave();
        app.frontChanged();
        app.platform().quit();
    }
}
