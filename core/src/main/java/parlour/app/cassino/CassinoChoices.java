package parlour.app.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CaptureChoices;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoMove;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** The captures that a person is offered for a hand card, and what each of them brings. */
final class CassinoChoices {
    /** With placing the card, there is a key for each from 5 to 0. */
    static final int MOST = 5;

    /** What was asked last: the answer is needed again whenever the cards are highlighted. */
    private record Question(CardSet table, Card card, CardSet wanted, boolean sweepCounts) {}

    private final CaptureChoices captureChoices;
    private Optional<Question> asked = Optional.empty();
    private List<CardSet> answer = List.of();

    CassinoChoices(boolean avoidPoints) {
        captureChoices = new CaptureChoices(avoidPoints);
    }

    /**
     * The captures by a hand card, the best first.
     *
     * @param wanted what each of them has to include
     */
    List<CardSet> of(CardSet table, Card card, CardSet wanted, boolean sweepCounts) {
        Question question = new Question(table, card, wanted, sweepCounts);
        if (!asked.equals(Optional.of(question))) {
            asked = Optional.of(question);
            answer = captureChoices.of(table, card, wanted, sweepCounts, MOST);
        }
        return answer;
    }

    /** A move as it is offered. */
    static CassinoChoiceBar.Choice choice(CassinoMove move, boolean sweep) {
        CardSet taken = move.taken();
        int spades = taken.and(CardValues.SPADES).size();
        int points = CardValues.points(taken.bits()) + (sweep ? 1 : 0);
        return new CassinoChoiceBar.Choice(
                move, text(move, spades, points, sweep ? 1 : 0), text(move, 0, 0, 0));
    }

    private static Phrase text(CassinoMove move, int spades, int points, int sweeps) {
        List<Card> taken = move.taken().stream().toList();
        return switch (taken.size()) {
            case 0 -> Phrase.of("cassino.table.place", move.card());
            case 1 -> Phrase.of("cassino.choice.one", taken.get(0), spades, points, sweeps);
            case 2 ->
                    Phrase.of(
                            "cassino.choice.two",
                            taken.get(0),
                            taken.get(1),
                            spades,
                            points,
                            sweeps);
            default -> Phrase.of("cassino.choice.many", taken.size(), spades, points, sweeps);
        };
    }
}
