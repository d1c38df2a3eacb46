package parlour.app.saves;

import parlour.app.App;
import parlour.app.session.LocalSession;
import parlour.record.SavedGame;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The saved games as the screens know them. Files are read and written in the background, in order;
 * what is known here is what was last read there.
 */
public final class SavedGames {
    private final App app;
    private final SaveFiles files;
    private List<SavedGameEntry> games = List.of();
    private Optional<String> interrupted = Optional.empty();
    private int reading;
    private Optional<CurrentSave> playing = Optional.empty();
    private Optional<Phrase> trouble = Optional.empty();
    private int revision;

    public SavedGames(App app, GameFiles gameFiles) {
        this.app = app;
        files = new SaveFiles(app.platform(), gameFiles, app.backgroundTasks()::failure);
        read();
    }

    /** All that are known, the newest first. */
    public List<SavedGameEntry> all() {
        return games;
    }

    /** Changes whenever what is known does. */
    public int revision() {
        return revision;
    }

    /** The newest game that can be gone on with. */
    public Optional<SavedGameEntry> latest() {
        return games.stream().filter(SavedGameEntry::unfinished).findFirst();
    }

    /** The game during which the program ended without being quit. */
    public Optional<SavedGameEntry> interrupted() {
        return interrupted.flatMap(this::find);
    }

