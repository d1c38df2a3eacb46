package parlour.cassino;

import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoView;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/** A position in words, for people who read or hear it instead of seeing the table. */
public final class CassinoDescription {
    private CassinoDescription() {}

    /** All that a viewer may know, with the cards in sentences. */
    static List<Phrase> of(CassinoView view, OptionalInt me) {
        List<Phrase> lines = new ArrayList<>();
        lines.add(table(view, cards -> cards));
        for (int seat = 0; seat < view.handSizes().size(); seat++) {
            CardSet hand = view.hands().get(seat);
            if (!hand.isEmpty()) {
                lines.add(
                        me.equals(OptionalInt.of(seat))
                                ? Phrase.of("position.hand", hand)
                                : Phrase.of("position.handOf", new Seat(seat), hand));
            }
        }
        lines.addAll(seats(view));
        return lines;
    }

    /** The round, and what everybody has. */
    public static List<Phrase> seats(CassinoView view) {
        List<Phrase> lines = new ArrayList<>();
        lines.add(
                Phrase.of(
                        "cassino.position.round",
                        view.round(),
                        new Seat(view.dealer()),
                        view.deck()));
        for (int seat = 0; seat < view.handSizes().size(); seat++) {
            lines.add(
                    Phrase.of(
                            "cassino.position.seat",
                            new Seat(seat),
                            view.scores().get(seat),
                            view.handSizes().get(seat),
                            view.piles().get(seat).size(),
                            view.sweeps().get(seat)));
        }
        return lines;
    }

    /**
     * The cards on the table.
     *
     * @param cards how cards are written
     */
    public static Phrase table(CassinoView view, Function<CardSet, Object> cards) {
        return view.table().isEmpty()
                ? Phrase.of("cassino.position.noTable")
                : Phrase.of("cassino.position.table", cards.apply(view.table()));
    }
}
