package parlour.fastest;

import parlour.engine.ExactWireFormat;
import parlour.engine.Eyes;
import parlour.engine.SeatNumbers;
import parlour.engine.Tally;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Hands;
import parlour.fastest.rules.PlayHistory;
import parlour.fastest.rules.ScoreSheet;
import parlour.json.Json;
import parlour.json.JsonText;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a viewer sees and hears of See Who's Fastest, as JSON and back. */
final class FastestWire extends ExactWireFormat<FastestView, FastestEvent> {
    private final int dealt;
    private final FastestOptions options;
    private final FastestMoves moves;

    /** As it was written last. */
    private volatile PlaysText written = PlaysText.NOTHING;

    FastestWire(int seats, FastestOptions options) {
        super(seats);
        this.options = options;
        dealt = FastestCard.COUNT / seats;
        moves = new FastestMoves(options);
    }

    @Override
    public void view(FastestView view, JsonText out) {
        PlaysText plays = written.of(view.playHistory());
        written = plays;
        FastestFormat.view(view, plays, out);
        out.name("hands").array();
        for (int seat = 0; seat < seats; seat++) {
            if (view.eyes().include(seat)) {
                out.words(view.hands().get(seat));
            } else {
                out.value((Object) null);
            }
        }
        out.endArray();
        out.name("cards").written(plays.cards());
        SeatNumbers.write("first", view.first(), out);
        SeatNumbers.write("turn", view.turn(), out);
        view.scores().write("scores", out);
        out.field("game", view.game());
    }

    @Override
    protected FastestView readView(Json json, Eyes eyes) throws BadInput {
        int game = game(json);
        int first = SeatNumbers.read(seats, json.get("first"));
        List<Integer> counts = numbers(json.get("counts"), dealt);
        long[] hands = FastestFormat.hands(json.get("hands").list(seats), eyes);
        Hands seen = Hands.of(hands);
        List<Json> plays = json.get("cards").list();
        long[] taken = FastestFormat.takenBack(plays, first, hands);
        for (int seat = 0; seat < seats; seat++) {
            int hidden = eyes.include(seat) ? 0 : counts.get(seat);
            int all = Long.bitCount(hands[seat]) + hidden;
            if (all != dealt) {
                throw json.get("hands").list().get(seat).bad("fastest.state.count", dealt, all);
            }
            if (eyes.include(seat) && seen.get(seat).size() != counts.get(seat)) {
                throw json.get("counts")
                        .list()
                        .get(seat)
                        .bad("json.expected", String.valueOf(seen.get(seat).size()));
            }
        }
        PlayHistory playHistory = FastestFormat.replay(moves, plays, taken, first, hands);
        FastestView view =
                new FastestView(
                        eyes,
                        seen,
                        Tally.of(counts),
                        playHistory,
                        first,
                        FastestFormat.turn(first, playHistory, counts),
                        FastestFormat.scores(seats, game, json),
                        game,
                        options.suits());
        return view;
    }

    @Override
    public void event(FastestEvent event, JsonText out) {
        FastestFormat.event(event, out);
        if (event instanceof FastestEvent.GameBegan began) {
            out.field("event", "began").field("game", began.game());
            SeatNumbers.write("first", began.first(), out);
        } else if (event instanceof FastestEvent.Dealt hand && !hand.cards().isEmpty()) {
            out.field("cards", hand.cards().toString());
        } else if (event instanceof FastestEvent.CardsPlayed played) {
            out.field("cards", played.cards().toString());
        } else if (event instanceof FastestEvent.Passed passed) {
            out.field("left", passed.left());
        } else if (event instanceof FastestEvent.FreeMove free) {
            out.field("event", "free");
            SeatNumbers.write("seat", free.seat(), out);
        } else if (event instanceof FastestEvent.Ended ended) {
            out.field("game", ended.game()).field("places", ended.places());
            out.field("left", ended.left());
        } else if (event instanceof FastestEvent.Won won) {
            out.field("event", "won").field("seats", SeatNumbers.of(won.seats()));
        }
    }

    @Override
    protected FastestEvent readEvent(Json json) throws BadInput {
        String name = json.get("event").text();
        return switch (name) {
            case "began" ->
                    new FastestEvent.GameBegan(
                            game(json), SeatNumbers.read(seats, json.get("first")));
            case "dealt" -> dealt(json);
            case "played" -> played(json);
            case "passed" -> new FastestEvent.Passed(seat(json), left(json));
            case "free" -> new FastestEvent.FreeMove(seat(json));
            case "scored" ->
                    new FastestEvent.Ended(
                            game(json),
                            numbers(json.get("places"), seats),
                            numbers(json.get("left"), dealt),
                            numbers(json.get("points"), ScoreSheet.most(seats)),
                            numbers(json.get("totals"), options.games() * ScoreSheet.most(seats)));
            case "won" -> new FastestEvent.Won(SeatNumbers.list(seats, json.get("seats")));
            default -> throw json.get("event").bad("json.unexpected", name);
        };
    }

    private FastestEvent dealt(Json json) throws BadInput {
        int count = json.get("count").integer(dealt, dealt);
        Hand cards = Hand.EMPTY;
        if (json.find("cards").isPresent()) {
            cards = new Hand(FastestFormat.cards(json.get("cards")));
            if (cards.size() != count) {
                throw json.get("cards").bad("fastest.state.count", count, cards.size());
            }
        }
        return new FastestEvent.Dealt(seat(json), cards, count);
    }

    private FastestEvent played(Json json) throws BadInput {
        Hand cards = new Hand(FastestFormat.cards(json.get("cards")));
        Optional<FastestMove> move = moves.play(cards);
        if (cards.isEmpty() || move.isEmpty() || moves.form(move.get()).isPresent()) {
            throw json.get("cards").bad("fastest.state.noPlay", cards.toString());
        }
        return new FastestEvent.CardsPlayed(seat(json), move.get(), cards, left(json));
    }

    private int game(Json json) throws BadInput {
        return json.get("game").integer(1, options.games());
    }

    private int left(Json json) throws BadInput {
        return json.get("left").integer(0, dealt);
    }

    /** A number for each seat. */
    private List<Integer> numbers(Json json, int most) throws BadInput {
        List<Integer> numbers = new ArrayList<>();
        for (Json number : json.list(seats)) {
            numbers.add(number.integer(0, most));
        }
        return numbers;
    }
}
