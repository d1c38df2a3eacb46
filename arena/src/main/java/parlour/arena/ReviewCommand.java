package parlour.arena;

import parlour.engine.Rules;
import parlour.json.JsonWriter;
import parlour.record.Replay;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.concurrent.Callable;

/** {@code arena review}: what each move of a record cost compared with the best one found. */
@Command(name = "review", mixinStandardHelpOptions = true)
final class ReviewCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", index = "0", descriptionKey = "FILE")
    private String file;

    @Option(names = "--think", paramLabel = "MS", defaultValue = "250")
    private String thinkText;

    @Option(names = "--json")
    private boolean json;

    ReviewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        int think = Input.whole("--think", thinkText, 1, Lineup.MOST_THINKING);
        review(new NamedFile(file).record(), think);
        return Arena.GOOD;
    }

    private <S, M, V, E> void review(Replay<S, M, V, E> replay, int think) {
        Rules<S, M, V, E> rules = replay.match().rules();
        Review<S, M, V, E> review = new Review<>(replay, think);
        ReviewReport report = new ReviewReport(console.texts(), replay.names());
        Progress progress = new Progress(console, replay.match().length());
        if (!json) {
            console.say(
                    "arena.replay.title",
                    replay.game().id(),
                    JsonWriter.compact(rules.options().values()));
        }
        review.judge(
                judgedMove -> {
                    report.add(judgedMove);
                    if (!json) {
                        report.lines(judgedMove).forEach(console.out()::line);
                        console.out().flush();
                    }
                    progress.reach(judgedMove.number());
                });
        progress.clear();
        if (json) {
            console.out().line(report.json(replay.game().id(), rules.options().values()));
        } else {
            report.summary().forEach(console.out()::line);
        }
    }
}
