package parlour.app.cassino;

import parlour.Games;
import parlour.app.game.MoveMenu;
import parlour.app.game.VisiblePosition;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CaptureChoices;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The moves of Cassino by name: what each hand card takes; if it can take in many ways, the best
 * ones, and every other card by card.
 */
final class CassinoMoveMenu implements MoveMenu<CassinoState, CassinoMove, CassinoView> {
    /** So many moves of a card stand in the first list. */
    private static final int MOST_AT_ONCE = 3;

    /** So many captures of a card are listed without choosing among the table cards. */
    private static final int MOST_LISTED = 10;

    @Override
    public List<Choice<CassinoMove>> choices(
            VisiblePosition<CassinoState, CassinoMove, CassinoView> position) {
        List<Choice<CassinoMove>> choices = new ArrayList<>();
        CassinoView view = position.view();
        for (Card card : view.hands().get(view.turn())) {
            List<Choice<CassinoMove>> own = new CardMoves(position, card).choices();
            if (own.size() <= MOST_AT_ONCE) {
                choices.addAll(own);
            } else {
                choices.add(
                        Choice.step(
                                Phrase.of("cassino.menu.card", card),
                                Phrase.of("cassino.table.chooseTake", card),
                                () -> own));
            }
        }
        return choices;
    }

    /** The moves of one hand card. */
    private static final class CardMoves {
        private final VisiblePosition<CassinoState, CassinoMove, CassinoView> position;
        private final CassinoRules rules;
        private final CassinoView view;
        private final Card card;
        private final CaptureChoices captureChoices;

        CardMoves(VisiblePosition<CassinoState, CassinoMove, CassinoView> position, Card card) {
            this.position = position;
            this.card = card;
            view = position.view();
            rules = Games.CASSINO.rules(position.rules().seats(), position.rules().options());
            captureChoices = new CaptureChoices(rules.options().misere());
        }

        List<Choice<CassinoMove>> choices() {
            List<Choice<CassinoMove>> choices = new ArrayList<>();
            Captures captures = new Captures();
            int value = CardValues.inHand(card);
            if (captures.count(view.table().bits(), value) <= MOST_LISTED) {
                List<CardSet> sets = new ArrayList<>();
                captures.forEach(view.table().bits(), value, set -> sets.add(new CardSet(set)));
                sets.sort(Comparator.comparing(CardSet::size).reversed());
                sets.forEach(set -> choices.add(take(set)));
            } else {
                best(CardSet.EMPTY, MOST_LISTED).forEach(set -> choices.add(take(set)));
                choices.add(
                        Choice.step(
                                Phrase.of("cassino.menu.oneByOne", card),
                                Phrase.of("cassino.table.chooseTake", card),
                                () -> with(CardSet.EMPTY)));
            }
            CassinoMove place = new CassinoMove.Place(card);
            if (position.refusal(place).isEmpty()) {
                choices.add(Choice.play(Phrase.of("cassino.table.place", card), place));
            }
            return choices;
        }

        private List<CardSet> best(CardSet wanted, int limit) {
            CassinoMove all = CassinoMove.of(card, view.table());
            return captureChoices.of(view.table(), card, wanted, sweeps(all), limit);
        }

        private boolean sweeps(CassinoMove move) {
            return rules.sweep(view, move) == CassinoEvent.Sweep.COUNTS;
        }

        /** What can be done once some cards are chosen: take them, or choose another one. */
        private List<Choice<CassinoMove>> with(CardSet chosen) {
            List<Choice<CassinoMove>> choices = new ArrayList<>();
            if (!chosen.isEmpty()
                    && position.refusal(new CassinoMove.Capture(card, chosen)).isEmpty()) {
                choices.add(take(chosen));
            }
            for (Card other : view.table().minus(chosen)) {
                CardSet more = chosen.with(other);
                if (!best(more, 1).isEmpty()) {
                    choices.add(
                            Choice.step(
                                    Phrase.of("cassino.menu.add", other),
                                    Phrase.of("cassino.menu.chosen", card, more),
                                    () -> with(more)));
                }
            }
            return choices;
        }

        private Choice<CassinoMove> take(CardSet taken) {
            CassinoMove move = new CassinoMove.Capture(card, taken);
            boolean sweep = sweeps(move);
            int points = CardValues.points(taken.bits()) + (sweep ? 1 : 0);
            return Choice.play(
                    Phrase.of("cassino.menu.take", card, taken, points, sweep ? 1 : 0), move);
        }
    }
}
