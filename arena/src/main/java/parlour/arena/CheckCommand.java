package parlour.arena;

import parlour.record.FileKind;
import parlour.text.BadInput;

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
        FileKind kind =
                FileKind.of(name, bytes).orElseThrow(() -> new BadInput("arena.check.unknown"));
        kind.check(name, bytes);
    }
}
