package parlour.engine;

import parlour.json.JsonText;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** An immutable list of integers, one per seat. */
public final class Tally {
    private final int[] counts;

    private Tally(int[] counts) {
        this.counts = counts;
    }

    /** {@code size} zeros. */
    public static Tally zeros(int size) {
        return new Tally(new int[size]);
    }

    public static Tally of(List<Integer> counts) {
        return new Tally(counts.stream().mapToInt(Integer::intValue).toArray());
    }

    /** These counts, which nobody may change any more. */
    public static Tally of(int[] counts) {
        return new Tally(counts);
    }

    public int size() {
        return counts.length;
    }

    public int get(int i) {
        return counts[i];
    }

    public Tally plus(int i, int amount) {
        int[] copy = counts.clone();
        copy[i] += amount;
        return new Tally(copy);
    }

    public int max() {
        return IntStream.of(counts).max().orElse(0);
    }

    public int min() {
        return IntStream.of(counts).min().orElse(0);
    }

    public List<Integer> list() {
        List<Integer> list = new ArrayList<>(counts.length);
        for (int count : counts) {
            list.add(count);
        }
        return Collections.unmodifiableList(list);
    }

    /** Writes a field with the counts. */
    public void write(String name, JsonText out) {
        out.name(name).array();
        for (int count : counts) {
            out.value(count);
        }
        out.endArray();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tally tally && Arrays.equals(counts, tally.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
