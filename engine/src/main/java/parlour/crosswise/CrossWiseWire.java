package parlour.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseMoves;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.ExactWireFormat;
import parlour.engine.Eyes;
import parlour.engine.Rules;
import parlour.engine.SeatNumbers;
import parlour.json.Json;
import parlour.json.JsonText;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a viewer sees and hears of CrossWise, as JSON and back; a back is null in a hand. */
final class CrossWiseWire extends ExactWireFormat<CrossWiseView, CrossWiseEvent> {
    private static final int MOST_POINTS = 1000;

    CrossWiseWire(int seats) {
        super(seats);
    }

    @Override
    public void view(CrossWiseView view, JsonText out) {
        CrossWiseFormat.view(view, out);
        out.name("hands").array();
        for (int seat = 0; seat < seats; seat++) {
            out.array();
            for (int place = 0; place < Hand.PLACES; place++) {
                int number = view.hands().get(seat).at(place);
                if (number == Hand.BACK) {
                    out.value((Object) null);
                } else {
                    out.value(number);
                }
            }
            out.endArray();
        }
        out.endArray();
        out.name("open").array();
        for (int seat = 0; seat < seats; seat++) {
            out.array();
            for (int place = 0; place < Hand.PLACES; place++) {
                if (view.hands().isOpen(seat, place)) {
                    out.value(place + 1);
                }
            }
            out.endArray();
        }
        out.endArray();
        SeatNumbers.write("turn", view.turn(), out);
    }

    @Override
    protected CrossWiseView readView(Json json, Eyes eyes) throws BadInput {
        CrossWiseView view =
                new CrossWiseView(
                        eyes,
                        field(json.get("field")),
                        CrossWiseFormat.hands(seats, json, CrossWiseWire::place),
                        json.get("pile").integer(0, Token.COUNT),
                        CrossWiseFormat.used(json.get("used")),
                        SeatNumbers.read(seats, json, "turn"));
        onlyWhatTheseEyesSee(json.get("hands"), view);
        conserved(json, view);
        turn(json, view);
        return view;
    }

    private static Field field(Json json) throws BadInput {
        List<Integer> numbers = new ArrayList<>();
        for (Json row : json.list(Cell.SIDE)) {
            for (Json number : row.list(Cell.SIDE)) {
                numbers.add(number.integer(0, Token.SYMBOLS));
            }
        }
        return Field.of(numbers);
    }

    private static int place(Json json) throws BadInput {
        return json.isNull() ? Hand.BACK : json.integer(0, Token.all().size());
    }

    /** Backs in hidden hands only, and there nothing else but what everybody knows. */
    private void onlyWhatTheseEyesSee(Json hands, CrossWiseView view) throws BadInput {
        for (int seat = 0; seat < seats; seat++) {
            Hand hand = view.hands().get(seat);
            for (int place = 0; place < Hand.PLACES; place++) {
                boolean seen = view.eyes().include(seat) || view.hands().isOpen(seat, place);
                if (hand.holds(place) && seen == (hand.at(place) == Hand.BACK)) {
                    throw hands.list()
                            .get(seat)
                            .list()
                            .get(place)
                            .bad(seen ? "crosswise.view.seen" : "crosswise.view.unseen");
                }
            }
        }
    }

    /** What is not seen must be as much as the backs and the pile are. */
    private void conserved(Json json, CrossWiseView view) throws BadInput {
        int[] unseen = view.unseen();
        for (int count : unseen) {
            if (count < 0) {
                throw json.bad("crosswise.state.count");
            }
        }
        int hidden = view.pile();
        for (int seat = 0; seat < seats; seat++) {
            Hand hand = view.hands().get(seat);
            hidden += hand.size() - hand.tokens().size();
        }
        int left = Arrays.stream(unseen).sum();
        if (left != hidden) {
            throw json.bad("crosswise.view.hidden", left, hidden);
        }
    }

    /** The seat to move has a move, or may have one with the tokens nobody sees. */
    private static void turn(Json json, CrossWiseView view) throws BadInput {
        int turn = view.turn();
        boolean over = view.field().isOver();
        if (over ? turn != Rules.NOBODY : turn == Rules.NOBODY || !mayMove(view, turn)) {
            throw json.bad("crosswise.state.turn");
        }
    }

