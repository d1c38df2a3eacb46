package parlour.arena;

import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.record.RecordWriter;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.concurrent.Callable;

/** {@code arena record}: plays one whole game and writes its record. */
@Command(name = "record", mixinStandardHelpOptions = true)
final class RecordCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private Lineup lineup;

    @Option(names = "--out", paramLabel = "FILE", required = true)
    private String file;

    RecordCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        return play(lineup.read());
    }

    private <S, M, V, E> int play(Game<S, M, V, E> game) throws BadInput {
        Rules<S, M, V, E> rules = lineup.rules(game);
        long seed = lineup.seed();
        Table.Played<S, M, V, E> played;
        try (PlayerList<S, M, V, E> playerList =
                PlayerList.ofRecord(game, rules, lineup, console)) {
            played =
                    new Table<>(rules, true)
                            .play(
                                    playerList.contenders(Seeds.CASTING.of(seed, 0)),
                                    seed,
                                    Seeds.PLAYER.of(seed, 0),
                                    (mover, nanos) -> {});
        }
        try {
            new NamedFile(file).write(RecordWriter.write(game, played.match(), lineup.names()));
        } catch (BadInput e) {
            throw new NamedFile(file).bad(e);
        }
        console.say(
                "arena.record.written",
                file,
                String.valueOf(seed),
                RecordWriter.points(rules, played.result()));
        return Arena.GOOD;
    }
}
