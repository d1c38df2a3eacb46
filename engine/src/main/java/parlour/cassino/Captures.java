package parlour.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongPredicate;

/** What one card can capture: sets of table cards that split into groups of one sum. */
public final class Captures {
    /** Groups that add up, and the cards that are left over from them. */
    public record Split(List<CardSet> groups, CardSet leftOver) {}

    public boolean legal(long chosen, int target) {
        return chosen != 0 && splits(chosen, target);
    }

    private static boolean splits(long left, int target) {
        if (left == 0) {
            return true;
        }
        long first = Long.lowestOneBit(left);
        return group(left & ~first, target - value(first), left & ~first, target);
    }

    private static boolean group(long options, int need, long rest, int target) {
        if (need <= 0) {
            return need == 0 && splits(rest, target);
        }
        for (long o = options; o != 0; o &= o - 1) {
            long bit = Long.lowestOneBit(o);
            if (group(o & ~bit, need - value(bit), rest & ~bit, target)) {
                return true;
            }
        }
        return false;
    }

    private static int value(long bit) {
        return Values.onTable(Card.at(Long.numberOfTrailingZeros(bit)));
    }

    public boolean any(long table, int target) {
        int sums = 1;
        for (long left = table; left != 0; left &= left - 1) {
            sums |= sums << value(Long.lowestOneBit(left));
        }
        return (sums >>> target & 1) != 0;
    }

    public long count(long table, int target) {
        long[] n = {0};
        forEach(table, target, t -> ++n[0] > 0);
        return n[0];
    }

    public boolean forEach(long table, int target, LongPredicate visitor) {
        for (long s = table; s != 0; s = s - 1 & table) {
            if (legal(s, target) && !visitor.test(s)) {
                return false;
            }
        }
        return true;
    }

    public boolean forEachMaximal(long table, int target, LongPredicate visitor) {
        List<Long> all = new ArrayList<>();
        forEach(table, target, all::add);
        for (long s : all) {
            if (all.stream().noneMatch(o -> o != s && (s & ~o) == 0) && !visitor.test(s)) {
                return false;
            }
        }
        return true;
    }

    public long best(long table, int target, long[] worth, long clearBonus) {
        long[] best = {0, Long.MIN_VALUE};
        forEach(
                table,
                target,
                s -> {
                    long v = s == table ? clearBonus : 0;
                    for (long l = s; l != 0; l &= l - 1) {
                        v += worth[Long.numberOfTrailingZeros(l)];
                    }
                    if (v > best[1]
                            || v == best[1]
                                    && Long.compareUnsigned(Long.reverse(s), Long.reverse(best[0]))
                                            > 0) {
                        best[0] = s;
                        best[1] = v;
                    }
                    return true;
                });
        return best[0];
    }

    public List<CardSet> largest(long table, int target, int limit) {
        List<CardSet> all = new ArrayList<>();
        forEach(table, target, s -> all.add(new CardSet(s)));
        all.sort(Comparator.comparingInt(CardSet::size).reversed());
        return all.subList(0, Math.min(limit, all.size()));
    }

    public Split split(CardSet chosen, int target) {
        return new Split(List.of(), chosen);
    }
}
