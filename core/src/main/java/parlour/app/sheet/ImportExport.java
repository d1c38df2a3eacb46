package parlour.app.sheet;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.look.Markup;
import parlour.app.platform.FileAccess;
import parlour.app.platform.PickedFile;
import parlour.app.saves.GameFiles;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.SavedGames;
import parlour.app.widget.Confirm;
import parlour.record.SavedGame;
import parlour.record.Utf8;
import parlour.store.DiskErrors;
import parlour.store.FolderBrowser;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Imports games from files, and exports copies to files. */
public final class ImportExport {
    /** The extension of exported files; records and saves are told apart by their content. */
    static final String ENDING = ".parlour";

    /** The largest file that could be ours: the record of the longest game. */
    private static final int MOST_BYTES = 8 * 1024 * 1024;

    /** Dropping more files than this at once is taken for a mistake. */
    private static final int MOST_AT_ONCE = 12;

    private final App app;
    private final GameFiles gameFiles;
    private final SavedGames saved;
    private final Consumer<String> open;

    public ImportExport(App app, GameFiles gameFiles, SavedGames saved, Consumer<String> open) {
        this.app = app;
        this.gameFiles = gameFiles;
        this.saved = saved;
        this.open = open;
    }

    /** A game that was read from a file, or why it cannot be. */
    private record Outcome(String name, Optional<GameFiles.Imported> imported, Phrase wrong) {
        static Outcome refused(String name, Phrase why) {
            return new Outcome(
                    name, Optional.empty(), Phrase.of("bring.wrong", Markup.plain(name), why));
        }
    }

    /** Imports files that were chosen or dropped on the window. */
    public void received(List<PickedFile> files) {
        if (files.size() > MOST_AT_ONCE) {
            tell(Phrase.of("bring.refused"), Phrase.of("bring.tooMany", MOST_AT_ONCE));
            return;
        }
        files.forEach(this::read);
    }

    /** Lets the person choose a file to import. */
    public void importFile() {
        FileAccess access = app.platform().fileAccess();
        if (access instanceof FileAccess.Folders folders) {
            app.open(FileSheet.opening(app, folders, place -> read(folders.file(place))));
        } else if (access instanceof FileAccess.Dialogs dialogs) {
            dialogs.open(this::received);
        }
    }

    private void read(PickedFile file) {
        long seed = app.newSeed();
        long now = TimeUtils.millis();
        app.backgroundTasks()
                .browse(
                        () -> outcome(file, seed, now),
                        why -> new Outcome("", Optional.empty(), why),
                        this::read);
    }

    private Outcome outcome(PickedFile file, long seed, long now) {
        String name = file.name();
        try {
            byte[] content = file.read(MOST_BYTES);
            return new Outcome(
                    name,
                    Optional.of(gameFiles.importFile(name, content, seed, now)),
                    Phrase.of("bring.taken"));
        } catch (BadInput e) {
            return Outcome.refused(name, e.phrase());
        } catch (IOException e) {
            return Outcome.refused(name, DiskErrors.of(e));
        }
    }

    private void read(Outcome outcome) {
        if (outcome.imported().isEmpty()) {
            tell(Phrase.of("bring.refused"), outcome.wrong());
            return;
        }
        GameFiles.Imported imported = outcome.imported().get();
        if (imported.read().repairs().isEmpty() && imported.notes().isEmpty()) {
            take(imported.read().game());
        } else {
            app.open(
                    new ImportSheet(
                            app,
                            Markup.plain(outcome.name()),
                            imported,
                            () -> take(imported.read().game())));
        }
    }

    private void take(LoadedGame<?, ?, ?, ?> game) {
        saved.take(game, this::taken);
    }

    private void taken(SavedGames.Taken taken) {
        if (taken.trouble().isPresent()) {
            tell(Phrase.of("bring.refused"), taken.trouble().get());
            return;
        }
        app.open(
                new Confirm(
                        app,
                        Phrase.of("bring.taken"),
                        Phrase.of("bring.taken.text", Markup.plain(taken.title())),
                        List.of(
                                Confirm.Answer.other("bring.close", () -> {}),
                                Confirm.Answer.safe("bring.open", () -> open.accept(taken.id())))));
    }

