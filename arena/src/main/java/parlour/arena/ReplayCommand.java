package parlour.arena;

import parlour.engine.Rules;
import parlour.json.JsonWriter;
import parlour.record.RecordWriter;
import parlour.record.Replay;
import parlour.text.BadInput;
import parlour.text.Phrase;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.util.concurrent.Callable;

/** {@code arena replay}: replays a record move by move and prints the log. */
@Command(name = "replay", mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", index = "0", descriptionKey = "FILE")
    private String file;

    ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        print(new NamedFile(file).record());
        return Arena.GOOD;
    }

    private <S, M, V, E> void print(Replay<S, M, V, E> replay) {
        Rules<S, M, V, E> rules = replay.match().rules();
        console.say(
                "arena.replay.title",
                replay.game().id(),
                JsonWriter.compact(rules.options().values()));
        for (int seat = 0; seat < replay.names().size(); seat++) {
            console.say("arena.replay.seat", seat + 1, replay.names().get(seat));
        }
        SeatNames names = new SeatNames(console.texts(), replay.names());
        replay.tell(event -> replay.game().log(rules, event).forEach(phrase -> log(phrase, names)));
        rules.game(replay.match().state())
                .ifPresentOrElse(
                        result ->
                                console.say(
                                        "arena.replay.result", RecordWriter.points(rules, result)),
                        () -> console.say("arena.replay.unfinished"));
    }

    private void log(Phrase phrase, SeatNames names) {
        console.out().line(console.texts().say(phrase, names::of));
    }
}
