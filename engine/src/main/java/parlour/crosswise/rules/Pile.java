package parlour.crosswise.rules;

import parlour.engine.Rng;

import java.util.AbstractList;
import java.util.List;

/** The immutable face-down pile. Drawing shares the tokens and moves the top. */
public final class Pile {
    private final byte[] numbers;
    private final int top;

    private Pile(byte[] numbers, int top) {
        this.numbers = numbers;
        this.top = top;
    }

    /** These tokens in this order, top first. */
    public static Pile of(List<Token> tokens) {
        byte[] numbers = new byte[tokens.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (byte) tokens.get(i).number();
        }
        return new Pile(numbers, 0);
    }

    /**
     * The given number of each token, shuffled.
     *
     * @param counts by token number
     */
    public static Pile shuffled(int[] counts, Rng rng) {
        int size = 0;
        for (int count : counts) {
            size += count;
        }
        byte[] numbers = new byte[size];
        int next = 0;
        for (int number = 1; number < counts.length; number++) {
            for (int i = 0; i < counts[number]; i++) {
                numbers[next++] = (byte) number;
            }
        }
        rng.shuffle(numbers, size);
        return new Pile(numbers, 0);
    }

    /** All remaining tokens and those of a hand, shuffled together. */
    Pile reshuffled(Hand hand, Rng rng) {
        byte[] all = new byte[size() + hand.size()];
        System.arraycopy(numbers, top, all, 0, size());
        int next = size();
        for (int place = 0; place < Hand.PLACES; place++) {
            if (hand.holds(place)) {
                all[next++] = (byte) hand.at(place);
            }
        }
        rng.shuffle(all, all.length);
        return new Pile(all, 0);
    }

    public int size() {
        return numbers.length - top;
    }

    public boolean isEmpty() {
        return top == numbers.length;
    }

    /** The number of the top token. */
    int top() {
        if (isEmpty()) {
            throw new IllegalStateException("the pile is empty");
        }
        return numbers[top];
    }

    /** The pile without its top token. */
    Pile rest() {
        return new Pile(numbers, top + 1);
    }

    /** The remaining tokens, top first. */
    public List<Token> list() {
        return new AbstractList<>() {
            @Override
            public Token get(int i) {
                return Token.of(numbers[top + i]);
            }

            @Override
            public int size() {
                return numbers.length - top;
            }
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pile pile && list().equals(pile.list());
    }

    @Override
    public int hashCode() {
        return list().hashCode();
    }

    @Override
    public String toString() {
        return list().toString();
    }
}
