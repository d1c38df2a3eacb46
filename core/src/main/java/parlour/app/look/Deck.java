package parlour.app.look;

import java.util.function.Consumer;

/**
 * Which cards somebody plays with.
 *
 * @param fourColours whether every suit has a colour of its own
 * @param largeIndex whether rank and suit are large enough to be read from afar
 * @param small whether no card is drawn taller than {@link #SMALL}: the largest version of the
 *     pictures is then left out, and with it three quarters of their memory
 */
public record Deck(boolean fourColours, boolean largeIndex, boolean small) {
    /** How many pixels tall a card of a small deck is; of a full one it is twice that. */
    public static final int SMALL = 168;

    /** Begins to unpack it. */
    public Unpacking unpack(Consumer<Runnable> beside) {
        return new Unpacking(file(), small ? 1 : 0, beside);
    }

    private String file() {
        return "cards" + (largeIndex ? "-large" : "") + (fourColours ? "-four" : "");
    }
}
