package parlour.cassino;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.RoundStart;
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

/** Cassino's views, events and states as JSON; seats count from 1 there. */
final class CassinoFormat {
    private static final int MOST_POINTS = 100_000;

    private CassinoFormat() {}

    static void view(CassinoView view, JsonText out) {
        cards("table", view.table().bits(), out);
        cards("hand", view.hands().union(), out);
        out.name("piles").array();
        for (int seat = 0; seat < view.piles().size(); seat++) {
            cards(view.piles().bits(seat), out);
        }
        out.endArray();
        view.handSizes().write("handSizes", out);
        out.field("deck", view.deck());
        view.sweeps().write("sweeps", out);
        view.scores().write("scores", out);
        SeatNumbers.write("lastCapture", view.lastCapture(), out);
        SeatNumbers.write("dealer", view.dealer(), out);
        out.field("round", view.round());
        out.name("carry").array();
        out.value(view.carriedCards()).value(view.carriedSpades()).endArray();
    }

    /** Writes a field with cards in deck order. */
    static void cards(String name, long cards, JsonText out) {
        cards(cards, out.name(name));
    }

    /** Writes cards in deck order. */
    static void cards(long cards, JsonText out) {
        out.array();
        for (long left = cards; left != 0; left &= left - 1) {
            out.plain(Card.at(Long.numberOfTrailingZeros(left)).toString());
        }
        out.endArray();
    }

    /**
     * Public information only: for dealt and drawn cards just the number. What the view or the
     * score says anyway is not an event of the protocol.
     */
    static void event(CassinoEvent event, JsonText out) {
        if (event instanceof CassinoEvent.Dealt dealt) {
            out.field("event", "dealt");
            SeatNumbers.write("seat", dealt.seat(), out);
            out.field("count", dealt.count());
        } else if (event instanceof CassinoEvent.DealtToTable dealt) {
            out.field("event", "dealt").field("seat", (Object) null);
            out.texts("cards", dealt.cards());
        } else if (event instanceof CassinoEvent.Placed placed) {
            out.field("event", "placed");
            SeatNumbers.write("seat", placed.seat(), out);
            out.field("card", placed.card().toString());
        } else if (event instanceof CassinoEvent.Captured captured) {
            out.field("event", "captured");
            SeatNumbers.write("seat", captured.seat(), out);
            out.field("card", captured.card().toString());
            cards("cards", captured.cards().bits(), out);
            out.field("sweep", captured.sweep() != CassinoEvent.Sweep.NONE);
        } else if (event instanceof CassinoEvent.Drew drew) {
            out.field("event", "drew");
            SeatNumbers.write("seat", drew.seat(), out);
            out.field("count", 1);
        } else if (event instanceof CassinoEvent.Scored scored) {
            out.field("event", "scored");
            out.field("points", scored.sheet().totals());
            out.field("totals", scored.totals());
        }
    }

