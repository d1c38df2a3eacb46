package parlour.arena;

import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.text.BadInput;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.concurrent.TimeUnit;

/** The game, players and rules, as given to {@code match} and {@code record}. */
final class Lineup {
    static final int MOST_THINKING = 3_600_000;
    private static final int LONGEST_WAIT = 3600;

    @Parameters(paramLabel = "GAME", index = "0", descriptionKey = "GAME")
    private String gameId;

    @Option(names = "--players", paramLabel = "A,B[,…]", required = true)
    private String playersText;

    @Option(names = "--seed", paramLabel = "S")
    private String seedText;

    @Option(names = "--rules", paramLabel = "RULES", defaultValue = "")
    private String rulesText;

    @Option(names = "--think", paramLabel = "MS", defaultValue = "250")
    private String thinkText;

    @Option(names = "--bot-timeout", paramLabel = "SECONDS", defaultValue = "10")
    private String botTimeoutText;

    private List<String> names = List.of();
    private long seed;
    private int think;
    private long botMillis;

    /** Checks what does not depend on the game, and returns the game. */
    Game<?, ?, ?, ?> read() throws BadInput {
        Game<?, ?, ?, ?> game = Input.game(gameId);
        names = Input.players(playersText);
        Input.seats(game, names.size());
        seed = Input.seedOrFresh(seedText);
        think = Input.whole("--think", thinkText, 0, MOST_THINKING);
        botMillis = Input.seconds("--bot-timeout", botTimeoutText, LONGEST_WAIT);
        return game;
    }

    <S, M, V, E> Rules<S, M, V, E> rules(Game<S, M, V, E> game) throws BadInput {
        return game.rules(names.size(), game.parseOptions(rulesText));
    }

    List<String> names() {
        return names;
    }

    long seed() {
        return seed;
    }

    long thinkNanos() {
        return TimeUnit.MILLISECONDS.toNanos(think);
    }

    long botMillis() {
        return botMillis;
    }
}
