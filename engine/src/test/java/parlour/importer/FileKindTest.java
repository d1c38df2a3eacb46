package parlour.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Match;
import parlour.record.RecordReader;
import parlour.record.RecordWriter;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.util.List;
import java.util.Optional;

/** Which kind of file it is, and what becomes of a record that is continued. */
class FileKindTest {
    private static Optional<FileKind> kind(String name, String text) {
        return FileKind.of(name, Utf8.bytes(text));
    }

    private static String record(String... names) {
        var rules = Games.CASSINO.rules(names.length, Games.CASSINO.presets().get("house"));
        return RecordWriter.write(Games.CASSINO, Match.begin(rules, 1), List.of(names));
    }

    @Test
    void theContentTellsTheKindWhateverTheName() {
        assertEquals(Optional.of(FileKind.RECORD), kind("a.json", "parlour record\n"));
        assertEquals(Optional.of(FileKind.SAVE), kind("a.casino", " \n{\"format\""));
        assertEquals(Optional.of(FileKind.OLD), kind("a.txt", "CASINO Save file\n"));
        assertEquals(Optional.of(FileKind.OLD), kind("a", "CASSINO\nEND"));
        assertEquals(Optional.of(FileKind.OLD_CROSSWISE), kind("a.json", "{\"players\": []}"));
    }

    @Test
    void theNameTellsItWhereTheFirstLineIsBroken() {
        assertEquals(Optional.of(FileKind.OLD), kind("a.casino", "???"));
        assertEquals(Optional.of(FileKind.OLD), kind("a.cassino", ""));
        assertEquals(Optional.empty(), kind("a.txt", "hello"));
        assertEquals(Optional.empty(), kind("a", ""));
    }

    @Test
    void everyKindIsReadToItsEnd() throws BadInput {
        FileKind.RECORD.check("a", Utf8.bytes(record("a", "b")));
        FileKind.SAVE.check(
                "a", Utf8.bytes(RecordReader.read(record("a", "b")).saved("t", 1).write()));
        for (FileKind kind : FileKind.values()) {
            assertThrows(BadInput.class, () -> kind.check("a", Utf8.bytes("{}")), kind.name());
        }
    }

    @Test
    void whoIsCalledLikeAComputerInARecordIsOne() throws BadInput {
        List<SavedSeat> seats =
                RecordReader.read(record("greedy", "Anna", "greedy", "An\nna"))
                        .saved("t", 1)
                        .seats();
        assertEquals(
                List.of(
                        SavedSeat.computer("greedy", "greedy"),
                        SavedSeat.person("Anna"),
                        SavedSeat.computer("greedy 2", "greedy"),
                        SavedSeat.person("4")),
                seats);
    }
}
