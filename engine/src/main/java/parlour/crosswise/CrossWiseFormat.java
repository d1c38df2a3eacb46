package parlour.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMoves;
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
import parlour.engine.Rules;
import parlour.engine.SeatNumbers;
import parlour.engine.Tally;
import parlour.json.Json;
import parlour.json.JsonText;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** CrossWise's views, events and states as JSON; seats and hand places count from 1 there. */
final class CrossWiseFormat {
    private CrossWiseFormat() {}

    static void view(CrossWiseView view, JsonText out) {
        out.name("field").array();
        for (int row = 0; row < Cell.SIDE; row++) {
            out.array();
            for (int column = 0; column < Cell.SIDE; column++) {
                out.value(view.field().at(Cell.SIDE * row + column));
            }
            out.endArray();
        }
        out.endArray();
        out.name("hand").array();
        for (int seat = 0; seat < view.hands().seats(); seat++) {
            if (view.eyes().include(seat)) {
                for (Token token : view.hands().get(seat).tokens()) {
                    out.value(token.number());
                }
            }
        }
        out.endArray();
        view.handSizes().write("handSizes", out);
        out.field("used", view.used().list());
        out.field("pile", view.pile());
        out.field("team", team(view));
        out.name("points").array();
        out.value(view.field().points(Team.VERTICAL));
        out.value(view.field().points(Team.HORIZONTAL)).endArray();
    }

    /** The viewer's team; null if no seat or more than one is looking. */
    private static Object team(CrossWiseView view) {
        String team = null;
        for (int seat = 0; seat < view.hands().seats(); seat++) {
            if (view.eyes().include(seat)) {
                if (team != null) {
                    return null;
                }
                team = Team.of(seat).word();
            }
        }
        return team;
    }

    /** Public information only: for dealt and drawn tokens just the number. */
    static void event(CrossWiseEvent event, JsonText out) {
        if (event instanceof CrossWiseEvent.Dealt dealt) {
            out.field("event", "dealt");
            SeatNumbers.write("seat", dealt.seat(), out);
            out.field("count", dealt.count());
        } else if (event instanceof CrossWiseEvent.Played played) {
            out.field("event", "played");
            SeatNumbers.write("seat", played.seat(), out);
            out.field("move", played.move().toString());
        } else if (event instanceof CrossWiseEvent.Drew drew) {
            out.field("event", "drew");
            SeatNumbers.write("seat", drew.seat(), out);
            out.field("count", 1);
        } else if (event instanceof CrossWiseEvent.Redrew redrew) {
            out.field("event", "redrew");
            SeatNumbers.write("seat", redrew.seat(), out);
            out.field("tokens", redrew.shown().stream().map(Token::number).toList());
        } else if (event instanceof CrossWiseEvent.Passed passed) {
            out.field("event", "passed");
            SeatNumbers.write("seat", passed.seat(), out);
        } else if (event instanceof CrossWiseEvent.Scored scored) {
            out.field("event", "scored");
            out.field("points", List.of(scored.vertical(), scored.horizontal()));
        }
    }

    static Map<String, Object> state(CrossWiseState state) {
        int seats = state.hands().seats();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("turn", SeatNumbers.of(state.turn()));
        tree.put("field", state.field().toString());
        tree.put(
                "hands",
                IntStream.range(0, seats)
                        .mapToObj(seat -> numbers(state.hands().get(seat)))
                        .toList());
        tree.put("open", open(state.hands()));
        tree.put("used", state.used().list());
        tree.put("pile", state.pile().list().stream().map(Token::number).toList());
        tree.put("shuffle", state.shuffle());
        return tree;
    }

    private static List<Integer> numbers(Hand hand) {
        return IntStream.range(0, Hand.PLACES).mapToObj(hand::at).toList();
    }

    /** By seat, the places whose tokens everybody knows. */
    static List<List<Integer>> open(Hands hands) {
        return IntStream.range(0, hands.seats()).mapToObj(seat -> open(hands, seat)).toList();
    }

    private static List<Integer> open(Hands hands, int seat) {
        return IntStream.range(0, Hand.PLACES)
                .filter(place -> hands.isOpen(seat, place))
                .mapToObj(place -> place + 1)
                .toList();
    }

