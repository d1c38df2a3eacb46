package parlour.app.saves;

import parlour.app.game.GameModule;
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

/** All available games; reads any of their files. */
public record GameFiles(List<GameModule<?, ?, ?, ?>> all) {
    /** Found at the start of every save, even a damaged one. */
    private static final String ANY_SAVE = "\"format\"";

    public GameFiles {
        all = List.copyOf(all);
    }

    /** The game with that id, or the first one if there is none. */
    public GameModule<?, ?, ?, ?> find(String id) {
        return all.stream().filter(s -> s.game().id().equals(id)).findFirst().orElse(all.get(0));
    }

    /** Reads a game from its file, with a list of the repairs that were needed. */
    public Read read(String text) throws BadInput {
        String id = SavedGame.gameIn(text);
        for (GameModule<?, ?, ?, ?> gameModule : all) {
            if (gameModule.game().id().equals(id)) {
                return read(gameModule, text);
            }
        }
        throw new BadInput("save.unknownGame", id);
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
    public Brought bring(String name, byte[] file, long seed, long now) throws BadInput {
        FileKind kind = FileKind.of(name, file).orElseThrow(() -> new BadInput("file.unknown"));
        return switch (kind) {
            case SAVE -> {
                String text = Utf8.text(file);
                if (!text.contains(ANY_SAVE)) {
                    throw new BadInput("file.unknown");
                }
                yield new Brought(read(text), List.of());
            }
            case RECORD -> {
                Replay<?, ?, ?, ?> replay = RecordReader.read(Utf8.text(file));
                Read read = read(replay.saved(stem(name), now).write());
                boolean over = read.game().over();
                yield new Brought(read, over ? List.of() : List.of(Phrase.of("bring.note.record")));
            }
            case OLD -> {
                Loaded<ImportedCassinoGame> loaded = ImportedCassinoGame.read(name, file, seed);
                Read read = read(loaded.game().saved(stem(name), now, seed).write());
                yield new Brought(new Read(read.game(), repairs(loaded)), loaded.game().notes());
            }
            case OLD_CROSSWISE -> {
                String text =
                        CrossWiseJsonImporter.read(file, seed).saved(stem(name), now, seed).write();
                yield new Brought(read(text), List.of());
            }
        };
    }

    /** An imported game, and notes about it for the person. */
    public record Brought(Read read, List<Phrase> notes) {
        public Brought {
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
