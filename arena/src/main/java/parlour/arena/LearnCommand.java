package parlour.arena;

import parlour.crosswise.computers.ValueLearning;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.util.concurrent.Callable;

/** {@code arena learn}: prints the values of CrossWise that the expert's constants are from. */
@Command(name = "learn", mixinStandardHelpOptions = true, hidden = true)
final class LearnCommand implements Callable<Integer> {
    private static final int MOST = 1_000_000;

    private final Console console;

    @Option(names = "--count", paramLabel = "N", defaultValue = "6000")
    private String gamesText;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "11")
    private String seedText;

    LearnCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        int games = Input.whole("--count", gamesText, 1, MOST);
        ValueLearning.learn(games, Input.seed(seedText)).forEach(console.out()::line);
        return Arena.GOOD;
    }
}
