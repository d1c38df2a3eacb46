package parlour.search;

import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Function;

/** Says how good a suggested move is and how much worse the next one, as chances of winning. */
public final class Comparison {
    private final String keys;
    private final double share;
    private final double lead;

    /**
     * @param keys the prefix of the text keys; each game has its own wording
     * @param share the chance of winning with the suggested move
     * @param lead how much smaller it is with the next one; 0 if that is about as good
     */
    public Comparison(String keys, double share, double lead) {
        this.keys = keys;
        this.share = share;
        this.lead = lead;
    }

    /** For values that are one seat's chance less the mean of the others'. */
    public static Comparison of(String keys, int seats, Suggestion<?> suggestion) {
        double others = (seats - 1.0) / seats;
        return new Comparison(
                keys,
                1.0 / seats + suggestion.found().value() * others,
                suggestion.lead() * others);
    }

    /**
     * One sentence of a hint; empty while nothing is known.
     *
     * @param named the name of a move within the sentence
     */
    public <M> Optional<Phrase> sentence(Suggestion<M> suggestion, Function<M, Phrase> named) {
        if (suggestion.found().worlds() == 0) {
            return Optional.empty();
        }
        boolean lost = suggestion.exact() && Odds.never(share);
        if (lost || suggestion.next().isEmpty()) {
            return Optional.of(Phrase.of(keys + "alone", standing(suggestion.exact())));
        }
        Phrase other = named.apply(suggestion.next().get().move());
        Phrase standing = standing(suggestion.exact());
        Optional<Odds> cost = Odds.of(lead);
        if (Odds.always(lead)) {
            return Optional.of(Phrase.of(keys + "onlyThis", standing, other));
        }
        return Optional.of(
                cost.isEmpty()
                        ? Phrase.of(keys + "about", standing, other)
                        : Phrase.of(
                                keys + "better",
                                standing,
                                other,
                                cost.get().times(),
                                cost.get().of()));
    }

    /** The chance of winning in words. */
    private Phrase standing(boolean exact) {
        Optional<Odds> odds = Odds.of(share);
        if (odds.isPresent()) {
            return Phrase.of(keys + "odds", odds.get().times(), odds.get().of());
        }
        boolean won = Odds.always(share);
        return Phrase.of(keys + (exact ? won ? "won" : "lost" : won ? "almostWon" : "almostLost"));
    }
}
