package parlour.app.crosswise;

import parlour.app.App;
import parlour.app.GameRoom;
import parlour.app.play.Setup;
import parlour.app.play.Sitter;
import parlour.crosswise.CrossWiseEvent;
import parlour.crosswise.CrossWiseMove;
import parlour.crosswise.CrossWiseRules;
import parlour.crosswise.CrossWiseState;
import parlour.crosswise.CrossWiseView;
import parlour.crosswise.Field;
import parlour.crosswise.Hand;
import parlour.crosswise.Hands;
import parlour.crosswise.Token;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Tally;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A screen with nothing but a CrossWise table, a person at the first seat, and no pace. */
final class BoardRoom
        extends GameRoom<
                CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent, CrossWiseTable> {
    BoardRoom(
            App app,
            Match<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> match,
            Eyes eyes) {
        super(
                app,
                match,
                listener -> new CrossWiseTable(app, match, setup(match.rules().seats()), listener));
        table.show(match.rules().view(match.state(), eyes));
    }

    static Setup setup(int seats) {
        List<Sitter> sitters = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            sitters.add(
                    new Sitter(
                            "A very long name " + seat,
                            seat == 0 ? Optional.empty() : Optional.of("priority")));
        }
        return new Setup(sitters, Map.of());
    }

    /** A game of two from the beginning. */
    static BoardRoom begin(App app, int seats, Eyes eyes, long seed) {
        return new BoardRoom(app, Match.begin(new CrossWiseRules(seats), seed), eyes);
    }

    /** Two seats with these hands and rows; the first is to move. */
    static BoardRoom at(App app, String own, String other, String... rows) {
        CrossWiseState state =
                new CrossWiseRules(2)
                        .position(
                                field(rows),
                                Hands.of(List.of(hand(own), hand(other))),
                                Tally.zeros(Token.ACTIONS),
                                0,
                                1);
        return new BoardRoom(app, Match.from(new CrossWiseRules(2), 1, state), Eyes.of(0));
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
