package parlour.fastest;

import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A position in words, for people who read or hear it instead of seeing the table. */
public final class FastestDescription {
    private FastestDescription() {}

    /** All that a viewer may know, with the cards in sentences. */
    static List<Phrase> of(FastestView view, OptionalInt me) {
        List<Phrase> lines = new ArrayList<>();
        lines.add(toBeat(view));
        for (int seat = 0; seat < view.counts().size(); seat++) {
            Hand hand = view.hands().get(seat);
            if (!hand.isEmpty()) {
                Object cards = cards(hand, view.suits());
                lines.add(
                        me.equals(OptionalInt.of(seat))
                                ? hand(hand, cards)
                                : Phrase.of("position.handOf", new Seat(seat), cards));
            }
        }
        lines.addAll(seats(view));
        return lines;
    }

    /** By name, where suits count; otherwise by rank. */
    private static Object cards(Hand hand, boolean suits) {
        return suits
                ? FastestPhrases.cards(hand)
                : hand.stream().map(FastestCard::level).map(FastestPhrases::name).toList();
    }

    /** How many cards and points everybody has. */
    public static List<Phrase> seats(FastestView view) {
        List<Phrase> lines = new ArrayList<>();
        for (int seat = 0; seat < view.counts().size(); seat++) {
            lines.add(
                    Phrase.of(
                            "fastest.position.seat",
                            new Seat(seat),
                            view.counts().get(seat),
                            view.scores().get(seat)));
        }
        return lines;
    }

    /** What has to be beaten. */
    public static Phrase toBeat(FastestView view) {
        return view.toBeat()
                .map(
                        play ->
                                Phrase.of(
                                        "fastest.position.toBeat",
                                        FastestPhrases.play(play),
                                        new Seat(view.lastSeat())))
                .orElse(Phrase.of("fastest.position.free"));
    }

    /**
     * The person's own hand.
     *
     * @param cards as they are written
     */
    public static Phrase hand(Hand hand, Object cards) {
        return Phrase.of("fastest.position.hand", cards, hand.size());
    }
}
