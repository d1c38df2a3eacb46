package parlour.cards;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntFunction;

/** Iterates over the elements of a bit set, lowest bit first. */
public final class Members<T> implements Iterator<T> {
    private final IntFunction<T> at;
    private long left;

    /**
     * @param at the element for each bit
     */
    public Members(long bits, IntFunction<T> at) {
        this.left = bits;
        this.at = at;
    }

    @Override
    public boolean hasNext() {
        return left != 0;
    }

    @Override
    public T next() {
        if (left == 0) {
            throw new NoSuchElementException();
        }
        T member = at.apply(Long.numberOfTrailingZeros(left));
        left &= left - 1;
        return member;
    }
}
