package parlour.table;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.fair.Proof;
import parlour.record.RecordWriter;
import parlour.text.BadInput;
import parlour.wire.ServerMessage;

import java.util.Optional;

/** A finished game of a shared table, replayed from what every program there was told. */
public final class FinishedGame<S, M, V, E> {
    /** Is shown the positions of a game. */
    interface Viewer<S, M, V, E> {
        void see(Match<S, M, V, E> match, long revision);
    }

    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final ServerMessage.Over over;

    private FinishedGame(Game<S, M, V, E> game, Rules<S, M, V, E> rules, ServerMessage.Over over) {
        this.game = game;
        this.rules = rules;
        this.over = over;
    }

    /**
     * The record of a game, with its proof, as a file.
     *
     * @param table as it was told at any time: its game and options never change
     * @throws BadInput if the moves are not of such a game
     */
    public static String record(ServerMessage.Table table, ServerMessage.Over over)
            throws BadInput {
        Optional<Game<?, ?, ?, ?>> game = Games.find(table.game());
        if (game.isEmpty()) {
            throw damaged();
        }
        return of(game.get(), table, over).record();
    }

    static <S, M, V, E> FinishedGame<S, M, V, E> of(
            Game<S, M, V, E> game, ServerMessage.Table table, ServerMessage.Over over)
            throws BadInput {
        int seats = table.seats().size();
        if (!game.seatCounts().contains(seats) || over.names().size() != seats) {
            throw damaged();
        }
        return new FinishedGame<>(game, game.rules(seats, game.readOptions(table.options())), over);
    }

    private static BadInput damaged() {
        return new BadInput("table.damaged");
    }

    Rules<S, M, V, E> rules() {
        return rules;
    }

    private String record() throws BadInput {
        Match<S, M, V, E> match =
                replay(
                        (position, revision) -> {
                            // Only the moves matter.
                        });
        return RecordWriter.write(game, match, over.names(), Optional.of(over.proof()));
    }

    /** Plays all moves and shows each position; fails if a move cannot be played. */
    Match<S, M, V, E> replay(Viewer<S, M, V, E> viewer) throws BadInput {
        Match<S, M, V, E> match = Match.begin(rules, over.proof().seed());
        long revision = over.revision() - over.moves().size();
        viewer.see(match, revision);
        for (String text : over.moves()) {
            if (text.equals(Proof.DEAL)) {
                if (rules.round(match.state()).isEmpty() || rules.game(match.state()).isPresent()) {
                    throw new BadInput("proof.moves");
                }
                match.dealNext();
            } else if (match.play(game.move(text)).isPresent()) {
                throw new BadInput("proof.moves");
            }
            revision++;
            viewer.see(match, revision);
        }
        return match;
    }
}
