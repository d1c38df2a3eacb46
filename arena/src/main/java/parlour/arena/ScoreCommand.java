package parlour.arena;

import parlour.text.BadInput;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.util.concurrent.Callable;

/** {@code arena score GAME}: the points of a finished round; each game has its own options. */
@Command(name = "score", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "GAME")
final class ScoreCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    static CommandLine commandLine(Console console) {
        return new CommandLine(new ScoreCommand()).addSubcommand(new CassinoScoreCommand(console));
    }

    @Override
    public Integer call() throws BadInput {
        throw new BadInput("arena.error.noGame", spec.qualifiedName(), spec.subcommands().keySet());
    }
}