    static CrossWiseState readState(int seats, Json json) throws BadInput {
        List<Token> pile = new ArrayList<>();
        for (Json number : json.get("pile").list()) {
            pile.add(Token.of(number.integer(1, Token.all().size())));
        }
        return readState(seats, json, Pile.of(pile));
    }

    /**
     * The state with a newly shuffled pile: every token that is not on the field, in a hand or
     * used.
     */
    static CrossWiseState reshuffledState(int seats, Json json, Rng rng) throws BadInput {
        CrossWiseView open =
                new CrossWiseView(
                        Eyes.all(seats),
                        field(json.get("field")),
                        hands(seats, json),
                        0,
                        used(json.get("used")),
                        0);
        int[] left = open.unseen();
        for (int count : left) {
            if (count < 0) {
                throw json.bad("crosswise.state.count");
            }
        }
        return readState(seats, json, Pile.shuffled(left, rng));
    }

    private static CrossWiseState readState(int seats, Json json, Pile pile) throws BadInput {
        json.only(Set.of("turn", "field", "hands", "open", "used", "pile", "shuffle"));
        Field field = field(json.get("field"));
        Hands hands = hands(seats, json);
        Tally used = used(json.get("used"));
        int turn = SeatNumbers.read(seats, json, "turn");
        long shuffle = json.get("shuffle").number(Long.MIN_VALUE, Long.MAX_VALUE);
        CrossWiseState state = new CrossWiseState(field, hands, pile, used, turn, shuffle);
        conserved(seats, json, state);
        boolean sound =
                field.isOver()
                        ? turn == Rules.NOBODY
                        : turn != Rules.NOBODY && CrossWiseMoves.any(field, hands.get(turn));
        if (!sound) {
            throw json.bad("crosswise.state.turn");
        }
        return state;
    }

    private static void conserved(int seats, Json json, CrossWiseState state) throws BadInput {
        int[] left =
                new CrossWiseView(
                                Eyes.all(seats),
                                state.field(),
                                state.hands(),
                                state.pile().size(),
                                state.used(),
                                state.turn())
                        .unseen();
        state.pile().list().forEach(token -> left[token.number()]--);
        for (Token token : Token.all()) {
            int copies = token.copies();
            int found = copies - left[token.number()];
            if (found != copies) {
                throw json.bad("crosswise.state.tokens", token.phrase(), copies, found);
            }
        }
    }

    /** Six rows of six numbers: {@code 3 3 2 1 5 2 / …}. */
    private static Field field(Json json) throws BadInput {
        try {
            return FieldNotation.field(json.text());
        } catch (BadInput e) {
            throw json.bad(e.phrase());
        }
    }

    private static Hands hands(int seats, Json json) throws BadInput {
        return hands(seats, json, number -> number.integer(0, Token.all().size()));
    }

    /** Reads what lies in a place of a hand: the number of a token, {@link Hand#BACK}, or 0. */
    interface PlaceReader {
        int read(Json json) throws BadInput;
    }

    static Hands hands(int seats, Json json, PlaceReader reader) throws BadInput {
        Hands hands = Hands.empty(seats);
        List<Json> held = json.get("hands").list(seats);
        List<Json> open = json.get("open").list(seats);
        for (int seat = 0; seat < seats; seat++) {
            List<Json> places = held.get(seat).list(Hand.PLACES);
            for (int place = 0; place < Hand.PLACES; place++) {
                hands = hands.with(seat, place, reader.read(places.get(place)), false);
            }
            for (Json known : open.get(seat).list()) {
                int place = known.integer(1, Hand.PLACES) - 1;
                int number = hands.get(seat).at(place);
                if (number == 0 || number > Token.SYMBOLS || hands.isOpen(seat, place)) {
                    throw known.bad("crosswise.state.open");
                }
                hands = hands.with(seat, place, number, true);
            }
        }
        return hands;
    }

    static Tally used(Json json) throws BadInput {
        List<Integer> used = new ArrayList<>();
        for (Json number : json.list(Token.ACTIONS)) {
            used.add(number.integer(0, Token.REMOVE.copies()));
        }
        return Tally.of(used);
    }
}
