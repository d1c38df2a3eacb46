package parlour.table;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.fair.Proof;
import parlour.record.RecordWriter;
import parlour.text.BadInput;
import parlour.wire.ServerMessage;

import java.util.List;
import java.util.Optional;

/**
 * The record of a game at a shared table as a program writes it that was told its end: all deals
 * follow from the proof, and the moves are told.
 */
public final class ToldRecord {
    private ToldRecord() {}

    /**
     * The same text that the table has.
     *
     * @param names of those who played, by seat
     * @throws BadInput if what was told is no game
     */
    public static String of(ServerMessage.Table table, List<String> names, ServerMessage.Over over)
            throws BadInput {
        Game<?, ?, ?, ?> game =
                Games.find(table.game()).orElseThrow(() -> new BadInput("table.damaged"));
        return of(game, table, names, over);
    }

    private static <S, M, V, E> String of(
            Game<S, M, V, E> game,
            ServerMessage.Table table,
            List<String> names,
            ServerMessage.Over over)
            throws BadInput {
        if (!game.seatCounts().contains(names.size())) {
            throw new BadInput("table.damaged");
        }
        Rules<S, M, V, E> rules = game.rules(names.size(), game.readOptions(table.options()));
        Match<S, M, V, E> match = Match.begin(rules, over.proof().seed());
        for (String text : over.moves()) {
            boolean between = match.turn() == Rules.NOBODY && rules.game(match.state()).isEmpty();
            if (text.equals(Proof.DEAL) && between) {
                match.dealNext();
            } else if (text.equals(Proof.DEAL) || match.play(game.move(text)).isPresent()) {
                throw new BadInput("proof.moves");
            }
        }
        return RecordWriter.write(game, match, names, Optional.of(over.proof()));
    }
}
