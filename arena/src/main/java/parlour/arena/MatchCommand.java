package parlour.arena;

import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** {@code arena match}: plays deals in every rotation and compares the players. */
@Command(name = "match", mixinStandardHelpOptions = true)
final class MatchCommand implements Callable<Integer> {
    private static final int MOST_DEALS = 10_000_000;
    private static final int MOST_THREADS = 256;

    private final Console console;

    @Parameters(paramLabel = "GAME", index = "0", descriptionKey = "GAME")
    private String gameId;

    @Option(names = "--players", paramLabel = "A,B[,…]", required = true)
    private String playersText;

    @Option(names = "--deals", paramLabel = "N", required = true)
    private String dealsText;

    @Option(names = "--seed", paramLabel = "S")
    private String seedText;

    @Option(names = "--think", paramLabel = "MS", defaultValue = "250")
    private String thinkText;

    @Option(names = "--games")
    private boolean wholeGames;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--rules", paramLabel = "RULES", defaultValue = "")
    private String rulesText;

    @Option(names = "--threads", paramLabel = "N")
    private String threadsText;

    MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput, InterruptedException {
        return play(Input.game(gameId));
    }

    private <S, M, V, E> int play(Game<S, M, V, E> game) throws BadInput, InterruptedException {
        int deals = Input.whole("--deals", dealsText, 1, MOST_DEALS);
        int think = Input.whole("--think", thinkText, 0, 3_600_000);
        int threads =
                threadsText == null
                        ? Runtime.getRuntime().availableProcessors()
                        : Input.whole("--threads", threadsText, 1, MOST_THREADS);
        long seed = seedText == null ? Input.freshSeed() : Input.seed(seedText);
        List<String> names = List.of(playersText.split(",", -1));
        Input.seats(game, names.size());
        Rules<S, M, V, E> rules = game.rules(names.size(), game.parseOptions(rulesText));
        try (Roster<S, M, V, E> roster =
                new Roster<>(game, rules, names, TimeUnit.MILLISECONDS.toNanos(think))) {
            List<Standing> standings =
                    new Tournament<>(roster, wholeGames, seed)
                            .play(deals, threads, new Progress(console, deals));
            MatchReport report = new MatchReport(game.id(), rules, deals, seed, standings);
            if (json) {
                console.out().line(report.json());
            } else {
                report.table(console.texts()).forEach(console.out()::line);
            }
        }
        return Arena.GOOD;
    }
}
