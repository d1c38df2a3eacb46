package parlour.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.List;
import java.util.Optional;

/** The game log's text for each event. */
final class CrossWiseLog {
    private CrossWiseLog() {}

    static List<Phrase> of(CrossWiseEvent event) {
        if (event instanceof CrossWiseEvent.Played played) {
            return List.of(played(played));
        }
        if (event instanceof CrossWiseEvent.Redrew redrew) {
            List<Phrase> shown = redrew.shown().stream().map(Token::phrase).toList();
            return List.of(
                    shown.isEmpty()
                            ? Phrase.of("crosswise.log.redrewNothing", new Seat(redrew.seat()))
                            : Phrase.of("crosswise.log.redrew", new Seat(redrew.seat()), shown));
        }
        if (event instanceof CrossWiseEvent.Passed passed) {
            return List.of(Phrase.of("crosswise.log.passed", new Seat(passed.seat())));
        }
        if (event instanceof CrossWiseEvent.Scored scored) {
            return List.of(
                    Phrase.of("crosswise.log.scored", scored.vertical(), scored.horizontal()));
        }
        if (event instanceof CrossWiseEvent.Won won) {
            return List.of(won(won));
        }
        return List.of();
    }

    private static Phrase played(CrossWiseEvent.Played played) {
        Seat seat = new Seat(played.seat());
        List<Cell> cells = played.move().cells();
        Phrase first = cells.get(0).phrase();
        if (played.move() instanceof CrossWiseMove.Put put) {
            return Phrase.of("crosswise.log.put", seat, put.token().phrase(), first);
        }
        Phrase symbol = name(played.symbols().get(0));
        if (played.move() instanceof CrossWiseMove.Remove) {
            return Phrase.of("crosswise.log.remove", seat, symbol, first);
        }
        if (played.move() instanceof CrossWiseMove.Replace replace) {
            return Phrase.of(
                    "crosswise.log.replace", seat, symbol, first, replace.given().phrase());
        }
        Phrase second = cells.get(1).phrase();
        if (played.move() instanceof CrossWiseMove.Shift) {
            return Phrase.of("crosswise.log.shift", seat, symbol, first, second);
        }
        Phrase other = name(played.symbols().get(1));
        return Phrase.of("crosswise.log.exchange", seat, symbol, first, other, second);
    }

    private static Phrase name(Optional<Token> symbol) {
        return symbol.orElseThrow().phrase();
    }

    private static Phrase won(CrossWiseEvent.Won won) {
        if (won.team().isEmpty()) {
            return Phrase.of("crosswise.log.draw");
        }
        Phrase team = won.team().get().phrase();
        if (won.six().isEmpty()) {
            return Phrase.of("crosswise.log.won", team);
        }
        String key =
                won.team().get() == Team.VERTICAL
                        ? "crosswise.log.wonColumn"
                        : "crosswise.log.wonRow";
        return Phrase.of(key, team, won.six().get() + 1);
    }
}
