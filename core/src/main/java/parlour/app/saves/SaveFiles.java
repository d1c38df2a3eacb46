package parlour.app.saves;

import parlour.app.platform.Platform;
import parlour.record.Envelope;
import parlour.record.RecordWriter;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.store.DamagedFile;
import parlour.store.DiskErrors;
import parlour.store.OpenedFile;
import parlour.store.SaveStore;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads and writes the saved games on disk, always on the worker thread, one task at a time. */
final class SaveFiles {
    /** The saved games that were found. */
    record Listing(
            List<SavedGameEntry> games, Optional<String> interrupted, Optional<Phrase> trouble) {
        static Listing failed(Phrase why) {
            return new Listing(List.of(), Optional.empty(), Optional.of(why));
        }
    }

    /** A task on the store; its exceptions become messages for the person. */
    interface Work {
        void run(SaveStore store) throws IOException, BadInput;
    }

    private final Platform platform;
    private final GameFiles gameFiles;
    private final Function<Throwable, Phrase> failures;
    private Optional<SaveStore> store = Optional.empty();

    /**
     * @param failures reports a program error and returns a message about it
     */
    SaveFiles(Platform platform, GameFiles gameFiles, Function<Throwable, Phrase> failures) {
        this.platform = platform;
        this.gameFiles = gameFiles;
        this.failures = failures;
    }

    /** Opens the store; a folder that could not be opened is tried again each time. */
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

    /** Runs a task; returns what went wrong, if anything. */
    Optional<Phrase> attempt(Work work) {
        try {
            work.run(store());
            return Optional.empty();
        } catch (BadInput e) {
            return Optional.of(e.phrase());
        } catch (IOException e) {
            return Optional.of(DiskErrors.of(e));
        }
    }

    /** All saved games, the newest first. */
    Listing list() {
        List<SavedGameEntry> games = new ArrayList<>();
        try {
            for (String id : store().ids()) {
                games.add(listed(store(), id));
            }
            games.sort(Comparator.comparingLong(SavedGameEntry::when).reversed());
            return new Listing(games, store().interrupted(), Optional.empty());
        } catch (IOException e) {
            return new Listing(games, Optional.empty(), Optional.of(DiskErrors.of(e)));
        }
    }

    /** One entry of the list; a file that is too large, or that we fail to read, hides no other. */
    private SavedGameEntry listed(SaveStore files, String id) {
        try {
            return saved(id, files.look(id));
        } catch (RuntimeException | Error e) {
            return new SavedGameEntry(id, Optional.empty(), Optional.of(failures.apply(e)));
        }
    }

    private SavedGameEntry saved(String id, OpenedFile openedFile) {
        Optional<LoadedGame<?, ?, ?, ?>> game = Optional.empty();
        Optional<Phrase> damage = damage(openedFile);
        if (openedFile.found().isPresent()) {
            try {
                GameFiles.Read read = gameFiles.read(openedFile.found().get());
                game = Optional.of(read.game());
                damage = damage.or(() -> read.repairs().stream().findFirst());
            } catch (BadInput e) {
                // The store finds the file intact, but we cannot read it as any of our games.
                damage = Optional.of(e.phrase());
            }
        }
        return new SavedGameEntry(id, game, damage);
    }

    private static Optional<Phrase> damage(OpenedFile openedFile) {
        if (openedFile instanceof OpenedFile.Backup backup) {
            return Optional.of(
                    backup.main().map(DamagedFile::why).orElse(Phrase.of("saved.onlyBackup")));
        }
        if (openedFile instanceof OpenedFile.Broken broken) {
            return Optional.of(broken.files().get(0).why());
        }
        return openedFile instanceof OpenedFile.Missing
                ? Optional.of(Phrase.of("saved.missing"))
                : Optional.empty();
    }

    /** Saves a game, and marks it as being played. */
    Optional<Phrase> save(CurrentSave currentSave, SavedGame<?, ?, ?, ?> game) {
        return attempt(
                files -> {
                    String text = game.write();
                    if (currentSave.id().isEmpty()) {
                        String id = files.newId();
                        files.save(id, text);
                        currentSave.id(id);
                    } else {
                        files.save(currentSave.id().get(), text);
                    }
                    mark(files, currentSave);
                });
    }

    /** Marks a game that was opened as being played. */
    Optional<Phrase> mark(CurrentSave currentSave) {
        return attempt(files -> mark(files, currentSave));
    }

    /** Removes the mark that a game is being played. */
    Optional<Phrase> unmark(CurrentSave currentSave) {
        return attempt(
                files -> {
                    files.quit();
                    currentSave.unmark();
                });
    }

    private static void mark(SaveStore files, CurrentSave currentSave) throws IOException {
        if (!currentSave.marked() && currentSave.id().isPresent()) {
            files.playing(currentSave.id().get());
            currentSave.mark();
        }
    }

