package parlour.arena;

import parlour.importer.FileKind;
import parlour.record.RecordReader;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.concurrent.Callable;

/** {@code arena check}: whether files would load. */
@Command(name = "check", mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
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
                NamedFile named = new NamedFile(file);
                List<Phrase> repairs = repairs(named);
                if (repairs.isEmpty()) {
                    console.say(proved(named) ? "arena.check.proved" : "arena.check.ok", file);
                } else {
                    repairs.forEach(repair -> console.say("arena.check.repair", file, repair));
                    status = Arena.BAD_FILE;
                }
            } catch (BadInput e) {
                console.say("arena.error.in", file, e.phrase());
                status = Arena.BAD_FILE;
            }
        }
        return status;
    }

    /** Whether a valid file is a record that proves its deals. */
    private static boolean proved(NamedFile file) throws BadInput {
        return file.read(
                bytes -> {
                    String text = Utf8.oldText(bytes);
                    return RecordReader.recognises(text)
                            && RecordReader.read(text).proof().isPresent();
                });
    }

    private static List<Phrase> repairs(NamedFile file) throws BadInput {
        return file.read(
                bytes ->
                        FileKind.of(file.name(), bytes)
                                .orElseThrow(() -> new BadInput("arena.check.unknown"))
                                .check(file.name(), bytes));
    }
}
