package parlour.app.crosswise;

import parlour.app.game.ProposedMove;
import parlour.app.game.VisiblePosition;
import parlour.crosswise.PointsChange;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.Refusal;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** What the button says of a selection in CrossWise, and what the move would bring. */
final class CrossWiseProposals {
    private final VisiblePosition<CrossWiseState, CrossWiseMove, CrossWiseView> position;
    private final CrossWiseZones zones;

    CrossWiseProposals(
            VisiblePosition<CrossWiseState, CrossWiseMove, CrossWiseView> position,
            CrossWiseZones zones) {
        this.position = position;
        this.zones = zones;
    }

    /** What a move would change. */
    PointsChange change(CrossWiseMove move) {
        return PointsChange.of(Team.of(position.turn()), position.view().field(), move);
    }

    /** The move that a selection makes so far. */
    ProposedMove<CrossWiseMove> of(CrossWiseSelection selection) {
        if (selection.token().isEmpty()) {
            return waiting("pick");
        }
        Token token = selection.token().get();
        if (!selection.usable()) {
            Phrase why = Phrase.of("crosswise.table.cannot." + name(token));
            return new ProposedMove<>(
                    Optional.empty(),
                    Phrase.of("crosswise.table.cannot", token.phrase()),
                    Optional.of(why));
        }
        Optional<CrossWiseMove> move = selection.move();
        if (move.isEmpty()) {
            return waiting(name(token) + (step(selection) == 0 ? ".first" : ".second"));
        }
        Optional<Refusal> refusal = position.refusal(move.get());
        Optional<Phrase> brings = refusal.isPresent() ? Optional.empty() : brings(move.get());
        return new ProposedMove<>(move, label(move.get()), refusal.map(Refusal::phrase), brings);
    }

    private Optional<Phrase> brings(CrossWiseMove move) {
        return Optional.of(change(move).phrase());
    }

    private static int step(CrossWiseSelection selection) {
        boolean symbol = selection.token().filter(Token::isSymbol).isPresent();
        return symbol ? 0 : selection.cells().size();
    }

    static ProposedMove<CrossWiseMove> waiting(String what) {
        return new ProposedMove<>(
                Optional.empty(), Phrase.of("crosswise.table." + what), Optional.empty());
    }

    /** The text key of a token; all symbols share one, since they are used in the same way. */
    private static String name(Token token) {
        return switch (token) {
            case REMOVE -> "remove";
            case SHIFT -> "shift";
            case EXCHANGE -> "exchange";
            case REPLACE -> "replace";
            default -> "symbol";
        };
    }

    private Phrase label(CrossWiseMove move) {
        List<Phrase> symbols =
                move.cells().stream()
                        .flatMap(cell -> zones.at(cell).stream())
                        .flatMap(sprite -> sprite.token().stream())
                        .map(Token::phrase)
                        .toList();
        if (move instanceof CrossWiseMove.Put put) {
            return Phrase.of("crosswise.table.symbol", put.token().phrase(), put.cell().phrase());
        }
        if (move instanceof CrossWiseMove.Replace replace) {
            return Phrase.of("crosswise.table.replace", first(symbols), replace.given().phrase());
        }
        if (move instanceof CrossWiseMove.Exchange) {
            return Phrase.of(
                    "crosswise.table.exchange", first(symbols), symbols.get(symbols.size() - 1));
        }
        return Phrase.of("crosswise.table." + name(move.token()), first(symbols));
    }

    private static Phrase first(List<Phrase> symbols) {
        return symbols.get(0);
    }
}
