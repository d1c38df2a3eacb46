package parlour.app.crosswise;

import parlour.app.App;
import parlour.app.TableTestScreen;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Hands;
import parlour.crosswise.rules.Token;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Tally;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A screen with nothing but a CrossWise table, a person at the first seat, and no pace. */
final class CrossWiseTestScreen
        extends TableTestScreen<
                CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent, CrossWiseTable> {
    /** One sun short of six in the third column. */
    static final Field FIVE_SUNS =
            field(
                    "1 0 5 0 0 3",
                    "1 4 5 2 0 0",
                    "0 4 5 6 1 2",
                    "3 0 5 0 0 2",
                    "0 6 5 4 0 0",
                    "1 3 0 0 6 4");

    CrossWiseTestScreen(
            App app,
            Match<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> match,
            Eyes eyes) {
        super(
                app,
                session(CrossWiseModule.make(), match, "priority"),
                (session, listener) -> new CrossWiseTable(app, session, listener));
        table.show(match.rules().view(match.state(), eyes));
    }

    /** A game of two from the beginning. */
    static CrossWiseTestScreen begin(App app, int seats, Eyes eyes, long seed) {
        return new CrossWiseTestScreen(app, Match.begin(new CrossWiseRules(seats), seed), eyes);
    }

    /** Two seats with these hands and rows; the first is to move. */
    static CrossWiseTestScreen at(App app, String own, String other, String... rows) {
        CrossWiseState state =
                new CrossWiseRules(2)
                        .position(
                                field(rows),
                                Hands.of(List.of(hand(own), hand(other))),
                                Tally.zeros(Token.ACTIONS),
                                0,
                                1);
        return new CrossWiseTestScreen(
                app, Match.from(new CrossWiseRules(2), 1, state), Eyes.of(0));
    }

    /** Rows of six numbers from the top; those not told are empty. */
    static Field field(String... rows) {
        List<Integer> numbers = new ArrayList<>();
        for (String row : rows) {
            Arrays.stream(row.split(" ")).map(Integer::valueOf).forEach(numbers::add);
        }
        numbers.addAll(Collections.nCopies(36 - numbers.size(), 0));
        return Field.of(numbers);
    }

    /** Numbers of tokens; 0 is an empty place. */
    static Hand hand(String numbers) {
        List<Optional<Token>> places = new ArrayList<>();
        for (String number : numbers.split(" ")) {
            int token = Integer.parseInt(number);
            places.add(token == 0 ? Optional.empty() : Optional.of(Token.of(token)));
        }
        return Hand.ofPlaces(places);
    }
}
