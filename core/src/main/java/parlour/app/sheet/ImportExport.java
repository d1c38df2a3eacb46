package parlour.app.sheet;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.look.Markup;
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

    /** The result of reading a file. */
    private record Outcome(
            String name, Optional<GameFiles.Imported> imported, Optional<Phrase> wrong) {}

    /** Imports files that were dropped on the window. */
    public void dropped(List<String> places) {
        if (places.size() > MOST_AT_ONCE) {
            tell(Phrase.of("bring.refused"), Phrase.of("bring.tooMany", MOST_AT_ONCE));
            return;
        }
        places.forEach(this::read);
    }

    /** Lets the person choose a file to import. */
    public void importFile() {
        app.open(FileSheet.opening(app, this::read));
    }

    private void read(String place) {
        long seed = app.newSeed();
        long now = TimeUtils.millis();
        app.backgroundTasks()
                .browse(
                        () -> outcome(place, seed, now),
                        why -> new Outcome(place, Optional.empty(), Optional.of(why)),
                        this::read);
    }

    private Outcome outcome(String place, long seed, long now) {
        FolderBrowser folderBrowser = app.platform().folderBrowser();
        String name = folderBrowser.name(place);
        try {
            byte[] file = folderBrowser.read(place, MOST_BYTES);
            return new Outcome(
                    name,
                    Optional.of(gameFiles.importFile(name, file, seed, now)),
                    Optional.empty());
        } catch (BadInput e) {
            return new Outcome(name, Optional.empty(), Optional.of(e.phrase()));
        } catch (IOException e) {
            return new Outcome(name, Optional.empty(), Optional.of(DiskErrors.of(e)));
        }
    }

    private void read(Outcome outcome) {
        String name = Markup.plain(outcome.name());
        if (outcome.wrong().isPresent()) {
            tell(Phrase.of("bring.refused"), Phrase.of("bring.wrong", name, outcome.wrong().get()));
            return;
        }
        GameFiles.Imported imported = outcome.imported().orElseThrow();
        if (imported.read().repairs().isEmpty() && imported.notes().isEmpty()) {
            take(imported.read().game());
        } else {
            app.open(new ImportSheet(app, name, imported, () -> take(imported.read().game())));
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

    /** Lets the person choose where to export a copy. */
    public void export(SavedGameEntry game) {
        LoadedGame<?, ?, ?, ?> loadedGame = game.game().orElseThrow();
        Phrase what = Phrase.of(loadedGame.over() ? "give.record" : "give.save");
        app.open(
                FileSheet.saving(
                        app,
                        fileName(loadedGame.title()) + ENDING,
                        what,
                        (folder, name) -> write(game.id(), folder, name)));
    }

    /** A title without the characters that some systems do not allow in file names. */
    static String fileName(String title) {
        String plain = title.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", " ").strip();
        return plain.replaceAll("^\\.+", "").isBlank() ? "parlour" : plain.replaceAll("^\\.+", "");
    }

    private void write(String id, String folder, String name) {
        saved.copy(
                id,
                copy -> {
                    if (copy.file().isPresent()) {
                        app.backgroundTasks()
                                .browse(
                                        () -> write(folder, name, copy.file().get()),
                                        Written::failed,
                                        this::written);
                    } else {
                        tell(Phrase.of("give.refused"), copy.why());
                    }
                });
    }

    /** Lets the person choose another place for a game that could not be saved in its own. */
    public void exportUnsaved(SavedGame<?, ?, ?, ?> game, Runnable then) {
        app.open(
                FileSheet.saving(
                        app,
                        fileName(game.title()) + ENDING,
                        Phrase.of("unsaved.what"),
                        (folder, name) ->
                                app.backgroundTasks()
                                        .browse(
                                                () -> write(folder, name, Utf8.bytes(game.write())),
                                                Written::failed,
                                                written -> writtenUnsaved(written, then))));
    }

    private void writtenUnsaved(Written written, Runnable then) {
        if (written.place().isPresent()) {
            app.backgroundTasks()
                    .tell(Phrase.of("unsaved.done", Markup.plain(written.place().get())));
            then.run();
        } else {
            written(written);
        }
    }

    /** Where the file was written, or what went wrong. */
    private record Written(Optional<String> place, Optional<Phrase> wrong) {
        static Written failed(Phrase why) {
            return new Written(Optional.empty(), Optional.of(why));
        }
    }

    private Written write(String folder, String name, byte[] copy) {
        try {
            return new Written(
                    Optional.of(app.platform().folderBrowser().write(folder, name, copy)),
                    Optional.empty());
        } catch (BadInput e) {
            return Written.failed(e.phrase());
        } catch (IOException e) {
            return Written.failed(DiskErrors.of(e));
        }
    }

    private void written(Written written) {
        written.place()
                .ifPresent(
                        place ->
                                tell(
                                        Phrase.of("give.done"),
                                        Phrase.of("give.done.text", Markup.plain(place))));
        written.wrong().ifPresent(wrong -> tell(Phrase.of("give.refused"), wrong));
    }

    private void tell(Phrase title, Phrase text) {
        app.open(
                new Confirm(
                        app, title, text, List.of(Confirm.Answer.safe("common.close", () -> {}))));
    }
}