    static Map<String, Object> state(CassinoState state) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("round", state.round());
        tree.put("dealer", SeatNumbers.of(state.dealer()));
        tree.put("turn", SeatNumbers.of(state.turn()));
        tree.put("lastCapture", SeatNumbers.of(state.lastCapture()));
        tree.put("table", state.table().toString());
        tree.put("hands", state.hands().list().stream().map(CardSet::toString).toList());
        tree.put("piles", state.piles().list().stream().map(CardSet::toString).toList());
        tree.put(
                "deck",
                String.join(" ", state.deck().list().stream().map(Card::toString).toList()));
        tree.put("sweeps", state.sweeps().list());
        tree.put("scores", state.scores().list());
        tree.put("carry", List.of(state.carriedCards(), state.carriedSpades()));
        return tree;
    }

    static CassinoState readState(int seats, Json json) throws BadInput {
        return readState(seats, json, cards(json.get("deck")));
    }

    /**
     * The state with a newly shuffled deck: every card that is not on the table, in a hand or in a
     * pile.
     */
    static CassinoState reshuffledState(int seats, Json json, Rng rng) throws BadInput {
        long open = CardSet.of(cards(json.get("table"))).bits();
        open |= sets(seats, json.get("hands")).union() | sets(seats, json.get("piles")).union();
        CardSet unseen = CardSet.PACK.minus(new CardSet(open));
        return readState(seats, json, Deck.shuffled(unseen, rng).list());
    }

    private static CassinoState readState(int seats, Json json, List<Card> deck) throws BadInput {
        json.only(
                Set.of(
                        "round",
                        "dealer",
                        "turn",
                        "lastCapture",
                        "table",
                        "hands",
                        "piles",
                        "deck",
                        "sweeps",
                        "scores",
                        "carry"));
        CardSet table = CardSet.of(cards(json.get("table")));
        CardSets hands = sets(seats, json.get("hands"));
        CardSets piles = sets(seats, json.get("piles"));
        CardSet missing = missing(json, table, CardSet.of(deck), hands, piles);
        if (!missing.isEmpty()) {
            throw json.bad("cassino.state.cardMissing", missing);
        }
        for (int seat = 0; seat < seats; seat++) {
            if (hands.get(seat).size() > CassinoRules.HAND) {
                throw json.get("hands").list().get(seat).bad("cassino.state.handTooLarge");
            }
        }
        return new CassinoState(
                table,
                hands,
                piles,
                Deck.of(deck),
                readTurn(json, hands.list().stream().map(CardSet::size).toList(), deck.size()),
                SeatNumbers.read(seats, json, "lastCapture"),
                Tally.of(numbers(seats, json.get("sweeps"))),
                roundStart(seats, json));
    }

    /** The seat to move, which fits the sizes of the hands and the deck. */
    static int readTurn(Json json, List<Integer> handSizes, int deck) throws BadInput {
        int turn = SeatNumbers.read(handSizes.size(), json, "turn");
        boolean over = handSizes.stream().allMatch(size -> size == 0);
        if (over ? turn != Rules.NOBODY : turn == Rules.NOBODY || handSizes.get(turn) == 0) {
            throw json.bad("cassino.state.turn");
        }
        if (over && deck != 0) {
            throw json.bad("cassino.state.deckLeft");
        }
        return turn;
    }

    static RoundStart roundStart(int seats, Json json) throws BadInput {
        int dealer = SeatNumbers.read(seats, json.get("dealer"));
        List<Integer> carry = numbers(2, json.get("carry"));
        return new RoundStart(
                dealer,
                Tally.of(numbers(seats, json.get("scores"))),
                json.get("round").integer(1, CassinoRules.MOST_ROUNDS),
                carry.get(0),
                carry.get(1));
    }

    /** The cards that are nowhere; no card may be in two places. */
    static CardSet missing(Json json, CardSet table, CardSet deck, CardSets hands, CardSets piles)
            throws BadInput {
        List<CardSet> places = new ArrayList<>(List.of(table, deck));
        places.addAll(hands.list());
        places.addAll(piles.list());
        CardSet all = CardSet.EMPTY;
        for (CardSet place : places) {
            if (all.meets(place)) {
                throw json.bad("cassino.state.cardTwice", all.and(place).first());
            }
            all = all.or(place);
        }
        return CardSet.PACK.minus(all);
    }

    private static CardSets sets(int seats, Json json) throws BadInput {
        List<CardSet> sets = new ArrayList<>();
        for (Json set : json.list(seats)) {
            sets.add(CardSet.of(cards(set)));
        }
        return CardSets.of(sets);
    }

    private static List<Card> cards(Json json) throws BadInput {
        try {
            return CardNotation.cards(json.text());
        } catch (BadInput e) {
            throw json.bad(e.phrase());
        }
    }

    static List<Integer> numbers(int size, Json json) throws BadInput {
        List<Integer> numbers = new ArrayList<>();
        for (Json number : json.list(size)) {
            numbers.add(number.integer(0, MOST_POINTS));
        }
        return numbers;
    }

    static List<String> texts(CardSet cards) {
        List<String> texts = new ArrayList<>(cards.size());
        for (Card card : cards) {
            texts.add(card.toString());
        }
        return texts;
    }
}
