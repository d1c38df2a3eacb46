package parlour.app.saves;

import parlour.app.game.GameModule;
import parlour.app.game.GameRegistry;
import parlour.importer.CrossWiseJsonImporter;
import parlour.importer.FileKind;
import parlour.importer.ImportedCassinoGame;
import parlour.record.Loaded;
import parlour.record.RecordReader;
import parlour.record.Replay;
import parlour.record.SavedGame;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;

/** Reads the files of any game that is registered. */
public final class GameFiles {
    /** Found at the head of every save, even of a damaged one. */
    private static final String ANY_SAVE = "\"format\"";

    private final GameRegistry games;

    public GameFiles(GameRegistry games) {
        this.games = games;
    }

    /** Reads a game from its file, with a list of the repairs that were needed. */
    public Read read(String text) throws BadInput {
        String id = SavedGame.gameIn(text);
        return read(games.find(id).orElseThrow(() -> new BadInput("save.unknownGame", id)), text);
    }

    /** A game that was read, and its repairs; empty if nothing was wrong. */
    public record Read(LoadedGame<?, ?, ?, ?> game, List<Phrase> repairs) {
        public Read {
            repairs = List.copyOf(repairs);
        }
    }

    /**
     * Reads a game from any supported kind of file.
     *
     * @param seed shuffles the deck if the file does not contain it
     * @param now the time to use if the file contains none
     */
    public Imported importFile(String name, byte[] file, long seed, long now) throws BadInput {
        FileKind kind = FileKind.of(name, file).orElseThrow(() -> new BadInput("file.unknown"));
        return switch (kind) {
            case SAVE -> {
                String text = Utf8.text(file);
                if (!text.contains(ANY_SAVE)) {
                    throw new BadInput("file.unknown");
                }
                yield new Imported(read(text), List.of());
            }
            case RECORD -> {
                Replay<?, ?, ?, ?> replay = RecordReader.read(Utf8.text(file));
                Read read = read(replay.saved(stem(name), now).write());
                boolean over = read.game().over();
                yield new Imported(
                        read, over ? List.of() : List.of(Phrase.of("bring.note.record")));
            }
            case OLD -> {
                Loaded<ImportedCassinoGame> loaded = ImportedCassinoGame.read(name, file, seed);
                Read read = read(loaded.game().saved(stem(name), now, seed).write());
                yield new Imported(new Read(read.game(), repairs(loaded)), loaded.game().notes());
            }
            case OLD_CROSSWISE -> {
                String text =
                        CrossWiseJsonImporter.read(file, seed).saved(stem(name), now, seed).write();
                yield new Imported(read(text), List.of());
            }
        };
    }

    /** An imported game, and notes about it for the person. */
    public record Imported(Read read, List<Phrase> notes) {
        public Imported {
            notes = List.copyOf(notes);
        }
    }

    private static List<Phrase> repairs(Loaded<?> loaded) {
        return loaded instanceof Loaded.Repaired<?> repaired ? repaired.repairs() : List.of();
    }

    private static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return SaveTitles.from(dot > 0 ? name.substring(0, dot) : name, name, title -> false);
    }

    private static <S, M, V, E> Read read(GameModule<S, M, V, E> gameModule, String text)
            throws BadInput {
        Loaded<SavedGame<S, M, V, E>> loaded = SavedGame.read(gameModule.game(), text);
        return new Read(new LoadedGame<>(gameModule, loaded.game()), repairs(loaded));
    }
}
