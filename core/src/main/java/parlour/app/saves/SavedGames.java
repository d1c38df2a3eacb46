package parlour.app.saves;

import parlour.app.App;
import parlour.app.session.LocalSession;
import parlour.record.SavedGame;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The list of saved games as the screens see it. Files are read and written in order on a worker
 * thread; the list is as it was last read.
 */
public final class SavedGames {
    private final App app;
    private final SaveFiles files;
    private List<SavedGameEntry> games = List.of();
    private final List<SavedGameEntry> deleted = new ArrayList<>();
    private Optional<String> interrupted = Optional.empty();
    private int reading;
    private Optional<CurrentSave> playing = Optional.empty();

    /** The titles of games that came about since the list was read, which it may lack. */
    private final List<String> recent = new ArrayList<>();

    private Optional<Phrase> trouble = Optional.empty();
    private int revision;

    public SavedGames(App app, GameFiles gameFiles) {
        this.app = app;
        files = new SaveFiles(app.platform(), gameFiles, app.backgroundTasks()::failure);
        read();
    }

    /** All saved games, newest first. */
    public List<SavedGameEntry> all() {
        return games.stream().filter(game -> !isDeleted(game.id())).toList();
    }

    /** The games deleted since the program was started, in that order; all can be brought back. */
    public List<SavedGameEntry> deleted() {
        return List.copyOf(deleted);
    }

    private boolean isDeleted(String id) {
        return deleted.stream().anyMatch(game -> game.id().equals(id));
    }

    /** A counter that changes whenever the list does. */
    public int revision() {
        return revision;
    }

    /** The newest game that can be continued. */
    public Optional<SavedGameEntry> latest() {
        return all().stream().filter(SavedGameEntry::unfinished).findFirst();
    }

    /** The game that was running when the program ended without being quit. */
    public Optional<SavedGameEntry> interrupted() {
        return interrupted.flatMap(this::find);
    }