    /** Restores a game to what it was before it was played, or deletes a new one. */
    Optional<Phrase> discard(CurrentSave currentSave) {
        return attempt(
                files -> {
                    if (currentSave.id().isEmpty()) {
                        return;
                    }
                    String id = currentSave.id().get();
                    if (currentSave.before().isPresent()) {
                        files.save(id, currentSave.before().get());
                    } else {
                        files.delete(id);
                        files.purge(id);
                    }
                });
    }

    /** Reads a game without changing anything on disk. */
    OpenResult look(String id) {
        try {
            OpenedFile openedFile = store().look(id);
            return openedFile instanceof OpenedFile.Missing
                    ? new OpenResult.Lost(Phrase.of("saved.missing"))
                    : look(id, openedFile);
        } catch (IOException e) {
            return new OpenResult.Lost(DiskErrors.of(e));
        }
    }

    private OpenResult look(String id, OpenedFile openedFile) {
        if (openedFile instanceof OpenedFile.Fine fine) {
            return ready(id, fine.text());
        }
        List<DamagedFile> bad =
                openedFile instanceof OpenedFile.Broken broken
                        ? broken.files()
                        : openedFile instanceof OpenedFile.Backup backup
                                ? backup.main().stream().toList()
                                : List.of();
        Optional<LoadedGame<?, ?, ?, ?>> backup = Optional.empty();
        if (openedFile.found().isPresent()) {
            try {
                backup = Optional.of(gameFiles.read(openedFile.found().get()).game());
            } catch (BadInput e) {
                return new OpenResult.Lost(e.phrase());
            }
        }
        Phrase why = damage(openedFile).orElse(Phrase.of("saved.missing"));
        if (backup.isEmpty() && Envelope.isNewer(why)) {
            // The file is fine: it just needs another version of the program.
            return new OpenResult.Lost(why);
        }
        return new OpenResult.Damaged(id, why, backup, repaired(bad));
    }

    /** A game that needs repairs is not opened until the person has seen them. */
    private OpenResult ready(String id, String text) {
        try {
            GameFiles.Read read = gameFiles.read(text);
            return read.repairs().isEmpty()
                    ? new OpenResult.Ready(id, text, read.game(), SessionFormat.read(read.game()))
                    : new OpenResult.Damaged(
                            id, read.repairs().get(0), Optional.empty(), Optional.of(read));
        } catch (BadInput e) {
            return new OpenResult.Lost(e.phrase());
        }
    }

    /** The first damaged file that can be repaired. */
    private Optional<GameFiles.Read> repaired(List<DamagedFile> bad) {
        for (DamagedFile file : bad) {
            if (file.text().isEmpty()) {
                continue;
            }
            try {
                return Optional.of(gameFiles.read(file.text().get()));
            } catch (BadInput e) {
                // Beyond repair, but the other file may not be.
                continue;
            }
        }
        return Optional.empty();
    }

    /** Sets the damaged file aside and opens the backup. */
    OpenResult backup(String id) {
        try {
            return store().load(id)
                    .found()
                    .map(text -> ready(id, text))
                    .orElseGet(() -> new OpenResult.Lost(Phrase.of("saved.missing")));
        } catch (IOException e) {
            return new OpenResult.Lost(DiskErrors.of(e));
        }
    }

    /** Sets the damaged file aside and replaces it with the repaired game. */
    OpenResult repair(String id, SavedGame<?, ?, ?, ?> repaired) {
        String text = repaired.write();
        Optional<Phrase> trouble =
                attempt(
                        files -> {
                            files.load(id);
                            files.save(id, text);
                        });
        return trouble.isPresent() ? new OpenResult.Lost(trouble.get()) : ready(id, text);
    }

    /** Saves an imported game under a title. */
    SavedGames.Taken take(SavedGame<?, ?, ?, ?> game, String title) {
        CurrentSave currentSave = CurrentSave.fresh(title);
        Optional<Phrase> trouble =
                attempt(
                        files -> {
                            String id = files.newId();
                            files.save(id, SessionFormat.brought(game, title).write());
                            currentSave.id(id);
                        });
        return new SavedGames.Taken(currentSave.id().orElse(""), title, trouble);
    }

    /**
     * A copy to export: a finished game as a record, any other as its save; none if it is damaged.
     */
    SavedGames.Copy copy(String id) {
        Phrase damaged = Phrase.of("save.notFine");
        return look(id) instanceof OpenResult.Ready ready
                ? new SavedGames.Copy(
                        Optional.of(
                                Utf8.bytes(
                                        ready.game().over() ? record(ready.game()) : ready.text())),
                        damaged)
                : new SavedGames.Copy(Optional.empty(), damaged);
    }

    private static <S, M, V, E> String record(LoadedGame<S, M, V, E> loadedGame) {
        SavedGame<S, M, V, E> saved = loadedGame.saved();
        List<String> names = saved.seats().stream().map(SavedSeat::name).toList();
        return RecordWriter.write(saved.game(), saved.match(), names);
    }
}
