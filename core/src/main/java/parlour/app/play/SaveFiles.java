package parlour.app.play;

import parlour.app.Platform;
import parlour.record.Envelope;
import parlour.record.RecordWriter;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.store.DiskTrouble;
import parlour.store.Opened;
import parlour.store.SaveStore;
import parlour.store.SetAside;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The saved games on the disk. All of it is done in the background, one thing after another. */
final class SaveFiles {
    /** What there is. */
    record Listing(List<Saved> games, Optional<String> interrupted, Optional<Phrase> trouble) {
        static Listing failed(Phrase why) {
            return new Listing(List.of(), Optional.empty(), Optional.of(why));
        }
    }

    /** Something with files; what it complains of is told to a person. */
    interface Work {
        void run(SaveStore store) throws IOException, BadInput;
    }

    private final Platform platform;
    private final Shelves shelves;
    private final Function<Throwable, Phrase> failures;
    private Optional<SaveStore> store = Optional.empty();

    /**
     * @param failures writes down a mistake of ours, and says so in a sentence
     */
    SaveFiles(Platform platform, Shelves shelves, Function<Throwable, Phrase> failures) {
        this.platform = platform;
        this.shelves = shelves;
        this.failures = failures;
    }

    /** A folder that could not be opened is tried again every time. */
    private SaveStore store() throws IOException {
        if (store.isEmpty()) {
            SaveStore opened = SaveStore.open(platform.saves());
            for (String id : opened.deleted()) {
                opened.purge(id);
            }
            store = Optional.of(opened);
        }
        return store.get();
    }

    /** Does something; the trouble it met, if it did. */
    Optional<Phrase> attempt(Work work) {
        try {
            work.run(store());
            return Optional.empty();
        } catch (BadInput e) {
            return Optional.of(e.phrase());
        } catch (IOException e) {
            return Optional.of(DiskTrouble.of(e));
        }
    }

    /** All saved games, the newest first. */
    Listing list() {
        List<Saved> games = new ArrayList<>();
        try {
            for (String id : store().ids()) {
                games.add(listed(store(), id));
            }
            games.sort(Comparator.comparingLong(Saved::when).reversed());
            return new Listing(games, store().interrupted(), Optional.empty());
        } catch (IOException e) {
            return new Listing(games, Optional.empty(), Optional.of(DiskTrouble.of(e)));
        }
    }

    /** A file that is too much for the memory, or for us, hides no other. */
    private Saved listed(SaveStore files, String id) {
        try {
            return saved(id, files.look(id));
        } catch (RuntimeException | Error e) {
            return new Saved(id, Optional.empty(), Optional.of(failures.apply(e)));
        }
    }

    private Saved saved(String id, Opened opened) {
        Optional<Playable<?, ?, ?, ?>> game = Optional.empty();
        Optional<Phrase> damage = damage(opened);
        if (opened.found().isPresent()) {
            try {
                Shelves.Read read = shelves.read(opened.found().get());
                game = Optional.of(read.game());
                damage = damage.or(() -> read.repairs().stream().findFirst());
            } catch (BadInput e) {
                // Found good by the store, yet of no game that is played here.
                damage = Optional.of(e.phrase());
            }
        }
        return new Saved(id, game, damage);
    }

    private static Optional<Phrase> damage(Opened opened) {
        if (opened instanceof Opened.Backup backup) {
            return Optional.of(
                    backup.main().map(SetAside::why).orElse(Phrase.of("saved.onlyBackup")));
        }
        if (opened instanceof Opened.Broken broken) {
            return Optional.of(broken.files().get(0).why());
        }
        return opened instanceof Opened.Missing
                ? Optional.of(Phrase.of("saved.missing"))
                : Optional.empty();
    }

    /** Saves a game, and marks it as being played. */
    Optional<Phrase> save(Slot slot, SavedGame<?, ?, ?, ?> game) {
        return attempt(
                files -> {
                    String text = game.write();
                    if (slot.id().isEmpty()) {
                        String id = files.newId();
                        files.save(id, text);
                        slot.id(id);
                    } else {
                        files.save(slot.id().get(), text);
                    }
                    mark(files, slot);
                });
    }

    /** A game that was opened is being played from now on. */
    Optional<Phrase> mark(Slot slot) {
        return attempt(files -> mark(files, slot));
    }

    private static void mark(SaveStore files, Slot slot) throws IOException {
        if (!slot.marked() && slot.id().isPresent()) {
            files.playing(slot.id().get());
            slot.mark();
        }
    }

