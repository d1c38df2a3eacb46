package parlour.arena;

import parlour.record.RecordReader;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

/** {@code arena check}: whether files would load. */
@Command(name = "check", mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    /** Reads a text to its end or says what is wrong with it. */
    private interface Reading {
        void read(String text) throws BadInput;
    }

    /** A kind of file, told by how it begins. */
    private record Kind(Predicate<String> recognises, Reading reading) {}

    private static final List<Kind> KINDS =
            List.of(new Kind(RecordReader::recognises, RecordReader::read));

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
                check(TextFile.read(file));
                console.say("arena.check.ok", file);
            } catch (BadInput e) {
                console.say("arena.error.in", file, e.phrase());
                status = Arena.BAD_FILE;
            }
        }
        return status;
    }

    private static void check(String text) throws BadInput {
        for (Kind kind : KINDS) {
            if (kind.recognises().test(text)) {
                kind.reading().read(text);
                return;
            }
        }
        throw new BadInput("arena.check.unknown");
    }
}
