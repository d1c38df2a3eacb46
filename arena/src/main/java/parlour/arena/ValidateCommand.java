package parlour.arena;

import parlour.arena.validation.DayOfExperts;
import parlour.arena.validation.LevelAccuracy;
import parlour.arena.validation.Noise;
import parlour.arena.validation.ParBalance;
import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.review.JudgementFormat;
import parlour.review.Mark;
import parlour.review.MeanWithInterval;
import parlour.review.ReviewEffort;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/**
 * {@code arena validate}: measures how far reviews can be trusted, for docs/review.md. It takes
 * long, and nobody but their makers needs it, so it is not listed.
 */
@Command(name = "validate", mixinStandardHelpOptions = true, hidden = true)
final class ValidateCommand implements Callable<Integer> {
    private static final int MOST = 1_000_000;
    private static final List<String> SUBJECTS = List.of("noise", "par", "accuracy", "daily");

    /** The figures so far are told each time this many more deals are known. */
    private static final int TOLD = 20;

    private final Console console;

    @Parameters(paramLabel = "GAME", index = "0", descriptionKey = "GAME")
    private String gameId;

    @Parameters(paramLabel = "SUBJECT", index = "1", descriptionKey = "SUBJECT")
    private String subject;

    @Option(names = "--count", paramLabel = "N", defaultValue = "500")
    private String countText;

    @Option(names = "--players", paramLabel = "A[,B…]")
    private String playersText;

    @Option(names = "--seats", paramLabel = "N", defaultValue = "2")
    private String seatsText;

    @Option(names = "--rules", paramLabel = "RULES", defaultValue = "")
    private String rulesText;

    @Option(names = "--plays", paramLabel = "N", defaultValue = "30")
    private String playsText;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private String seedText;

    ValidateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        validate(Input.game(gameId));
        return Arena.GOOD;
    }

    private <S, M, V, E> void validate(Game<S, M, V, E> game) throws BadInput {
        int seats = Input.whole("--seats", seatsText, 1, MOST);
        Input.seats(game, seats);
        Rules<S, M, V, E> rules = game.rules(seats, game.parseOptions(rulesText));
        int count = Input.whole("--count", countText, 2, MOST);
        int plays = Input.whole("--plays", playsText, 2, MOST);
        long seed = Input.seed(seedText);
        switch (subject) {
            case "noise" -> {
                for (String player : players(game, Game.EXPERT, "intermediate")) {
                    noise(game, rules, player, count, seed);
                }
            }
            case "par" -> {
                for (String player : players(game, game.reviewScale().simple().get(0))) {
                    par(game, rules, player, count, plays, seed);
                }
            }
            case "accuracy" -> {
                for (String player : players(game, "easy", "intermediate", "hard", Game.EXPERT)) {
                    accuracy(game, rules, player, count, seed);
                }
            }
            case "daily" -> daily(game, seed, count);
            default -> throw new BadInput("arena.validate.unknown", subject, SUBJECTS);
        }
    }

    private List<String> players(Game<?, ?, ?, ?> game, String... usual) throws BadInput {
        List<String> players = playersText == null ? List.of(usual) : Input.players(playersText);
        for (String player : players) {
            if (!game.computers().contains(player)) {
                throw new BadInput("arena.validate.player", player, game.computers());
            }
        }
        return players;
    }

    private <S, M, V, E> void noise(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, String player, int count, long seed) {
        Noise<S, M, V, E> noise = new Noise<>(game, rules, ReviewEffort.USUAL);
        noise.judge(player, count, seed);
        console.say(
                "arena.validate.noise",
                player,
                noise.positions(),
                noise.decisions(),
                noise.unknown(),
                number(noise.deviation()),
                number(noise.exceeded(0.05)));
        for (Mark mark : Mark.values()) {
            if (mark != Mark.NONE) {
                console.say(
                        "arena.validate.mark",
                        JudgementFormat.name(mark),
                        noise.given(mark),
                        noise.wrong(mark));
            }
        }
        console.out().flush();
    }

    private <S, M, V, E> void par(
            Game<S, M, V, E> game,
            Rules<S, M, V, E> rules,
            String player,
            int count,
            int plays,
            long seed) {
        ParBalance<S, M, V, E> balance = new ParBalance<>(game, rules, player, plays);
        for (int number = 1; number <= count; number++) {
            balance.deal(seed, number);
            if (isTold(number, count)) {
                console.say("arena.validate.par", number, plays);
                console.say("arena.validate.luck", range(balance.luck()));
                console.say("arena.validate.expert", range(balance.expertPlay()));
                console.say(
                        "arena.validate.weaker",
                        player,
                        range(balance.weakerPlay()),
                        range(balance.weakerResult()));
                console.out().flush();
            }
        }
    }

    private <S, M, V, E> void accuracy(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, String player, int count, long seed) {
        LevelAccuracy<S, M, V, E> level =
                new LevelAccuracy<>(game, rules, player, ReviewEffort.USUAL);
        for (int number = 1; number <= count; number++) {
            level.round(seed, number);
            if (isTold(number, count)) {
                console.say(
                        "arena.validate.accuracy",
                        player,
                        number,
                        range(level.accuracy()),
                        range(level.cost()));
                console.out().flush();
            }
        }
    }

    private <S, M, V, E> void daily(Game<S, M, V, E> game, long firstDay, int count) {
        for (long day = firstDay; day < firstDay + count; day++) {
            long begun = ThreadClock.nanos();
            DayOfExperts<S, M, V, E> experts = new DayOfExperts<>(game, day);
            double seconds = (ThreadClock.nanos() - begun) / 1e9;
            console.say(
                    "arena.validate.daily",
                    String.valueOf(day),
                    number(seconds),
                    number(experts.par()),
                    experts.differentEnds());
            console.out().flush();
        }
    }

    /** Whether it is time to say what is known: it may take hours, and somebody may stop it. */
    private static boolean isTold(int number, int count) {
        return number == count || number > 1 && number % TOLD == 0;
    }

    private static String range(MeanWithInterval mean) {
        return number(mean.mean()) + " ± " + number(mean.interval().orElse(Double.NaN));
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.3f", number);
    }
}
