package parlour.app.play;

import parlour.app.App;
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
    private List<Saved> games = List.of();
    private Optional<String> interrupted = Optional.empty();
    private int unwritten;
    private Optional<Slot> playing = Optional.empty();
    private Optional<Phrase> trouble = Optional.empty();
    private int changes;

    public SavedGames(App app, Shelves shelves) {
        this.app = app;
        files = new SaveFiles(app.platform(), shelves);
        read();
    }

    /** All that are known, the newest first. */
    public List<Saved> all() {
        return games;
    }

    /** Changes whenever what is known does. */
    public int changes() {
        return changes;
    }

    /** The newest game that can be gone on with. */
    public Optional<Saved> latest() {
        return games.stream().filter(Saved::unfinished).findFirst();
    }

    /** The game during which the program ended without being quit. */
    public Optional<Saved> interrupted() {
        return interrupted.flatMap(this::find);
    }

    public Optional<Saved> find(String id) {
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** What went wrong with files since it was last asked. */
    public Optional<Phrase> trouble() {
        Optional<Phrase> said = trouble;
        trouble = Optional.empty();
        return said;
    }

    /** Whether a game can have this title, besides the one that has it. */
    public boolean taken(String title, String except) {
        return games.stream()
                .filter(game -> !game.id().equals(except))
                .flatMap(game -> game.game().stream())
                .anyMatch(game -> Titles.same(game.title(), title));
    }

    /** Reads anew what there is. */
    public void read() {
        app.work(files::list, this::known);
    }

    private void known(SaveFiles.Listing listing) {
        games = listing.games();
        // The game that is being played now has its mark too.
        interrupted = playing.isPresent() ? Optional.empty() : listing.interrupted();
        listing.trouble().ifPresent(why -> trouble = Optional.of(Phrase.of("saved.trouble", why)));
        changes++;
    }

    private void met(Phrase phrase) {
        trouble = Optional.of(Phrase.of("play.save.trouble", phrase));
    }

    /** A new game is played from now on. */
    public void begin(String title) {
        playing = Optional.of(Slot.fresh(title));
    }

    /** A game that was opened is played from now on. */
    public <S, M, V, E> Session<S, M, V, E> resume(
            Found.Ready found, Playable<S, M, V, E> playable) {
        Slot slot = Slot.opened(playable.title(), found.id(), found.text());
        Session<S, M, V, E> session = SavedSession.read(playable);
        slot.changes(session);
        playing = Optional.of(slot);
        if (!playable.over()) {
            attempt(() -> files.mark(slot));
        }
        return session;
    }

    /** Saves the game that is played, if anything has changed. */
    public void save(Session<?, ?, ?, ?> session, long now) {
        if (playing.isEmpty() || !playing.get().changes(session)) {
            return;
        }
        Slot slot = playing.get();
        String text = SavedSession.write(session, slot.title(), now).write();
        unwritten++;
        app.work(
                () -> files.save(slot, text),
                met -> {
                    unwritten--;
                    met.ifPresent(this::met);
                });
        if (session.over()) {
            // Nothing is left that could be interrupted.
            attempt(() -> files.attempt(store -> store.quit()));
        }
    }

    /** Whether the game that is played is on the disk as it stands, or could not be put there. */
    public boolean written() {
        return unwritten == 0;
    }

    /** The game that is played is as if it had not been played on, or had not begun. */
    public void discard() {
        playing.ifPresent(slot -> attempt(() -> files.discard(slot)));
        playing = Optional.empty();
    }

    /** Nothing is being played: whatever happens now interrupts no game. */
    public void left() {
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
    public void open(String id, Consumer<Found> then) {
        app.work(() -> files.look(id), then);
    }

    /** Opens the backup of a damaged game. */
    public void openBackup(String id, Consumer<Found> then) {
        app.work(() -> files.backup(id), then);
    }

    /** Opens what was repaired of a damaged game. */
    public void openRepaired(String id, Shelves.Read repaired, Consumer<Found> then) {
        app.work(() -> files.repair(id, repaired.game().saved()), then);
    }

    /** Keeps a game from elsewhere; it gets a name that no other has. */
    public void take(Playable<?, ?, ?, ?> brought, Consumer<Taken> then) {
        String title = Titles.from(brought.title(), brought.title(), wanted -> taken(wanted, ""));
        app.work(
                () -> files.take(brought.saved(), title),
                taken -> {
                    taken.trouble().ifPresent(this::met);
                    then.accept(taken);
                });
        read();
    }

    /** What became of a game from elsewhere. */
    public record Taken(String id, String title, Optional<Phrase> trouble) {}

    /**
     * A saved game as it is given to others: the record of a finished one, else the save itself.
     */
    public void copy(String id, Consumer<Optional<byte[]>> then) {
        app.work(() -> files.copy(id), then);
    }

    private void attempt(Supplier<Optional<Phrase>> work) {
        app.work(work, met -> met.ifPresent(this::met));
    }
}