    public Optional<SavedGameEntry> find(String id) {
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** Takes what went wrong with files since it was last asked. */
    public Optional<Phrase> pollNotice() {
        Optional<Phrase> said = trouble;
        trouble = Optional.empty();
        return said;
    }

    /** Whether a game can have this title, besides the one that has it. */
    public boolean taken(String title, String except) {
        return games.stream()
                .filter(game -> !game.id().equals(except))
                .flatMap(game -> game.game().stream())
                .anyMatch(game -> SaveTitles.same(game.title(), title));
    }

    /** Whether all that is known is so: nothing is being read. */
    public boolean loaded() {
        return reading == 0;
    }

    /** Reads anew what there is. */
    public void read() {
        reading++;
        app.backgroundTasks().work(files::list, SaveFiles.Listing::failed, this::listed);
    }

    private void listed(SaveFiles.Listing listing) {
        reading--;
        revision++;
        listing.trouble().ifPresent(why -> trouble = Optional.of(Phrase.of("saved.trouble", why)));
        if (listing.trouble().isPresent() && listing.games().isEmpty()) {
            return;
        }
        games = listing.games();
        // The game that is being played now has its mark too.
        interrupted = playing.isPresent() ? Optional.empty() : listing.interrupted();
    }

    private void failed(Phrase why) {
        trouble = Optional.of(Phrase.of("play.save.trouble", why));
    }

    /** A new game is played from now on. */
    public void begin(String title) {
        playing = Optional.of(CurrentSave.fresh(title));
    }

    /** A game that was opened is played from now on. */
    public void resume(OpenResult.Ready found) {
        LocalSession<?, ?, ?, ?> session = found.session();
        CurrentSave currentSave =
                CurrentSave.opened(found.game().title(), found.id(), found.text(), session);
        playing = Optional.of(currentSave);
        if (!session.result().isPresent()) {
            attempt(() -> files.mark(currentSave));
        }
    }

    /** Saves the game that is played, if it has anything that is not on the disk. */
    public void save(LocalSession<?, ?, ?, ?> session, long now) {
        playing.ifPresent(currentSave -> save(currentSave, session, now));
    }

    private void save(CurrentSave currentSave, LocalSession<?, ?, ?, ?> session, long now) {
        if (!currentSave.lacks(session)) {
            return;
        }
        CurrentSave.Arrival arrival = currentSave.send(session);
        SavedGame<?, ?, ?, ?> copy = SessionFormat.write(session, currentSave.title(), now);
        app.backgroundTasks()
                .work(
                        () -> files.save(currentSave, copy),
                        Optional::of,
                        why -> {
                            arrival.heard(why);
                            why.ifPresent(this::failed);
                        });
        if (session.result().isPresent()) {
            // Nothing is left that could be interrupted.
            attempt(() -> files.attempt(store -> store.quit()));
        }
    }

    /** Whether the game that is played is on the disk as it stands, or could not be put there. */
    public boolean written() {
        return playing.map(CurrentSave::settled).orElse(true);
    }

    /** Whether all of the game that is played is on the disk. */
    public boolean stored() {
        return written()
                && playing.flatMap(currentSave -> currentSave.session().filter(currentSave::lacks))
                        .isEmpty();
    }

    /**
     * Writes what of the game that is played is not on the disk; tells why it could not, or nothing
     * once all is there.
     */
    public void store(long now, Consumer<Optional<Phrase>> then) {
        if (stored()) {
            then.accept(Optional.empty());
            return;
        }
        CurrentSave currentSave = playing.orElseThrow();
        currentSave.session().ifPresent(session -> save(currentSave, session, now));
        // In the background everything is done in order: then the last save has met its fate.
        app.backgroundTasks()
                .work(currentSave::title, why -> "", title -> then.accept(currentSave.trouble()));
    }

    /** The game that is played as it stands, to be written elsewhere. */
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

    /** The game that is played is as if it had not been played on, or had not begun. */
    public void discard() {
        playing.ifPresent(currentSave -> attempt(() -> files.discard(currentSave)));
        playing = Optional.empty();
    }

    /** Nothing is being played: whatever happens now interrupts no game. */
    public void leave() {
        playing = Optional.empty();
        interrupted = Optional.empty();
        attempt(() -> files.attempt(store -> store.quit()));
    }

    public void rename(String id, String title) {
        attempt(() -> files.attempt(store -> store.rename(id, title)));
        read();
    }

    public void delete(String id) {
        attempt(() -> files.attempt(store -> store.delete(id)));
        read();
    }

    public void undelete(List<String> ids) {
        attempt(
                () ->
                        files.attempt(
                                store -> {
                                    for (String id : ids) {
                                        store.undelete(id);
                                    }
                                }));
        read();
    }

    /** Forgets deleted games for good. */
    public void purge(List<String> ids) {
        attempt(
                () ->
                        files.attempt(
                                store -> {
                                    for (String id : ids) {
                                        store.purge(id);
                                    }
                                }));
    }

    /** Looks at a game that shall be opened; nothing is touched yet. */
    public void open(String id, Consumer<OpenResult> then) {
        app.backgroundTasks().work(() -> files.look(id), OpenResult.Lost::new, then);
    }

    /** Opens the backup of a damaged game. */
    public void openBackup(String id, Consumer<OpenResult> then) {
        app.backgroundTasks().work(() -> files.backup(id), OpenResult.Lost::new, then);
    }

    /** Opens what was repaired of a damaged game. */
    public void openRepaired(String id, GameFiles.Read repaired, Consumer<OpenResult> then) {
        app.backgroundTasks()
                .work(() -> files.repair(id, repaired.game().saved()), OpenResult.Lost::new, then);
    }

    /** Keeps a game from elsewhere; it gets a name that no other has. */
    public void take(LoadedGame<?, ?, ?, ?> brought, Consumer<Taken> then) {
        String title =
                SaveTitles.from(brought.title(), brought.title(), wanted -> taken(wanted, ""));
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

    /** What became of a game from elsewhere. */
    public record Taken(String id, String title, Optional<Phrase> trouble) {}

    /**
     * A saved game as it is given to others: the record of a finished one, else the save itself.
     */
    public void copy(String id, Consumer<Copy> then) {
        app.backgroundTasks()
                .work(() -> files.copy(id), why -> new Copy(Optional.empty(), why), then);
    }

    /**
     * A copy of a saved game.
     *
     * @param why it could not be made
     */
    public record Copy(Optional<byte[]> file, Phrase why) {}

    private void attempt(Supplier<Optional<Phrase>> work) {
        app.backgroundTasks().work(work, Optional::of, why -> why.ifPresent(this::failed));
    }
}
