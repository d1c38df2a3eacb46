package parlour.fuzz;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.record.Utf8;

import java.util.List;
import java.util.stream.Collectors;

/** Cards in words: what is read is written as it was meant. */
public final class Cards {
    private Cards() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    List<Card> cards = CardNotation.cards(Utf8.text(bytes));
                    String text =
                            cards.stream().map(Card::toString).collect(Collectors.joining(" "));
                    Claim.equal(cards, CardNotation.cards(text));
                    Claim.equal(cards.size(), CardNotation.set(text).size());
                });
    }
}