    /** A game is as if it had not been played on, or had not begun. */
    Optional<Phrase> discard(Slot slot) {
        return attempt(
                files -> {
                    if (slot.id().isEmpty()) {
                        return;
                    }
                    String id = slot.id().get();
                    if (slot.before().isPresent()) {
                        files.save(id, slot.before().get());
                    } else {
                        files.delete(id);
                        files.purge(id);
                    }
                });
    }

    /** Looks at a game without touching anything. */
    Found look(String id) {
        try {
            Opened opened = store().look(id);
            return opened instanceof Opened.Missing
                    ? new Found.Lost(Phrase.of("saved.missing"))
                    : look(id, opened);
        } catch (IOException e) {
            return new Found.Lost(DiskTrouble.of(e));
        }
    }

    private Found look(String id, Opened opened) {
        if (opened instanceof Opened.Fine fine) {
            return ready(id, fine.text());
        }
        List<SetAside> bad =
                opened instanceof Opened.Broken broken
                        ? broken.files()
                        : opened instanceof Opened.Backup backup
                                ? backup.main().stream().toList()
                                : List.of();
        Optional<Playable<?, ?, ?, ?>> backup = Optional.empty();
        if (opened.found().isPresent()) {
            try {
                backup = Optional.of(shelves.read(opened.found().get()).game());
            } catch (BadInput e) {
                return new Found.Lost(e.phrase());
            }
        }
        Phrase why = damage(opened).orElse(Phrase.of("saved.missing"));
        if (backup.isEmpty() && Envelope.isNewer(why)) {
            // Nothing is wrong with it: another program can open it.
            return new Found.Lost(why);
        }
        return new Found.Damaged(id, why, backup, repaired(bad));
    }

    /** What needs a repair is not opened before a person has seen which. */
    private Found ready(String id, String text) {
        try {
            Shelves.Read read = shelves.read(text);
            return read.repairs().isEmpty()
                    ? new Found.Ready(id, text, read.game(), SavedSession.read(read.game()))
                    : new Found.Damaged(
                            id, read.repairs().get(0), Optional.empty(), Optional.of(read));
        } catch (BadInput e) {
            return new Found.Lost(e.phrase());
        }
    }

    /** The first of the bad files that something can be made of. */
    private Optional<Shelves.Read> repaired(List<SetAside> bad) {
        for (SetAside file : bad) {
            if (file.text().isEmpty()) {
                continue;
            }
            try {
                return Optional.of(shelves.read(file.text().get()));
            } catch (BadInput e) {
                // Beyond repair; the other one may not be.
                continue;
            }
        }
        return Optional.empty();
    }

    /** Sets the damaged file aside and opens the backup. */
    Found backup(String id) {
        try {
            return store().load(id)
                    .found()
                    .map(text -> ready(id, text))
                    .orElseGet(() -> new Found.Lost(Phrase.of("saved.missing")));
        } catch (IOException e) {
            return new Found.Lost(DiskTrouble.of(e));
        }
    }

    /** Sets the damaged file aside and puts what was repaired in its place. */
    Found repair(String id, SavedGame<?, ?, ?, ?> repaired) {
        String text = repaired.write();
        Optional<Phrase> trouble =
                attempt(
                        files -> {
                            files.load(id);
                            files.save(id, text);
                        });
        return trouble.isPresent() ? new Found.Lost(trouble.get()) : ready(id, text);
    }

    /** Keeps a game from elsewhere under a title. */
    SavedGames.Taken take(SavedGame<?, ?, ?, ?> game, String title) {
        Slot slot = Slot.fresh(title);
        Optional<Phrase> trouble =
                attempt(
                        files -> {
                            String id = files.newId();
                            files.save(id, SavedSession.brought(game, title).write());
                            slot.id(id);
                        });
        return new SavedGames.Taken(slot.id().orElse(""), title, trouble);
    }

    /** A finished game as a record, any other as it is kept; nothing where it is damaged. */
    SavedGames.Copy copy(String id) {
        Phrase damaged = Phrase.of("save.notFine");
        return look(id) instanceof Found.Ready ready
                ? new SavedGames.Copy(
                        Optional.of(
                                Utf8.bytes(
                                        ready.game().over() ? record(ready.game()) : ready.text())),
                        damaged)
                : new SavedGames.Copy(Optional.empty(), damaged);
    }

    private static <S, M, V, E> String record(Playable<S, M, V, E> playable) {
        SavedGame<S, M, V, E> saved = playable.saved();
        List<String> names = saved.seats().stream().map(SavedSeat::name).toList();
        return RecordWriter.write(saved.game(), saved.match(), names);
    }
}
