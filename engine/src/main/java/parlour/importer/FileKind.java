package parlour.importer;

import parlour.record.RecordReader;
import parlour.record.SavedGame;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The kinds of file that contain a game. */
public enum FileKind {
    /** A record, one line per move. */
    RECORD,
    /** A saved game of this program. */
    SAVE,
    /** A file of one of the two older Cassino programs. */
    OLD,
    /** A file of the older CrossWise program. */
    OLD_CROSSWISE;

    /** What kind a file claims to be, valid or not, by its first characters or else by its name. */
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
     * Reads the whole file as this kind, or says what is wrong with it.
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
            // The order of an unordered deck does not matter here.
            case OLD -> ImportedCassinoGame.read(name, file, 0).repairs();
            case OLD_CROSSWISE -> {
                CrossWiseJsonImporter.read(file, 0);
                yield List.of();
            }
        };
    }
}
