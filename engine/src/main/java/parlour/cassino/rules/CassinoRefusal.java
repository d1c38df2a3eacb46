package parlour.cassino.rules;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.engine.Refusal;
import parlour.text.Phrase;

import java.util.List;
import java.util.stream.Collectors;

/** Why a Cassino move is not allowed. */
public sealed interface CassinoRefusal extends Refusal {
    /** The round is over, so nobody can move. */
    record RoundOver() implements CassinoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cassino.refused.roundOver");
        }
    }

    /** The card is not in the hand. */
    record NotHeld(Card card) implements CassinoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cassino.refused.notHeld", card);
        }
    }

    /** Some of the cards to be taken are not on the table. */
    record NotOnTable(CardSet missing) implements CassinoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cassino.refused.notOnTable", missing, missing.size());
        }
    }

    /** Some hand card can capture, and under these rules a player who can capture must. */
    record MustCapture(CardSet able) implements CassinoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cassino.refused.mustCapture", able);
        }
    }

    /** A card's value is higher than that of the card that should take it. */
    record TooBig(Card card, Card taken, int target) implements CassinoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "cassino.refused.tooBig", card, target, taken, CardValues.onTable(taken));
        }
    }

    /**
     * The cards do not split into groups of the target; these groups do add up, the rest does not.
     */
    record DoesNotAddUp(Card card, int target, List<CardSet> groups, CardSet leftOver)
            implements CassinoRefusal {
        public DoesNotAddUp {
            groups = List.copyOf(groups);
        }

        @Override
        public Phrase phrase() {
            int sum = leftOver.stream().mapToInt(CardValues::onTable).sum();
            if (leftOver.size() == 1 && groups.isEmpty()) {
                return Phrase.of("cassino.refused.single", card, target, leftOver.first(), sum);
            }
            String terms =
                    leftOver.stream()
                            .map(c -> String.valueOf(CardValues.onTable(c)))
                            .collect(Collectors.joining(" + "));
            // A sum of twice the target or more can look right and still not split.
            String key = groups.isEmpty() ? "sum" : "leftOver";
            key = sum % target == 0 ? "noSplit" : key;
            return Phrase.of("cassino.refused." + key, card, target, terms, sum, leftOver);
        }
    }
}
