package parlour.cassino;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoEvent.Sweep;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.ScoreSheet;
import parlour.engine.ExactWireFormat;
import parlour.engine.Eyes;
import parlour.engine.SeatNumbers;
import parlour.engine.Tally;
import parlour.json.Json;
import parlour.json.JsonText;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a viewer sees and hears of Cassino, as JSON and back. */
final class CassinoWire extends ExactWireFormat<CassinoView, CassinoEvent> {
    private static final int LINE = 6;

    CassinoWire(int seats) {
        super(seats);
    }

    @Override
    public void view(CassinoView view, JsonText out) {
        CassinoFormat.view(view, out);
        out.name("hands").array();
        for (int seat = 0; seat < seats; seat++) {
            if (view.eyes().include(seat)) {
                CassinoFormat.cards(view.hands().bits(seat), out);
            } else {
                out.value((Object) null);
            }
        }
        out.endArray();
        SeatNumbers.write("turn", view.turn(), out);
    }

    @Override
    protected CassinoView readView(Json json, Eyes eyes) throws BadInput {
        CardSet table = set(json.get("table"));
        List<Integer> sizes = new ArrayList<>();
        for (Json size : json.get("handSizes").list(seats)) {
            sizes.add(size.integer(0, CassinoRules.HAND));
        }
        CardSets hands = hands(json.get("hands"), eyes, sizes);
        List<CardSet> piles = new ArrayList<>();
        for (Json pile : json.get("piles").list(seats)) {
            piles.add(set(pile));
        }
        int deck = json.get("deck").integer(0, Card.COUNT);
        CassinoView view =
                new CassinoView(
                        eyes,
                        table,
                        hands,
                        Tally.of(sizes),
                        CardSets.of(piles),
                        deck,
                        CassinoFormat.readTurn(json, sizes, deck),
                        SeatNumbers.read(seats, json, "lastCapture"),
                        Tally.of(CassinoFormat.numbers(seats, json.get("sweeps"))),
                        CassinoFormat.roundStart(seats, json));
        conserved(json, view);
        return view;
    }

    private CardSets hands(Json json, Eyes eyes, List<Integer> sizes) throws BadInput {
        List<Json> list = json.list(seats);
        CardSets hands = CardSets.empty(seats);
        for (int seat = 0; seat < seats; seat++) {
            if (eyes.include(seat)) {
                list.get(seat).list(sizes.get(seat));
                hands = hands.with(seat, set(list.get(seat)).bits());
            }
        }
        return hands;
    }

    /** What is not seen must be as much as the hidden hands and the deck hold. */
    private void conserved(Json json, CassinoView view) throws BadInput {
        CardSet unseen =
                CassinoFormat.missing(
                        json, view.table(), CardSet.EMPTY, view.hands(), view.piles());
        int hidden =
                view.deck()
                        + IntStream.range(0, seats)
                                .filter(seat -> !view.eyes().include(seat))
                                .map(view.handSizes()::get)
                                .sum();
        if (unseen.size() != hidden) {
            throw json.bad("cassino.view.hidden", unseen.size(), hidden);
        }
    }

    @Override
    public void event(CassinoEvent event, JsonText out) {
        CassinoFormat.event(event, out);
        if (event instanceof CassinoEvent.RoundBegan began) {
            out.field("event", "began").field("round", began.round());
            SeatNumbers.write("dealer", began.dealer(), out);
        } else if (event instanceof CassinoEvent.Dealt dealt && !dealt.cards().isEmpty()) {
            out.texts("cards", dealt.cards());
        } else if (event instanceof CassinoEvent.DealtToTable dealt) {
            CassinoFormat.cards("table", dealt.table().bits(), out);
        } else if (event instanceof CassinoEvent.Captured captured
                && captured.sweep() != Sweep.NONE) {
            out.field("counts", captured.sweep() == Sweep.COUNTS);
        } else if (event instanceof CassinoEvent.Drew drew && drew.card().isPresent()) {
            out.field("card", drew.card().get().toString());
        } else if (event instanceof CassinoEvent.TookRest rest) {
            out.field("event", "rest");
            SeatNumbers.write("seat", rest.seat(), out);
            CassinoFormat.cards("cards", rest.cards().bits(), out);
        } else if (event instanceof CassinoEvent.Scored scored) {
            ScoreSheet sheet = scored.sheet();
            out.field("round", scored.round());
            out.field("lines", sheet.lines().stream().map(CassinoWire::line).toList());
            out.field("carry", List.of(sheet.carriedCards(), sheet.carriedSpades()));
        } else if (event instanceof CassinoEvent.Won won) {
            out.field("event", "won").field("seats", SeatNumbers.of(won.seats()));
        }
    }