    /** Exports a copy, where folders can be seen to a place that the person chooses. */
    public void export(SavedGameEntry game) {
        LoadedGame<?, ?, ?, ?> loadedGame = game.game().orElseThrow();
        Phrase what = Phrase.of(loadedGame.over() ? "give.record" : "give.save");
        destination(loadedGame.title(), what, to -> export(game.id(), to));
    }

    private void export(String id, Destination to) {
        saved.copy(
                id,
                copy -> {
                    if (copy.file().isPresent()) {
                        to.write(copy.file().get(), this::written);
                    } else {
                        tell(Phrase.of("give.refused"), copy.why());
                    }
                });
    }

    /** Exports a record that is not among the saved games. */
    public void exportRecord(String title, String record) {
        destination(
                title, Phrase.of("give.record"), to -> to.write(Utf8.bytes(record), this::written));
    }

    /** Exports a game that could not be saved in its own place. */
    public void exportUnsaved(SavedGame<?, ?, ?, ?> game, Runnable then) {
        destination(
                game.title(),
                Phrase.of("unsaved.what"),
                to -> to.write(Utf8.bytes(game.write()), written -> writtenUnsaved(written, then)));
    }

    /** Where a file goes to. */
    private interface Destination {
        void write(byte[] content, Consumer<Written> then);
    }

    /**
     * @param what describes the file to be written
     */
    private void destination(String title, Phrase what, Consumer<Destination> then) {
        FileAccess access = app.platform().fileAccess();
        String wanted = fileName(title) + ENDING;
        if (access instanceof FileAccess.Folders folders) {
            app.open(
                    FileSheet.saving(
                            app,
                            folders,
                            wanted,
                            what,
                            (folder, name) -> then.accept(in(folders, folder, name))));
        } else if (access instanceof FileAccess.Dialogs dialogs) {
            then.accept(
                    (content, done) -> {
                        dialogs.save(wanted, content);
                        String name = Markup.plain(wanted);
                        done.accept(Written.at(name, Phrase.of("give.downloaded", name, what)));
                    });
        }
    }

    private Destination in(FileAccess.Folders folders, String folder, String name) {
        return (content, done) ->
                app.backgroundTasks()
                        .browse(
                                () -> write(folders.browser(), folder, name, content),
                                Written::failed,
                                done);
    }

    /** A title without the characters that some systems do not allow in file names. */
    static String fileName(String title) {
        String plain = title.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", " ").strip();
        return plain.replaceAll("^\\.+", "").isBlank() ? "parlour" : plain.replaceAll("^\\.+", "");
    }

    private void writtenUnsaved(Written written, Runnable then) {
        if (written.place().isPresent()) {
            app.backgroundTasks().tell(Phrase.of("unsaved.done", written.place().get()));
            then.run();
        } else {
            written(written);
        }
    }

    /** Where the file was written if it was, and what to say of it. */
    private record Written(Optional<String> place, Phrase said) {
        static Written at(String place, Phrase said) {
            return new Written(Optional.of(place), said);
        }

        static Written failed(Phrase why) {
            return new Written(Optional.empty(), why);
        }
    }

    private static Written write(
            FolderBrowser browser, String folder, String name, byte[] content) {
        try {
            String place = Markup.plain(browser.write(folder, name, content));
            return Written.at(place, Phrase.of("give.done.text", place));
        } catch (BadInput e) {
            return Written.failed(e.phrase());
        } catch (IOException e) {
            return Written.failed(DiskErrors.of(e));
        }
    }

    private void written(Written written) {
        tell(Phrase.of(written.place().isPresent() ? "give.done" : "give.refused"), written.said());
    }

    private void tell(Phrase title, Phrase text) {
        app.open(
                new Confirm(
                        app, title, text, List.of(Confirm.Answer.safe("common.close", () -> {}))));
    }
}
