package parlour.app.look;

import java.util.Optional;

/** A font at one size: its metrics and the pictures of its characters, in whole pixels. */
public interface Typeface {
    Metrics metrics();

    /** Draws a character, if the font has it. */
    Optional<Picture> picture(char character);

    /** Draws the box for characters that no font has, if the font has such a box. */
    Optional<Picture> missing();

    /** How much further apart two neighbours are than their advance says; mostly zero or less. */
    int kerning(char first, char second);

    /**
     * What lines of text are measured by.
     *
     * @param ascender from the baseline up to the top of the line
     * @param descender from the baseline up to the bottom of the line, so it is negative
     * @param lineHeight from one baseline to the next
     * @param capHeight the height of a capital letter
     * @param xHeight the height of a small letter
     */
    record Metrics(int ascender, int descender, int lineHeight, int capHeight, int xHeight) {}

    /**
     * The picture of a character.
     *
     * @param left from the pen to its first column
     * @param top from the baseline up to its first row
     * @param advance from the pen to where the pen stands for the next character
     * @param alpha how much each pixel is covered, row by row from the top
     */
    record Picture(int left, int top, int width, int height, int advance, byte[] alpha) {}
}
