package parlour.arena;

import parlour.engine.Eyes;
import parlour.engine.Rules;
import parlour.json.JsonWriter;
import parlour.record.Replay;
import parlour.review.ParSearch;
import parlour.review.ReviewEffort;
import parlour.review.ReviewSearch;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.concurrent.Callable;

/**
 * {@code arena review}: what each move of a record cost compared with the best one found, what its
 * cards were worth, and what its players do again and again.
 */
@Command(name = "review", mixinStandardHelpOptions = true)
final class ReviewCommand implements Callable<Integer> {
    private static final int MOST_PERCENT = 100_000;
    private static final int MOST_PLAYS = 10_000;

    /** Work between two looks at what is known. */
    private static final int UNITS = 1_000;

    private final Console console;

    @Parameters(paramLabel = "FILE", index = "0", descriptionKey = "FILE")
    private String file;

    @Option(names = "--effort", paramLabel = "PERCENT", defaultValue = "100")
    private String effortText;

    @Option(names = "--plays", paramLabel = "N", defaultValue = "" + ParSearch.ROUNDS)
    private String playsText;

    @Option(names = "--json")
    private boolean json;

    ReviewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        int percent = Input.whole("--effort", effortText, 1, MOST_PERCENT);
        int plays = Input.whole("--plays", playsText, 0, MOST_PLAYS);
        review(
                new NamedFile(file).record(),
                ReviewEffort.USUAL.times(percent / 100.0).withPlays(plays));
        return Arena.GOOD;
    }

    private <S, M, V, E> void review(Replay<S, M, V, E> replay, ReviewEffort effort) {
        Rules<S, M, V, E> rules = replay.match().rules();
        ReviewSearch<S, M, V, E> search =
                new ReviewSearch<>(replay.game(), replay.match(), effort, Eyes.all(rules.seats()));
        ReviewReport<M> report = new ReviewReport<>(console.texts(), replay.game(), replay.names());
        Progress progress = new Progress(console, Math.max(1, search.total()));
        if (!json) {
            console.say(
                    "arena.replay.title",
                    replay.game().id(),
                    JsonWriter.compact(rules.options().values()));
        }
        boolean more;
        do {
            more = search.advance(UNITS);
            if (!json) {
                report.news(search.review()).forEach(console.out()::line);
                console.out().flush();
            }
            progress.reach(search.done());
        } while (more);
        progress.clear();
        if (json) {
            console.out().line(report.json(search.review(), rules.options().values()));
        } else {
            report.summary(search.review()).forEach(console.out()::line);
        }
    }
}
