package parlour.app.cassino;

import parlour.app.App;
import parlour.app.TableTestScreen;
import parlour.app.tabletop.CardSprite;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;

/** A screen with nothing but a Cassino table. */
final class CassinoTestScreen
        extends TableTestScreen<
                CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable> {
    CassinoTestScreen(
            App app, Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match, Eyes eyes) {
        super(
                app,
                session(CassinoModule.make(), match, "greedy"),
                (session, listener) -> new CassinoTable(app, session, listener));
        table.show(match.rules().view(match.state(), eyes));
    }

    static CassinoTestScreen at(App app, CassinoState state) {
        return at(app, CassinoOptions.HOUSE, state);
    }

    static CassinoTestScreen at(App app, CassinoOptions options, CassinoState state) {
        CassinoRules rules = new CassinoRules(state.hands().size(), options);
        return new CassinoTestScreen(app, Match.from(rules, 1, state), Eyes.of(0));
    }

    /** The person holds the hand, the neighbour four clubs, the rest is in the deck. */
    static CassinoState position(String hand, String table) {
        return position(2, set(hand), set(table));
    }

    /** The person holds the hand, the others four cards each while there are any. */
    static CassinoState position(int seats, CardSet hand, CardSet table) {
        List<CardSet> hands = new ArrayList<>(List.of(hand));
        CardSet rest = CardSet.PACK.minus(hand).minus(table);
        for (int seat = 1; seat < seats; seat++) {
            CardSet clubs = set("9c 10c Jc Qc");
            CardSet held = rest.hasAll(clubs) ? clubs : CardSet.of(rest.stream().limit(4).toList());
            hands.add(held);
            rest = rest.minus(held);
        }
        return new CassinoState(
                table,
                CardSets.of(hands),
                CardSets.empty(seats),
                Deck.of(rest.stream().toList()),
                0,
                Rules.NOBODY,
                Tally.zeros(seats),
                RoundStart.first(seats, 1));
    }

    static CardSet set(String text) {
        try {
            return CardNotation.set(text);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    static CassinoMove capture(String card, String taken) {
        return new CassinoMove.Capture(set(card).first(), set(taken));
    }

    static CassinoMove place(String card) {
        return new CassinoMove.Place(set(card).first());
    }

    CardSprite sprite(String text) {
        return table.zones().all().stream()
                .filter(sprite -> sprite.is(set(text).first()))
                .findFirst()
                .orElseThrow();
    }
}