    public Optional<SavedGameEntry> find(String id) {
        return all().stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** What went wrong with the files, if anything new did; returned only once. */
    public Optional<Phrase> pollNotice() {
        Optional<Phrase> said = trouble;
        trouble = Optional.empty();
        return said;
    }

    /** Whether a game other than {@code except} has this title. */
    public boolean taken(String title, String except) {
        return all().stream()
                .filter(game -> !game.id().equals(except))
                .flatMap(game -> game.game().stream())
                .anyMatch(game -> SaveTitles.same(game.title(), title));
    }

    /** Whether the list is up to date: nothing is being read. */
    public boolean loaded() {
        return reading == 0;
    }

    /** Reads the list again. */
    public void read() {
        reading++;
        List<String> before = List.copyOf(recent);
        app.backgroundTasks()
                .work(files::list, SaveFiles.Listing::failed, listing -> listed(listing, before));
    }

    /** The list has been read; it has all games that came about before that. */
    private void listed(SaveFiles.Listing listing, List<String> before) {
        reading--;
        revision++;
        listing.trouble().ifPresent(why -> trouble = Optional.of(Phrase.of("saved.trouble", why)));
        if (listing.trouble().isPresent() && listing.games().isEmpty()) {
            return;
        }
        games = listing.games();
        recent.removeAll(before);
        // The game being played is marked too, but was not interrupted.
        interrupted = playing.isPresent() ? Optional.empty() : listing.interrupted();
    }

    private void failed(Phrase why) {
        trouble = Optional.of(Phrase.of("play.save.trouble", why));
    }

    /** Makes a new game the current one. */
    public void begin(String title) {
        play(CurrentSave.fresh(title));
    }

    private void play(CurrentSave currentSave) {
        playing = Optional.of(currentSave);
        recent.add(currentSave.title());
    }

    /** Makes a game that was opened the current one. */
    public void resume(OpenResult.Ready found) {
        LocalSession<?, ?, ?, ?> session = found.session();
        CurrentSave currentSave =
                CurrentSave.opened(found.game().title(), found.id(), found.text(), session);
        play(currentSave);
        if (!session.result().isPresent()) {
            CurrentSave.Work work = currentSave.work();
            attempt(work.begun(() -> files.mark(currentSave)), work::undo, () -> {});
        }
    }

    /** Sets the current game, if any, aside for another one; the result goes on with it. */
    public Runnable setAside() {
        Optional<CurrentSave> aside = playing;
        return () -> {
            leave();
            playing = aside;
            away(); // its mark was given to the other game
            back();
            read();
        };
    }

    /** Saves the current game if it has changed. */
    public void save(LocalSession<?, ?, ?, ?> session, long now) {
        playing.ifPresent(currentSave -> save(currentSave, session, now));
    }

    private void save(CurrentSave currentSave, LocalSession<?, ?, ?, ?> session, long now) {
        if (!currentSave.lacks(session)) {
            return;
        }
        CurrentSave.Arrival arrival = currentSave.send(session);
        SavedGame<?, ?, ?, ?> copy = SessionFormat.write(session, currentSave.title(), now);
        CurrentSave.Work work = currentSave.work();
        app.backgroundTasks()
                .work(
                        work.begun(() -> files.save(currentSave, copy)),
                        Optional::of,
                        work::undo,
                        why -> {
                            arrival.heard(why);
                            why.ifPresent(this::failed);
                        });
        if (session.result().isPresent()) {
            // The game is over, so it can no longer be interrupted.
            attempt(() -> files.attempt(store -> store.quit()));
        }
    }

    /** Whether no write of the current game is pending; the last one may have failed. */
    public boolean written() {
        return playing.map(CurrentSave::settled).orElse(true);
    }

    /** Whether the current game is completely saved on disk. */
    public boolean stored() {
        return written()
                && playing.flatMap(currentSave -> currentSave.session().filter(currentSave::lacks))
                        .isEmpty();
    }

    /**
     * Saves whatever is missing on disk of the current game; the callback gets the reason for a
     * failure, or nothing once everything is saved.
     */
    public void store(long now, Consumer<Optional<Phrase>> then) {
        if (stored()) {
            then.accept(Optional.empty());
            return;
        }
        CurrentSave currentSave = playing.orElseThrow();
        currentSave.session().ifPresent(session -> save(currentSave, session, now));
        // Background work runs in order, so by then the outcome of the last save is known.
        app.backgroundTasks()
                .work(currentSave::title, why -> "", title -> then.accept(currentSave.trouble()));
    }

    /** The current game in its current state, to be saved elsewhere. */
    public Optional<SavedGame<?, ?, ?, ?>> current(long now) {
        return playing.flatMap(
                currentSave ->
                        currentSave
                                .session()
                                .map(
                                        session ->
                                                SessionFormat.write(
                                                        session, currentSave.title(), now)));
    }

    /** A game in its current state, with the title of the current game. */
    public <S, M, V, E> LoadedGame<S, M, V, E> snapshot(
            LocalSession<S, M, V, E> session, long now) {
        String title = playing.map(CurrentSave::title).orElse(session.gameModule().game().id());
        return new LoadedGame<>(session.gameModule(), SessionFormat.write(session, title, now));
    }

    /** The review of a saved game. */
    public KeptReview review(String id) {
        return new KeptReview(app.platform(), app.backgroundTasks(), () -> Optional.of(id));
    }

    /** The review of the current game. */
    public Optional<KeptReview> currentReview() {
        return playing.map(game -> new KeptReview(app.platform(), app.backgroundTasks(), game::id));
    }

    /** A title for a copy of the current game that no saved game has. */
    public String copyTitle() {
        String title = playing.map(CurrentSave::title).orElse("");
        return SaveTitles.from(title, title, this::inUse);
    }

    /** What is wrong with a title for a copy. */
    public Optional<Phrase> copyTitleProblem(String title) {
        return SaveTitles.problem(title, this::inUse);
    }

    /** Whether a saved game has this title, the current one or one that is newer than the list. */
    public boolean inUse(String title) {
        return taken(title, "")
                || Stream.concat(playing.map(CurrentSave::title).stream(), recent.stream())
                        .anyMatch(played -> SaveTitles.same(played, title));
    }

    /** Saves a copy of the current game under a title; the current game stays the current one. */
    public void saveCopy(String title, long now, Consumer<Optional<Phrase>> then) {
        SavedGame<?, ?, ?, ?> copy = current(now).orElseThrow();
        recent.add(title.strip());
        app.backgroundTasks()
                .work(
                        () -> files.take(copy, title.strip()),
                        why -> new Taken("", title, Optional.of(why)),
                        taken -> then.accept(taken.trouble()));
        read();
    }

    /** Restores the current game to what it was before it was played, or deletes a new one. */
    public void discard() {
        playing.ifPresent(currentSave -> attempt(() -> files.discard(currentSave)));
        playing.map(CurrentSave::title).ifPresent(recent::remove);
        playing = Optional.empty();
    }

    /** Leaves the current game, so that it no longer counts as interrupted. */
    public void leave() {
        playing = Optional.empty();
        interrupted = Optional.empty();
        attempt(() -> files.attempt(store -> store.quit()));
    }

    /** The program may end unnoticed from now on: then the current game was not interrupted. */
    public void away() {
        playing.ifPresent(currentSave -> quietly(currentSave, () -> files.unmark(currentSave)));
    }

    /** The current game is played on. */
    public void back() {
        playing.filter(SavedGames::goesOn)
                .ifPresent(currentSave -> quietly(currentSave, () -> files.mark(currentSave)));
    }

    private static boolean goesOn(CurrentSave currentSave) {
        return currentSave.session().filter(session -> session.result().isEmpty()).isPresent();
    }

    /** Changes the mark of the current game; a failure is not worth a message. */
    private void quietly(CurrentSave currentSave, Supplier<Optional<Phrase>> change) {
        CurrentSave.Work work = currentSave.work();
        app.backgroundTasks().work(work.begun(change), Optional::of, work::undo, why -> {});
    }

    public void rename(String id, String title) {
        attempt(() -> files.attempt(store -> store.rename(id, title)));
        read();
    }

    /** Deletes a game; it can be brought back until the program ends. */
    public void delete(SavedGameEntry game) {
        deleted.add(game);
        change(store -> store.delete(game.id()), () -> deleted.remove(game));
    }

    /** Brings deleted games back. */
    public void undelete(List<String> ids) {
        List<SavedGameEntry> back =
                deleted.stream().filter(game -> ids.contains(game.id())).toList();
        deleted.removeAll(back);
        // One by one: what cannot be brought back does not keep the others from it.
        for (SavedGameEntry game : back) {
            change(store -> store.undelete(game.id()), () -> deleted.add(game));
        }
    }

    /** Changes the store and reads the list again; if that fails, says why and takes it back. */
    private void change(SaveFiles.Work work, Runnable takeBack) {
        attempt(
                () -> files.attempt(work),
                () -> {},
                () -> {
                    takeBack.run();
                    revision++;
                });
        read();
    }

    /** Reads a game that is to be opened; nothing on disk is changed yet. */
    public void open(String id, Consumer<OpenResult> then) {
        app.backgroundTasks().work(() -> files.look(id), OpenResult.Lost::new, then);
    }

    /** Opens the backup of a damaged game. */
    public void openBackup(String id, Consumer<OpenResult> then) {
        app.backgroundTasks().work(() -> files.backup(id), OpenResult.Lost::new, then);
    }

    /** Opens the repaired version of a damaged game. */
    public void openRepaired(String id, GameFiles.Read repaired, Consumer<OpenResult> then) {
        app.backgroundTasks()
                .work(() -> files.repair(id, repaired.game().saved()), OpenResult.Lost::new, then);
    }

    /** Saves an imported game under a unique title. */
    public void take(LoadedGame<?, ?, ?, ?> brought, Consumer<Taken> then) {
        String title = SaveTitles.from(brought.title(), brought.title(), this::inUse);
        recent.add(title);
        app.backgroundTasks()
                .work(
                        () -> files.take(brought.saved(), title),
                        why -> new Taken("", title, Optional.of(why)),
                        taken -> {
                            taken.trouble().ifPresent(this::failed);
                            then.accept(taken);
                        });
        read();
    }

    /** The outcome of an import. */
    public record Taken(String id, String title, Optional<Phrase> trouble) {}

    /** A copy of a saved game to export: a finished game's record, otherwise the save itself. */
    public void copy(String id, Consumer<Copy> then) {
        app.backgroundTasks()
                .work(() -> files.copy(id), why -> new Copy(Optional.empty(), why), then);
    }

    /**
     * A copy of a saved game.
     *
     * @param why the reason if it could not be made
     */
    public record Copy(Optional<byte[]> file, Phrase why) {}

    private void attempt(Supplier<Optional<Phrase>> work) {
        attempt(work, () -> {}, () -> {});
    }

    private void attempt(Supplier<Optional<Phrase>> work, Runnable undo, Runnable ifNot) {
        app.backgroundTasks()
                .work(
                        work,
                        Optional::of,
                        undo,
                        why -> {
                            if (why.isPresent()) {
                                failed(why.get());
                                ifNot.run();
                            }
                        });
    }
}
