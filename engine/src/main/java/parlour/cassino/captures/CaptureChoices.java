package parlour.cassino.captures;

import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The captures worth offering to a person who has picked a hand card, best first. On a crowded
 * table it looks at some of them only, so it answers within a frame; the best is always among them.
 */
public final class CaptureChoices {
    /** Beyond this many captures, nobody would look through all of them. */
    private static final int MOST_SEEN = 5_000;

    // One number ranks points over spades over cards: no sum of a lesser kind reaches the next.
    private static final long A_CARD = 1;
    private static final long A_SPADE = 64 * A_CARD;
    private static final long A_POINT = 16 * A_SPADE;
    private static final long WANTED = 1L << 32;

    private final Captures captures = new Captures();
    private final boolean avoidPoints;

    /**
     * @param avoidPoints whether points are bad, as in misère: offers the captures that have no
     *     smaller one in them, instead of those that are not part of a larger one
     */
    public CaptureChoices(boolean avoidPoints) {
        this.avoidPoints = avoidPoints;
    }

    /**
     * Captures by a hand card, at most {@code limit}.
     *
     * @param wanted what each of them has to include
     * @param sweepCounts whether taking the whole table brings a point
     */
    public List<CardSet> of(
            CardSet table, Card card, CardSet wanted, boolean sweepCounts, int limit) {
        int target = CardValues.inHand(card);
        long bonus = sweepCounts ? A_POINT : 0;
        Ranking ranking = new Ranking(table.bits(), bonus, limit);
        long best = best(table.bits(), target, wanted.bits(), bonus);
        if (best == 0 || (best & wanted.bits()) != wanted.bits()) {
            return List.of();
        }
        ranking.add(best);
        if (avoidPoints) {
            List<CardSet> groups = new ArrayList<>();
            Takeable.groups(table, CardSet.EMPTY, target, MOST_SEEN, groups);
            groups.stream()
                    .filter(group -> group.hasAll(wanted))
                    .forEach(s -> ranking.add(s.bits()));
        } else {
            int[] seen = new int[1];
            captures.forEachMaximal(
                    table.bits(),
                    target,
                    set -> {
                        if ((set & wanted.bits()) == wanted.bits()) {
                            ranking.add(set);
                        }
                        return ++seen[0] < MOST_SEEN;
                    });
        }
        return ranking.list();
    }

    /** The best capture that has as many of the wanted cards as possible. */
    private long best(long table, int target, long wanted, long bonus) {
        long[] worth = new long[Card.COUNT];
        for (Card card : Card.pack()) {
            worth[card.index()] =
                    sign() * worth(card.bit()) + ((wanted & card.bit()) != 0 ? WANTED : 0);
        }
        return captures.best(table, target, worth, sign() * bonus);
    }

    private int sign() {
        return avoidPoints ? -1 : 1;
    }

    private static long worth(long cards) {
        return A_CARD * Long.bitCount(cards)
                + A_SPADE * Long.bitCount(cards & CardValues.SPADES.bits())
                + A_POINT * CardValues.points(cards);
    }

    /** The best sets of those added, each once. */
    private final class Ranking {
        private final long table;
        private final long bonus;
        private final long[] sets;
        private int size;

        Ranking(long table, long bonus, int limit) {
            this.table = table;
            this.bonus = bonus;
            sets = new long[limit];
        }

        void add(long set) {
            int place = size;
            while (place > 0 && before(set, sets[place - 1])) {
                place--;
            }
            boolean known = place > 0 && sets[place - 1] == set;
            if (known || place == sets.length) {
                return;
            }
            size = Math.min(size + 1, sets.length);
            System.arraycopy(sets, place, sets, place + 1, size - place - 1);
            sets[place] = set;
        }

        private boolean before(long set, long other) {
            long more = worthHere(set) - worthHere(other);
            long differ = set ^ other;
            return more > 0 || more == 0 && (set & differ & -differ) != 0;
        }

        private long worthHere(long set) {
            return sign() * (worth(set) + (set == table ? bonus : 0));
        }

        List<CardSet> list() {
            return Arrays.stream(sets, 0, size).mapToObj(CardSet::new).toList();
        }
    }
}
