package parlour.cassino.rules;

import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cassino.captures.CardValues;
import parlour.engine.Tally;

import java.util.List;
import java.util.stream.IntStream;

/** The points of one round, line by line, and what ties carry into the next. */
public record ScoreSheet(List<Line> lines, int carriedCards, int carriedSpades) {
    private static final int CARDS_PRIZE = 1;
    private static final int SPADES_PRIZE = 2;

    /** One seat's points. */
    public record Line(
            int cards, int spades, int aces, int tenOfDiamonds, int twoOfSpades, int sweeps) {
        public int total() {
            return cards + spades + aces + tenOfDiamonds + twoOfSpades + sweeps;
        }
    }

    public ScoreSheet {
        lines = List.copyOf(lines);
    }

    /** Scores a finished round. */
    static ScoreSheet of(CassinoOptions options, CassinoState state) {
        return of(
                options,
                state.piles(),
                state.sweeps(),
                state.carriedCards(),
                state.carriedSpades());
    }

    /** Scores piles as those of a finished round. */
    public static ScoreSheet of(
            CassinoOptions options,
            CardSets piles,
            Tally sweeps,
            int carriedCards,
            int carriedSpades) {
        Prize cards =
                new Prize(options.ties(), CARDS_PRIZE + carriedCards, counts(piles, CardSet.PACK));
        Prize spades =
                new Prize(
                        options.ties(),
                        SPADES_PRIZE + carriedSpades,
                        counts(piles, CardValues.SPADES));
        int cancelled = options.sweepsCancel() ? sweeps.min() : 0;
        List<Line> lines =
                IntStream.range(0, piles.size())
                        .mapToObj(
                                seat ->
                                        new Line(
                                                cards.points(seat),
                                                spades.points(seat),
                                                piles.get(seat).and(CardValues.ACES).size(),
                                                piles.get(seat).has(CardValues.TEN_OF_DIAMONDS)
                                                        ? 2
                                                        : 0,
                                                piles.get(seat).has(CardValues.TWO_OF_SPADES)
                                                        ? 1
                                                        : 0,
                                                sweeps.get(seat) - cancelled))
                        .toList();
        return new ScoreSheet(lines, cards.carried(), spades.carried());
    }

    /** The score sheet of the last round: points carried when the game ends are lost. */
    ScoreSheet last() {
        return new ScoreSheet(lines, 0, 0);
    }

    public List<Integer> totals() {
        return lines.stream().map(Line::total).toList();
    }

    private static int[] counts(CardSets piles, CardSet kind) {
        return IntStream.range(0, piles.size())
                .map(seat -> Long.bitCount(piles.bits(seat) & kind.bits()))
                .toArray();
    }

    /** The points for having the most of something. */
    private static final class Prize {
        private final CassinoOptions.Ties ties;
        private final int prize;
        private final int[] counts;

        Prize(CassinoOptions.Ties ties, int prize, int[] counts) {
            this.ties = ties;
            this.prize = prize;
            this.counts = counts;
        }

        int points(int seat) {
            int most = most();
            if (most == 0 || counts[seat] < most) {
                return 0;
            }
            return ties == CassinoOptions.Ties.ALL || alone() ? prize : 0;
        }

        /** The points carried over because nobody has won them: a tie, or nobody has any. */
        int carried() {
            return ties == CassinoOptions.Ties.CARRY && (most() == 0 || !alone()) ? prize : 0;
        }

        private int most() {
            return IntStream.of(counts).max().orElse(0);
        }

        private boolean alone() {
            int most = most();
            return IntStream.of(counts).filter(count -> count == most).count() == 1;
        }
    }
}
