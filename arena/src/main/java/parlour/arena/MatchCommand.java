package parlour.arena;

import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.concurrent.Callable;

/** {@code arena match}: plays deals in every rotation and compares the players. */
@Command(name = "match", mixinStandardHelpOptions = true)
final class MatchCommand implements Callable<Integer> {
    private static final int MOST_DEALS = 10_000_000;
    private static final int MOST_THREADS = 256;

    private final Console console;

    @Mixin private Lineup lineup;

    @Option(names = "--deals", paramLabel = "N", required = true)
    private String dealsText;

    @Option(names = "--games")
    private boolean wholeGames;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--until", paramLabel = "WIDTH")
    private String untilText;

    @Option(names = "--threads", paramLabel = "N")
    private String threadsText;

    MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput, InterruptedException {
        MatchReport report = play();
        if (json) {
            console.out().line(report.json());
        } else {
            report.table(console.texts()).forEach(console.out()::line);
        }
        return Arena.GOOD;
    }

    /** Plays the match that the command line describes. */
    MatchReport play() throws BadInput, InterruptedException {
        return play(lineup.read());
    }

    private <S, M, V, E> MatchReport play(Game<S, M, V, E> game)
            throws BadInput, InterruptedException {
        int deals = Input.whole("--deals", dealsText, 1, MOST_DEALS);
        int threads =
                threadsText == null
                        ? Runtime.getRuntime().availableProcessors()
                        : Input.whole("--threads", threadsText, 1, MOST_THREADS);
        double until = untilText == null ? 0 : Input.interval("--until", untilText);
        Rules<S, M, V, E> rules = lineup.rules(game);
        try (PlayerList<S, M, V, E> playerList = PlayerList.ofMatch(game, rules, lineup, console)) {
            Tournament.Played played =
                    new Tournament<>(playerList, wholeGames, lineup.seed())
                            .play(
                                    deals,
                                    until,
                                    playerList.oneByOne() ? 1 : threads,
                                    new Progress(console, deals));
            return new MatchReport(
                    game.id(), rules, played.deals(), lineup.seed(), played.standings());
        }
    }
}
