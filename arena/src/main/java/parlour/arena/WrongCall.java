package parlour.arena;

import parlour.text.Phrase;

import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

import java.util.List;

/** Explains in one sentence a command line that picocli could not parse. */
final class WrongCall {
    private WrongCall() {}

    static Phrase phrase(ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String argument = unmatched.getUnmatched().get(0);
            List<String> choices =
                    List.copyOf(e.getCommandLine().getCommandSpec().subcommands().keySet());
            return choices.isEmpty() || argument.startsWith("-")
                    ? Phrase.of("arena.error.unknownArgument", argument, command)
                    : Phrase.of("arena.error.unknownCommand", command, argument, choices);
        }
        if (e instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
            List<String> names = missing.getMissing().stream().map(WrongCall::name).toList();
            return Phrase.of("arena.error.missing", names, command);
        }
        if (e instanceof OverwrittenOptionException twice) {
            return Phrase.of("arena.error.twice", name(twice.getOverwritten()), command);
        }
        return Phrase.of("arena.error.call", String.valueOf(e.getMessage()), command);
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
