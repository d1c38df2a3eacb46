package parlour.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/** A position in words, for people who read or hear it instead of seeing the board. */
public final class CrossWiseDescription {
    private CrossWiseDescription() {}

    /** All that a viewer may know. */
    static List<Phrase> of(CrossWiseView view, OptionalInt me) {
        List<Phrase> lines = new ArrayList<>(board(view.field()));
        Team team = me.isPresent() ? Team.of(me.getAsInt()) : Team.VERTICAL;
        lines.add(me.isPresent() ? points(view.field(), team) : points(view.field()));
        me.ifPresent(
                seat -> {
                    List<Token> held = view.hands().get(seat).tokens();
                    if (!held.isEmpty()) {
                        lines.add(Phrase.of("position.hand", names(held)));
                    }
                });
        lines.addAll(seats(view, me, CrossWiseDescription::names));
        lines.add(pile(view));
        return lines;
    }

    private static Object names(List<Token> tokens) {
        return tokens.stream().map(Token::phrase).toList();
    }

    /**
     * How many tokens everybody has, and which of the others' are known.
     *
     * @param names how tokens are written
     */
    public static List<Phrase> seats(
            CrossWiseView view, OptionalInt me, Function<List<Token>, Object> names) {
        List<Phrase> lines = new ArrayList<>();
        for (int seat = 0; seat < view.hands().seats(); seat++) {
            Hand hand = view.hands().get(seat);
            lines.add(
                    Phrase.of(
                            "crosswise.position.seat",
                            new Seat(seat),
                            Team.of(seat).phrase(),
                            hand.size()));
            if (!me.equals(OptionalInt.of(seat)) && !hand.tokens().isEmpty()) {
                lines.add(
                        Phrase.of(
                                "crosswise.position.known",
                                new Seat(seat),
                                names.apply(hand.tokens())));
            }
        }
        return lines;
    }

    /** The pile, and the actions that may still come. */
    public static Phrase pile(CrossWiseView view) {
        List<Phrase> left = new ArrayList<>();
        for (Token token : Token.all()) {
            if (!token.isSymbol()) {
                int unused = token.copies() - view.used().get(token.action());
                left.add(Phrase.of("crosswise.position.left", token.phrase(), unused));
            }
        }
        return Phrase.of("crosswise.position.pile", view.pile(), left);
    }

    /** The points of a person's team and of the other. */
    public static Phrase points(Field field, Team own) {
        return Phrase.of(
                "crosswise.position.points",
                own.phrase(),
                field.points(own),
                own.other().phrase(),
                field.points(own.other()));
    }

    private static Phrase points(Field field) {
        return Phrase.of(
                "crosswise.log.scored", field.points(Team.VERTICAL), field.points(Team.HORIZONTAL));
    }

    /** The rows with their symbols and points, then the points of the columns. */
    public static List<Phrase> board(Field field) {
        List<Phrase> lines = new ArrayList<>();
        if (field.size() == 0) {
            lines.add(Phrase.of("crosswise.position.emptyBoard"));
        }
        for (int row = 0; row < Cell.SIDE; row++) {
            List<Phrase> symbols = new ArrayList<>();
            for (int column = 0; column < Cell.SIDE; column++) {
                int number = column + 1;
                field.at(Cell.at(row, column))
                        .map(token -> Phrase.of("crosswise.position.at", token.phrase(), number))
                        .ifPresent(symbols::add);
            }
            if (!symbols.isEmpty()) {
                int points = field.points(Team.HORIZONTAL, row);
                lines.add(Phrase.of("crosswise.position.row", row + 1, symbols, points));
            }
        }
        List<Phrase> scoring = new ArrayList<>();
        for (int column = 0; column < Cell.SIDE; column++) {
            int points = field.points(Team.VERTICAL, column);
            if (points > 0) {
                scoring.add(Phrase.of("crosswise.position.column", column + 1, points));
            }
        }
        if (!scoring.isEmpty()) {
            lines.add(Phrase.of("crosswise.position.columns", scoring));
        }
        return lines;
    }
}
