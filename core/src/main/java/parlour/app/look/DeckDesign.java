package parlour.app.look;

import java.util.function.Consumer;

/**
 * The appearance of the cards.
 *
 * @param fourColours whether each suit has its own colour
 * @param largeIndex whether rank and suit are large enough to read from a distance
 * @param size the size at which the images are unpacked, in eighths of the original: half the size
 *     takes a quarter of the memory
 */
public record DeckDesign(boolean fourColours, boolean largeIndex, int size) {
    /** The size of the original images. */
    public static final int FULL = 8;

    /** The size of a deck without images yet. */
    private static final int NONE = 0;

    /** For tiny cards, or where there are none. */
    private static final int SMALLEST = 2;

    /** Beyond this, scaling down is not worth the time. */
    private static final int LARGEST = 6;

    /** The height of a card in pixels, per eighth. */
    private static final int STEP = 42;

    /** The size needed for cards that are drawn up to this tall, in pixels. */
    public static int sizeFor(float tallest) {
        int enough = (int) Math.ceil(tallest / STEP);
        return enough > LARGEST ? FULL : Math.max(SMALLEST, enough);
    }

    /** The height of its cards in pixels. */
    public int tall() {
        return size * STEP;
    }

    /** The same design without images. */
    public DeckDesign blank() {
        return new DeckDesign(fourColours, largeIndex, NONE);
    }

    /** Starts unpacking the images. */
    public PreloadedPicture unpack(Pictures pictures, Consumer<Runnable> beside) {
        return new PreloadedPicture(pictures, file(), size, beside);
    }

    String file() {
        return "cards" + (largeIndex ? "-large" : "") + (fourColours ? "-four" : "");
    }
}