    private static boolean mayMove(CrossWiseView view, int seat) {
        Hand hand = view.hands().get(seat);
        int back = hand.find(Hand.BACK);
        int[] unseen = view.unseen();
        return CrossWiseMoves.any(view.field(), hand)
                || IntStream.range(1, back < 0 ? 1 : unseen.length)
                        .filter(number -> unseen[number] > 0)
                        .mapToObj(number -> view.hands().with(seat, back, number, false).get(seat))
                        .anyMatch(possible -> CrossWiseMoves.any(view.field(), possible));
    }

    @Override
    public void event(CrossWiseEvent event, JsonText out) {
        CrossWiseFormat.event(event, out);
        if (event instanceof CrossWiseEvent.Dealt dealt && !dealt.tokens().isEmpty()) {
            out.field("tokens", dealt.tokens().stream().map(Token::number).toList());
        } else if (event instanceof CrossWiseEvent.Played played) {
            out.field("place", played.place() + 1).name("symbols").array();
            for (Optional<Token> symbol : played.symbols()) {
                out.value(symbol.isPresent() ? symbol.get().number() : 0);
            }
            out.endArray();
        } else if (event instanceof CrossWiseEvent.Drew drew) {
            out.field("place", drew.place() + 1);
            drew.token().ifPresent(token -> out.field("token", token.number()));
        } else if (event instanceof CrossWiseEvent.Won won) {
            out.field("event", "won");
            out.field("team", (Object) won.team().map(Team::word).orElse(null));
            out.field("six", (Object) won.six().map(line -> line + 1).orElse(null));
        }
    }

    @Override
    protected CrossWiseEvent readEvent(Json json) throws BadInput {
        String name = json.get("event").text();
        return switch (name) {
            case "dealt" -> dealt(json);
            case "played" -> played(json);
            case "drew" ->
                    new CrossWiseEvent.Drew(
                            seat(json),
                            handPlace(json),
                            json.find("token").isEmpty()
                                    ? Optional.empty()
                                    : Optional.of(token(json.get("token"))));
            case "redrew" -> new CrossWiseEvent.Redrew(seat(json), tokens(json.get("tokens")));
            case "passed" -> new CrossWiseEvent.Passed(seat(json));
            case "scored" -> {
                List<Json> points = json.get("points").list(Team.values().length);
                yield new CrossWiseEvent.Scored(
                        points.get(0).integer(0, MOST_POINTS),
                        points.get(1).integer(0, MOST_POINTS));
            }
            case "won" -> won(json);
            default -> throw json.get("event").bad("json.unexpected", name);
        };
    }

    private CrossWiseEvent dealt(Json json) throws BadInput {
        int count = json.get("count").integer(1, Hand.PLACES);
        List<Token> tokens = List.of();
        if (json.find("tokens").isPresent()) {
            json.get("tokens").list(count);
            tokens = tokens(json.get("tokens"));
        }
        return new CrossWiseEvent.Dealt(seat(json), tokens, count);
    }

    private CrossWiseEvent played(Json json) throws BadInput {
        CrossWiseMove move;
        try {
            move = CrossWiseMove.parse(json.get("move").text());
        } catch (BadInput e) {
            throw json.get("move").bad(e.phrase());
        }
        List<Optional<Token>> symbols = new ArrayList<>();
        for (Json number : json.get("symbols").list(move.cells().size())) {
            int symbol = number.integer(0, Token.SYMBOLS);
            symbols.add(symbol == 0 ? Optional.empty() : Optional.of(Token.of(symbol)));
        }
        return new CrossWiseEvent.Played(seat(json), move, handPlace(json), symbols);
    }

    private static CrossWiseEvent won(Json json) throws BadInput {
        Optional<Json> six = json.find("six");
        return new CrossWiseEvent.Won(
                team(json),
                six.isEmpty()
                        ? Optional.empty()
                        : Optional.of(six.get().integer(1, Cell.SIDE) - 1));
    }

    private static Optional<Team> team(Json json) throws BadInput {
        if (json.find("team").isEmpty()) {
            return Optional.empty();
        }
        String word = json.get("team").text();
        for (Team team : Team.values()) {
            if (team.word().equals(word)) {
                return Optional.of(team);
            }
        }
        throw json.get("team").bad("json.unexpected", word);
    }

    private static int handPlace(Json json) throws BadInput {
        return json.get("place").integer(1, Hand.PLACES) - 1;
    }

    private static List<Token> tokens(Json json) throws BadInput {
        List<Token> tokens = new ArrayList<>();
        for (Json number : json.list()) {
            tokens.add(token(number));
        }
        return tokens;
    }

    private static Token token(Json json) throws BadInput {
        return Token.of(json.integer(1, Token.all().size()));
    }
}
