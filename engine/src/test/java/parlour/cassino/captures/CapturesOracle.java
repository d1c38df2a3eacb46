package parlour.cassino.captures;

import parlour.cards.Card;

import java.util.ArrayList;
import java.util.List;

/**
 * The captures of a small table by brute force: for every subset of the cards on the table, whether
 * some subset of it that adds up to the target leaves a subset that splits.
 */
final class CapturesOracle {
    private final long[] sets;
    private final boolean[] splits;

    CapturesOracle(long table, int target) {
        int n = Long.bitCount(table);
        long[] bits = new long[n];
        int[] values = new int[n];
        int at = 0;
        for (Card card : Card.pack()) {
            if ((table & card.bit()) != 0) {
                bits[at] = card.bit();
                values[at++] = card.index() % 13 + 1;
            }
        }
        sets = new long[1 << n];
        splits = new boolean[1 << n];
        int[] sums = new int[1 << n];
        for (int subset = 1; subset < sets.length; subset++) {
            for (int i = 0; i < n; i++) {
                if ((subset >> i & 1) != 0) {
                    sets[subset] |= bits[i];
                    sums[subset] += values[i];
                }
            }
        }
        splits[0] = true;
        for (int subset = 1; subset < sets.length; subset++) {
            if (sums[subset] % target != 0) {
                continue;
            }
            int first = Integer.lowestOneBit(subset);
            for (int group = subset; group != 0 && !splits[subset]; group = group - 1 & subset) {
                if ((group & first) != 0 && sums[group] == target) {
                    splits[subset] = splits[subset ^ group];
                }
            }
        }
    }

    /** All captures, each once. */
    List<Long> all() {
        List<Long> all = new ArrayList<>();
        for (int subset = 1; subset < sets.length; subset++) {
            if (splits[subset]) {
                all.add(sets[subset]);
            }
        }
        return all;
    }

    /** Every subset of the table that is no capture. */
    List<Long> others() {
        List<Long> others = new ArrayList<>();
        for (int subset = 0; subset < sets.length; subset++) {
            if (subset == 0 || !splits[subset]) {
                others.add(sets[subset]);
            }
        }
        return others;
    }

    /** The captures that are part of no other. */
    List<Long> maximal() {
        List<Long> all = all();
        return all.stream()
                .filter(
                        set ->
                                all.stream()
                                        .noneMatch(
                                                other ->
                                                        other != (long) set && (set & ~other) == 0))
                .toList();
    }
}
