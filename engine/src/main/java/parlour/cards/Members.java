package parlour.cards;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntFunction;

/** Goes through what the bits of a set stand for, the lowest first. */
public final class Members<T> implements Iterator<T> {
    private final IntFunction<T> at;
    private long left;

    /**
     * @param at what each bit stands for
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
