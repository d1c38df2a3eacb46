package parlour.arena;

import parlour.text.BadInput;
import parlour.text.Phrase;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** The command {@code arena}: the games without a window. */
@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        versionProvider = Arena.Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class Arena implements Callable<Integer> {
    static final int GOOD = 0;
    static final int BAD_FILE = 1;

    /** Exit status for a mistake in the command line or the input. */
    static final int MISTAKE = 2;

    @Spec private CommandSpec spec;

    public static void main(String[] args) {
        // The raw stream: a PrintStream would hide that the reader has gone.
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        Streams streams =
                new Streams(
                        new BufferedInputStream(System.in),
                        Terminal.onStandardOutput(),
                        out,
                        err,
                        Terminal.onStandardError());
        System.exit(run(args, streams));
    }

    /**
     * The streams of one invocation.
     *
     * @param watched whether standard output is a terminal
     * @param terminal whether standard error is a terminal
     */
    record Streams(
            InputStream in, boolean watched, OutputStream out, PrintStream err, boolean terminal) {}

    /** Runs one invocation and returns its exit status. */
    static int run(String[] args, Streams streams) {
        Output out = new Output(streams.out());
        Console console = new Console(out, streams.err(), streams.terminal());
        try {
            int status = commandLine(console, streams, args).execute(args);
            out.flush();
            return status;
        } catch (Output.Failed e) {
            return outputFailed(console, e);
        } catch (RuntimeException | Error e) {
            return broken(console, e);
        }
    }

    /**
     * The commands by name; each is created only when needed, because picocli takes a while for
     * each.
     */
    private static Map<String, Supplier<CommandLine>> commands(Console console, Streams streams) {
        Map<String, Supplier<CommandLine>> commands = new LinkedHashMap<>();
        commands.put("moves", () -> MovesCommand.commandLine(console));
        commands.put("score", () -> ScoreCommand.commandLine(console));
        commands.put(
                "play",
                () -> new CommandLine(new PlayCommand(console, streams.in(), streams.watched())));
        commands.put("match", () -> new CommandLine(new MatchCommand(console)));
        commands.put("strength", () -> new CommandLine(new StrengthCommand(console)));
        commands.put("ratings", () -> new CommandLine(new RatingsCommand(console)));
        commands.put("record", () -> new CommandLine(new RecordCommand(console)));
        commands.put("replay", () -> new CommandLine(new ReplayCommand(console)));
        commands.put("review", () -> new CommandLine(new ReviewCommand(console)));
        commands.put("par", () -> new CommandLine(new ParCommand(console)));
        commands.put("puzzles", () -> new CommandLine(new PuzzlesCommand(console)));
        commands.put("code", () -> new CommandLine(new CodeCommand(console)));
        commands.put("validate", () -> new CommandLine(new ValidateCommand(console)));
        commands.put("learn", () -> new CommandLine(new LearnCommand(console)));
        commands.put("check", () -> new CommandLine(new CheckCommand(console)));
        return commands;
    }

    private static CommandLine commandLine(Console console, Streams streams, String[] args) {
        CommandLine line = new CommandLine(new Arena());
        Map<String, Supplier<CommandLine>> commands = commands(console, streams);
        if (args.length > 0 && commands.containsKey(args[0])) {
            commands.keySet().retainAll(Set.of(args[0]));
        }
        commands.forEach((name, command) -> line.addSubcommand(name, command.get()));
        line.setResourceBundle(English.help());
        line.setExpandAtFiles(false);
        line.setParameterExceptionHandler((e, call) -> wrongCall(console, e));
        line.setExecutionExceptionHandler((e, failed, parsed) -> failed(console, e));
        line.setExecutionStrategy(parsed -> execute(console, parsed));
        return line;
    }

    /** Help and version are printed like any other output. */
    private static int execute(Console console, CommandLine.ParseResult parsed) {
        StringWriter text = new StringWriter();
        for (CommandLine line : parsed.asCommandLineList()) {
            line.setOut(new PrintWriter(text, true));
        }
        int status = new CommandLine.RunLast().execute(parsed);
        if (!text.toString().isEmpty()) {
            console.out().line(text.toString().stripTrailing());
        }
        return status;
    }

    @Override
    public Integer call() throws BadInput {
        throw new BadInput("arena.error.noCommand", listed());
    }

    /** The commands that the help shows. */
    private List<String> listed() {
        return spec.subcommands().entrySet().stream()
                .filter(command -> !command.getValue().getCommandSpec().usageMessage().hidden())
                .map(Map.Entry::getKey)
                .toList();
    }

    private static int wrongCall(Console console, ParameterException e) {
        console.remark(WrongCall.phrase(e));
        return MISTAKE;
    }

    private static int failed(Console console, Exception e) {
        if (e instanceof BadInput bad) {
            console.remark(bad.phrase());
            return MISTAKE;
        }
        if (e instanceof Output.Failed failed) {
            return outputFailed(console, failed);
        }
        return broken(console, e);
    }

    private static int outputFailed(Console console, Output.Failed e) {
        if (e.readerLeft()) {
            return GOOD;
        }
        console.remark(Phrase.of("arena.error.output", e.reason()));
        return MISTAKE;
    }

    /** Reports an internal error in one sentence. */
    private static int broken(Console console, Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        String where = trace.length == 0 ? "" : " (" + trace[0] + ")";
        console.remark(Phrase.of("arena.error.broken", e + where));
        return MISTAKE;
    }

    /** The version the jar was built with. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version =
                    Optional.ofNullable(Arena.class.getPackage().getImplementationVersion())
                            .orElse("unpacked");
            return new String[] {"arena " + version};
        }
    }
}
