package parlour.arena;

import parlour.engine.Rules;
import parlour.json.JsonWriter;
import parlour.record.Replay;
import parlour.review.ParSearch;
import parlour.review.PlayedRound;
import parlour.review.ReviewedRound;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.concurrent.Callable;

/** {@code arena par}: what the cards of a record's rounds were worth to each seat. */
@Command(name = "par", mixinStandardHelpOptions = true)
final class ParCommand implements Callable<Integer> {
    private static final int MOST_ROUNDS = 100_000;

    /** Work between two looks at how far it is. */
    private static final int UNITS = 1_000;

    private final Console console;

    @Parameters(paramLabel = "FILE", index = "0", descriptionKey = "FILE")
    private String file;

    @Option(names = "--plays", paramLabel = "N", defaultValue = "" + ParSearch.ROUNDS)
    private String playsText;

    @Option(names = "--json")
    private boolean json;

    ParCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        int plays = Input.whole("--plays", playsText, 2, MOST_ROUNDS);
        par(new NamedFile(file).record(), plays);
        return Arena.GOOD;
    }

    private <S, M, V, E> void par(Replay<S, M, V, E> replay, int plays) {
        Rules<S, M, V, E> rules = replay.match().rules();
        List<PlayedRound<S>> rounds = PlayedRound.of(replay.match());
        ParReport report = new ParReport(console.texts(), replay.names(), rules.sheetSign());
        if (!json) {
            console.say(
                    "arena.replay.title",
                    replay.game().id(),
                    JsonWriter.compact(rules.options().values()));
        }
        Progress progress = new Progress(console, rounds.size() * plays);
        int done = 0;
        for (PlayedRound<S> round : rounds) {
            ParSearch<S, M, V, E> search =
                    new ParSearch<>(
                            replay.game(), rules, round.start(), replay.match().seed(), plays);
            while (search.advance(UNITS)) {
                progress.reach(done + (int) search.par().rounds());
            }
            done += plays;
            progress.clear();
            report.add(new ReviewedRound(round.number(), round.result(), search.plays()));
            if (!json) {
                report.lastRound().forEach(console.out()::line);
                console.out().flush();
            }
        }
        if (json) {
            console.out().line(report.json(replay.game().id(), rules.options().values()));
        } else {
            report.summary().forEach(console.out()::line);
        }
    }
}
