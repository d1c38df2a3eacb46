package parlour.app.screen;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.game.GameSession;
import parlour.app.navigation.SaveControl;
import parlour.app.navigation.UnfinishedGames;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.SavedGames;
import parlour.app.saves.UnfinishedGame;
import parlour.app.session.LocalSession;
import parlour.app.sheet.ImportExport;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Consumer;

/** The saved games as the screens around the table use them. */
final class AppSaves implements SaveControl, UnfinishedGames {
    private final SavedGames saved;
    private final ImportExport importExport;
    private final Consumer<String> open;

    AppSaves(SavedGames saved, ImportExport importExport, Consumer<String> open) {
        this.saved = saved;
        this.importExport = importExport;
        this.open = open;
    }

    @Override
    public <S, M, V, E> void save(GameSession<S, M, V, E> session) {
        // A game whose match is elsewhere is saved there.
        if (session instanceof LocalSession<S, M, V, E> game) {
            saved.save(game, TimeUtils.millis());
        }
    }

    @Override
    public boolean written() {
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
        saved.current(TimeUtils.millis()).ifPresent(game -> importExport.exportUnsaved(game, then));
    }

    @Override
    public String copyTitle() {
        return saved.copyTitle();
    }

    @Override
    public Optional<Phrase> copyTitleProblem(String title) {
        return saved.copyTitleProblem(title);
    }

    @Override
    public void saveCopy(String title, Consumer<Optional<Phrase>> then) {
        saved.saveCopy(title, TimeUtils.millis(), then);
    }

    @Override
    public void discard() {
        saved.discard();
    }

    @Override
    public boolean loaded() {
        return saved.loaded();
    }

    @Override
    public int revision() {
        return saved.revision();
    }

    @Override
    public Optional<UnfinishedGame> latest() {
        return saved.latest().flatMap(this::unfinished);
    }

    @Override
    public Optional<UnfinishedGame> interrupted() {
        return saved.interrupted().flatMap(this::unfinished);
    }

    @Override
    public void dismissInterrupted() {
        saved.leave();
    }

    private Optional<UnfinishedGame> unfinished(SavedGameEntry entry) {
        return entry.game().map(game -> UnfinishedGame.of(game, () -> open.accept(entry.id())));
    }
}