    private static List<Integer> line(ScoreSheet.Line line) {
        return List.of(
                line.cards(),
                line.spades(),
                line.aces(),
                line.tenOfDiamonds(),
                line.twoOfSpades(),
                line.sweeps());
    }

    @Override
    protected CassinoEvent readEvent(Json json) throws BadInput {
        String name = json.get("event").text();
        return switch (name) {
            case "began" ->
                    new CassinoEvent.RoundBegan(
                            round(json), SeatNumbers.read(seats, json.get("dealer")));
            case "dealt" -> json.find("seat").isPresent() ? dealt(json) : dealtToTable(json);
            case "placed" -> new CassinoEvent.Placed(seat(json), card(json.get("card")));
            case "captured" -> captured(json);
            case "drew" ->
                    new CassinoEvent.Drew(
                            seat(json),
                            json.find("card").isEmpty()
                                    ? Optional.empty()
                                    : Optional.of(card(json.get("card"))));
            case "rest" ->
                    new CassinoEvent.TookRest(
                            SeatNumbers.read(seats, json, "seat"), set(json.get("cards")));
            case "scored" -> scored(json);
            case "won" -> new CassinoEvent.Won(SeatNumbers.list(seats, json.get("seats")));
            default -> throw json.get("event").bad("json.unexpected", name);
        };
    }

    private CassinoEvent dealt(Json json) throws BadInput {
        int seat = seat(json);
        int count = json.get("count").integer(1, CassinoRules.HAND);
        List<Card> cards = List.of();
        if (json.find("cards").isPresent()) {
            json.get("cards").list(count);
            cards = cards(json.get("cards"));
        }
        return new CassinoEvent.Dealt(seat, cards, count);
    }

    private static CassinoEvent dealtToTable(Json json) throws BadInput {
        return new CassinoEvent.DealtToTable(cards(json.get("cards")), set(json.get("table")));
    }

    private CassinoEvent captured(Json json) throws BadInput {
        Sweep sweep = Sweep.NONE;
        if (json.get("sweep").flag()) {
            sweep = json.get("counts").flag() ? Sweep.COUNTS : Sweep.DOES_NOT_COUNT;
        }
        return new CassinoEvent.Captured(
                seat(json), card(json.get("card")), set(json.get("cards")), sweep);
    }

    private CassinoEvent scored(Json json) throws BadInput {
        List<ScoreSheet.Line> lines = new ArrayList<>();
        for (Json line : json.get("lines").list(seats)) {
            List<Integer> n = CassinoFormat.numbers(LINE, line);
            lines.add(
                    new ScoreSheet.Line(
                            n.get(0), n.get(1), n.get(2), n.get(3), n.get(4), n.get(5)));
        }
        List<Integer> carry = CassinoFormat.numbers(2, json.get("carry"));
        return new CassinoEvent.Scored(
                round(json),
                new ScoreSheet(lines, carry.get(0), carry.get(1)),
                CassinoFormat.numbers(seats, json.get("totals")));
    }

    private static int round(Json json) throws BadInput {
        return json.get("round").integer(1, CassinoRules.MOST_ROUNDS);
    }

    private static CardSet set(Json json) throws BadInput {
        return CardSet.of(cards(json));
    }

    private static List<Card> cards(Json json) throws BadInput {
        List<Card> cards = new ArrayList<>();
        for (Json card : json.list()) {
            Card next = card(card);
            if (cards.contains(next)) {
                throw card.bad("cassino.state.cardTwice", next);
            }
            cards.add(next);
        }
        return cards;
    }

    private static Card card(Json json) throws BadInput {
        try {
            return CardNotation.card(json.text());
        } catch (BadInput e) {
            throw json.bad(e.phrase());
        }
    }
}
