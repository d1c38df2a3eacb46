package parlour.app.play;

import parlour.record.Loaded;
import parlour.record.SavedGame;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;

/** The games of the house; reads the file of any of them. */
public record Shelves(List<Shelf<?, ?, ?, ?>> all) {
    public Shelves {
        all = List.copyOf(all);
    }

    /** A game from its file, and what had to be repaired. */
    public Read read(String text) throws BadInput {
        String id = SavedGame.gameIn(text);
        for (Shelf<?, ?, ?, ?> shelf : all) {
            if (shelf.game().id().equals(id)) {
                return read(shelf, text);
            }
        }
        throw new BadInput("save.unknownGame", id);
    }

    /** What was read; without repairs nothing was wrong. */
    public record Read(Playable<?, ?, ?, ?> game, List<Phrase> repairs) {
        public Read {
            repairs = List.copyOf(repairs);
        }
    }

    private static <S, M, V, E> Read read(Shelf<S, M, V, E> shelf, String text) throws BadInput {
        Loaded<SavedGame<S, M, V, E>> loaded = SavedGame.read(shelf.game(), text);
        List<Phrase> repairs =
                loaded instanceof Loaded.Repaired<SavedGame<S, M, V, E>> repaired
                        ? repaired.repairs()
                        : List.of();
        return new Read(new Playable<>(shelf, loaded.game()), repairs);
    }
}
