package parlour.arena;

import parlour.engine.Rules;
import parlour.json.JsonWriter;
import parlour.record.RecordReader;
import parlour.record.RecordWriter;
import parlour.record.Replay;
import parlour.text.BadInput;
import parlour.text.Phrase;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code arena replay}: plays a record move by move and prints the log. */
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
        NamedFile named = new NamedFile(file);
        Replay<?, ?, ?, ?> replay;
        try {
            replay = RecordReader.read(named.text());
        } catch (BadInput e) {
            throw named.bad(e);
        }
        print(replay);
        return Arena.GOOD;
    }

    private <S, M, V, E> void print(Replay<S, M, V, E> replay) {
        Rules<S, M, V, E> rules = replay.match().rules();
        console.say("arena.replay.title", replay.game().id(), JsonWriter.compact(rules.options()));
        List<String> names = replay.names();
        for (int seat = 0; seat < names.size(); seat++) {
            console.say("arena.replay.seat", seat + 1, names.get(seat));
        }
        replay.tell(event -> replay.game().log(event).forEach(phrase -> log(phrase, names)));
        rules.game(replay.match().state())
                .ifPresentOrElse(
                        result ->
                                console.say(
                                        "arena.replay.result", RecordWriter.points(rules, result)),
                        () -> console.say("arena.replay.unfinished"));
    }

    private void log(Phrase phrase, List<String> names) {
        console.out().line(console.texts().say(phrase, seat -> name(names, seat)));
    }

    /** Who sits there, told apart where two have the same name. */
    private String name(List<String> names, int seat) {
        String name = names.get(seat);
        return Collections.frequency(names, name) == 1
                ? name
                : console.texts().say("arena.replay.sameName", name, seat + 1);
    }
}
