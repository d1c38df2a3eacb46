package parlour.arena;

import parlour.record.ImportedGame;
import parlour.record.RecordReader;
import parlour.record.SavedGame;
import parlour.record.Seed003;
import parlour.record.Utf8;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code arena check}: whether files would load. */
@Command(name = "check", mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    /** Tells a kind of file by its name and contents. */
    private interface Recognising {
        boolean test(String name, byte[] bytes);
    }

    /** Reads a file to its end or says what is wrong with it. */
    private interface Reading {
        void read(String name, byte[] bytes) throws BadInput;
    }

    private record Kind(Recognising recognising, Reading reading) {}

    /** The first that recognises a file reads it. */
    private static final List<Kind> KINDS =
            List.of(
                    new Kind(
                            (name, bytes) -> RecordReader.recognises(anyText(bytes)),
                            (name, bytes) -> RecordReader.read(Utf8.text(bytes))),
                    new Kind(
                            (name, bytes) -> Seed003.recognises(bytes),
                            (name, bytes) -> Seed003.read(bytes, 0)),
                    new Kind(
                            (name, bytes) -> anyText(bytes).stripLeading().startsWith("{"),
                            (name, bytes) -> SavedGame.check(Utf8.text(bytes))),
                    new Kind(
                            ImportedGame::isOldFile,
                            // Which way an unordered deck falls does not matter here.
                            (name, bytes) -> ImportedGame.read(name, bytes, 0)));

    /** For a first look; what is read is read strictly. */
    private static String anyText(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "FILE")
    private List<String> files;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        int status = Arena.GOOD;
        for (String file : files) {
            try {
                check(file, new NamedFile(file).bytes());
                console.say("arena.check.ok", file);
            } catch (BadInput e) {
                console.say("arena.error.in", file, e.phrase());
                status = Arena.BAD_FILE;
            }
        }
        return status;
    }

    private static void check(String name, byte[] bytes) throws BadInput {
        for (Kind kind : KINDS) {
            if (kind.recognising().test(name, bytes)) {
                kind.reading().read(name, bytes);
                return;
            }
        }
        throw new BadInput("arena.check.unknown");
    }
}
