package parlour.app.look;

import java.util.function.Consumer;

/**
 * Which cards somebody plays with.
 *
 * @param fourColours whether every suit has a colour of its own
 * @param largeIndex whether rank and suit are large enough to be read from afar
 * @param size how large its pictures are unpacked, in eighths of how they were drawn: half the size
 *     takes a quarter of the memory
 */
public record Deck(boolean fourColours, boolean largeIndex, int size) {
    /** The size in which its pictures were drawn. */
    public static final int FULL = 8;

    /** Where cards are tiny or none at all. */
    private static final int SMALLEST = 2;

    /** Beyond this, making them smaller is not worth the time. */
    private static final int LARGEST = 6;

    /** How many pixels tall a card is for each eighth. */
    private static final int STEP = 42;

    /** The size of a deck whose cards are drawn as tall as this, in pixels. */
    public static int sizeFor(float tallest) {
        int enough = (int) Math.ceil(tallest / STEP);
        return enough > LARGEST ? FULL : Math.max(SMALLEST, enough);
    }

    /** How tall its cards are, in pixels. */
    public int tall() {
        return size * STEP;
    }

    /** Begins to unpack it. */
    public PreloadedPicture unpack(Consumer<Runnable> beside) {
        return new PreloadedPicture(file(), size, beside);
    }

    private String file() {
        return "cards" + (largeIndex ? "-large" : "") + (fourColours ? "-four" : "");
    }
}
