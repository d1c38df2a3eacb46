package parlour;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How many of its random positions a test goes through: all of them, or one in some where the tests
 * are repeated for every small change of the code.
 */
public final class Rounds {
    private static final int ONE_IN = Integer.getInteger("parlour.oneIn", 1);

    private Rounds() {}

    /** So many, or fewer, but at least one. */
    public static int of(int all) {
        return Math.max(1, all / ONE_IN);
    }

    /** All of them, or some from everywhere in the list. */
    public static <T> List<T> of(List<T> all) {
        return IntStream.range(0, all.size())
                .filter(i -> i % ONE_IN == 0)
                .mapToObj(all::get)
                .toList();
    }
}
