package parlour.arena;

import parlour.text.BadInput;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.util.concurrent.Callable;

/** {@code arena moves GAME}: all legal moves of a position; each game has its own options. */
@Command(name = "moves", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "GAME")
final class MovesCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    static CommandLine commandLine(Console console) {
        return new CommandLine(new MovesCommand())
                .addSubcommand(new CassinoMovesCommand(console))
                .addSubcommand(new CrossWiseMovesCommand(console))
                .addSubcommand(new FastestMovesCommand(console));
    }

    @Override
    public Integer call() throws BadInput {
        throw new BadInput("arena.error.noGame", spec.qualifiedName(), spec.subcommands().keySet());
    }
}
