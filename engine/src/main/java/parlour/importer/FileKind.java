package parlour.importer;

import parlour.record.RecordReader;
import parlour.record.SavedGame;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The kinds of files that hold a game. */
public enum FileKind {
    /** A record, a line a move. */
    RECORD,
    /** A saved game of this program. */
    SAVE,
    /** A file of one of the two older programs of Cassino. */
    OLD,
    /** A file of the older CrossWise. */
    OLD_CROSSWISE;

    /** What a file means to be, good or bad, by its first letters or else by its name. */
    public static Optional<FileKind> of(String name, byte[] file) {
        String text = new String(file, StandardCharsets.UTF_8);
        if (RecordReader.recognises(text)) {
            return Optional.of(RECORD);
        }
        if (CrossWiseJsonImporter.recognises(file)) {
            return Optional.of(OLD_CROSSWISE);
        }
        if (text.stripLeading().startsWith("{")) {
            return Optional.of(SAVE);
        }
        return ImportedCassinoGame.isOldFile(name, file) ? Optional.of(OLD) : Optional.empty();
    }

    /**
     * Reads a file of this kind to its end, or says what is wrong with it.
     *
     * @return the repairs without which it would not load; a person is asked about them
     */
    public List<Phrase> check(String name, byte[] file) throws BadInput {
        return switch (this) {
            case RECORD -> {
                RecordReader.read(Utf8.text(file));
                yield List.of();
            }
            case SAVE -> SavedGame.read(Utf8.text(file)).repairs();
            // Which way an unordered deck falls does not matter here.
            case OLD -> ImportedCassinoGame.read(name, file, 0).repairs();
            case OLD_CROSSWISE -> {
                CrossWiseJsonImporter.read(file, 0);
                yield List.of();
            }
        };
    }
}
