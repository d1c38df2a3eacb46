package parlour.app.crosswise;

import parlour.app.game.Lesson;
import parlour.app.game.LessonStep;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseOptions;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.FieldNotation;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Hands;
import parlour.crosswise.rules.Pile;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.Eyes;
import parlour.engine.Rng;
import parlour.engine.Tally;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The first lesson of CrossWise: the person scores the columns, the opponent the rows. */
final class CrossWiseLesson {
    private static final int ME = 0;
    private static final int OTHER = 1;
    private static final int SEATS = 2;
    private static final int SIX_DIFFERENT = 6;
    private static final String KEY = "lesson.crosswise.";
    private static final CrossWiseRules RULES = new CrossWiseRules(SEATS);

    private CrossWiseLesson() {}

    static Lesson<CrossWiseState, CrossWiseMove> make() {
        return new Lesson<>(
                SEATS,
                CrossWiseOptions.HOUSE,
                List.of(
                        put(),
                        pair(),
                        different(),
                        block(),
                        remove(),
                        shift(),
                        exchange(),
                        replace(),
                        six()));
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> put() {
        CrossWiseState position =
                position(
                        "1 3 5 7",
                        "0 0 0 0 0 0 / 0 0 0 0 0 0 / 0 0 0 0 0 0 / 0 0 0 0 0 0 / 0 0 0 0 0 0 / 0 0"
                                + " 0 0 0 0");
        return step("put", position, move -> Optional.empty());
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> pair() {
        CrossWiseState position =
                position(
                        "4 3 5 3",
                        "0 0 0 0 0 0 / 0 0 4 0 0 0 / 0 0 0 0 6 0 / 0 1 0 0 0 0 / 0 0 0 0 0 2 / 0 0"
                                + " 0 0 0 0");
        return step(
                "pair",
                position,
                move -> {
                    boolean inRow = others(position, move) > 0;
                    return unless(mine(position, move) > 0, inRow ? "pair.row" : "pair.none");
                });
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> different() {
        CrossWiseState position =
                position(
                        "5 1 2 1",
                        "0 1 0 0 0 0 / 0 2 0 0 5 0 / 0 3 0 0 0 0 / 0 4 0 0 0 0 / 0 6 0 0 0 0 / 0 0"
                                + " 0 0 0 0");
        return step(
                "different",
                position,
                move -> unless(mine(position, move) == SIX_DIFFERENT, "different.other"));
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> block() {
        CrossWiseState position =
                position(
                        "2 3 6 1",
                        "2 0 0 0 0 0 / 0 0 0 0 0 0 / 5 5 5 0 5 5 / 0 0 0 0 0 0 / 0 0 0 0 0 0 / 0 0"
                                + " 0 0 0 0");
        Cell gap = Cell.at(2, 3);
        return step("block", position, move -> unless(move.cells().contains(gap), "block.other"));
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> remove() {
        CrossWiseState position =
                position(
                        "7 1 2 4",
                        "0 0 0 0 0 0 / 6 6 6 0 0 0 / 0 0 0 0 0 0 / 0 0 0 0 0 0 / 0 0 0 1 2 3 / 0 0"
                                + " 0 0 0 0");
        int before = position.field().points(Team.of(OTHER));
        return step(
                "remove",
                position,
                move ->
                        unless(move.token() == Token.REMOVE, "remove.token")
                                .or(() -> unless(others(position, move) < before, "remove.other")));
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> shift() {
        CrossWiseState position =
                position(
                        "8 1 2 6",
                        "3 0 0 0 0 0 / 3 0 0 0 0 0 / 0 0 0 0 0 0 / 0 0 0 0 3 0 / 0 1 0 0 0 0 / 0 0"
                                + " 0 0 0 0");
        return action(Token.SHIFT, position, 3);
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> exchange() {
        CrossWiseState position =
                position(
                        "9 2 3 6",
                        "0 4 0 0 0 0 / 0 4 0 0 0 0 / 0 1 0 0 0 0 / 0 0 0 0 1 0 / 0 0 0 0 4 0 / 0 0"
                                + " 0 0 0 2");
        return action(Token.EXCHANGE, position, 4);
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> replace() {
        CrossWiseState position =
                position(
                        "10 5 1 3",
                        "0 0 0 0 0 5 / 0 0 0 0 0 5 / 0 0 0 0 0 2 / 0 0 0 0 0 5 / 0 0 0 0 0 6 / 0 0"
                                + " 0 0 0 1");
        return action(Token.REPLACE, position, 5);
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> six() {
        CrossWiseState position =
                position(
                        "3 1 4 2",
                        "0 0 0 3 0 0 / 0 1 0 3 0 0 / 0 0 0 3 0 0 / 0 0 0 3 0 0 / 0 0 0 3 0 0 / 0 0"
                                + " 0 0 0 0");
        return step(
                "six",
                position,
                move ->
                        unless(
                                after(position, move).winner().equals(Optional.of(Team.of(ME))),
                                "six.other"));
    }

    /** A step in which an action is to bring the person's columns so many points. */
    private static LessonStep<CrossWiseState, CrossWiseMove> action(
            Token token, CrossWiseState position, int points) {
        String name = token.name().toLowerCase(Locale.ROOT);
        return step(
                name,
                position,
                move ->
                        unless(move.token() == token, name + ".token")
                                .or(() -> unless(mine(position, move) == points, name + ".other")));
    }

    private static LessonStep<CrossWiseState, CrossWiseMove> step(
            String name, CrossWiseState position, LessonStep.Goal<CrossWiseMove> goal) {
        return new LessonStep<>(
                Phrase.of(KEY + name), Phrase.of(KEY + name + ".done"), position, goal);
    }

    private static Optional<Phrase> unless(boolean right, String reason) {
        return right ? Optional.empty() : Optional.of(Phrase.of(KEY + reason));
    }

    private static Field after(CrossWiseState position, CrossWiseMove move) {
        return RULES.play(position, move, event -> {}).field();
    }

    /** The points of the person's columns after a move. */
    private static int mine(CrossWiseState position, CrossWiseMove move) {
        return after(position, move).points(Team.of(ME));
    }

    /** The points of the opponent's rows after a move. */
    private static int others(CrossWiseState position, CrossWiseMove move) {
        return after(position, move).points(Team.of(OTHER));
    }

    /** The opponent holds four of the tokens that are left, and the others are in the pile. */
    private static CrossWiseState position(String hand, String field) {
        try {
            Hands hands = Hands.of(List.of(FieldNotation.hand(hand), Hand.EMPTY));
            Field shown = FieldNotation.field(field);
            Tally used = Tally.zeros(Token.ACTIONS);
            CrossWiseView open = new CrossWiseView(Eyes.all(SEATS), shown, hands, 0, used, ME);
            Pile pile = Pile.shuffled(open.unseen(), new Rng(SEATS));
            List<Token> rest = pile.list();
            for (int place = 0; place < Hand.PLACES; place++) {
                hands = hands.with(OTHER, place, rest.get(place).number(), false);
            }
            pile = Pile.of(rest.subList(Hand.PLACES, rest.size()));
            return new CrossWiseState(shown, hands, pile, used, ME, SEATS);
        } catch (BadInput e) {
            throw new IllegalArgumentException(hand + ", " + field, e);
        }
    }
}
