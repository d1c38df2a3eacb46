package parlour.app.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.Rank;
import parlour.cassino.captures.CardValues;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a player has captured so far, as far as it scores. */
record CassinoPile(int seat, CardSet cards) {
    /** How many spades and aces there are. */
    Phrase counts() {
        return Phrase.of(
                "cassino.pile.counts",
                cards.and(CardValues.SPADES).size(),
                Rank.ACE.text(),
                cards.and(CardValues.ACES).size());
    }

    /** The ten of diamonds and the two of spades, as far as they are there. */
    Optional<Phrase> best() {
        List<Card> best =
                Stream.of(CardValues.TEN_OF_DIAMONDS, CardValues.TWO_OF_SPADES)
                        .filter(cards::has)
                        .toList();
        return switch (best.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(Phrase.of("cassino.pile.one", best.get(0)));
            default -> Optional.of(Phrase.of("cassino.pile.both", best.get(0), best.get(1)));
        };
    }

    /** All of it in one line. */
    Phrase held() {
        return best().map(best -> Phrase.of("cassino.pile.both", counts(), best)).orElse(counts());
    }
}
