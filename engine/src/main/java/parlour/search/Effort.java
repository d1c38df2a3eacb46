package parlour.search;

/**
 * How hard a search thinks when nobody stops it.
 *
 * @param worlds the most ways the hidden cards are dealt
 * @param plies how many moves each of them is played forward, the first one among them
 */
public record Effort(int worlds, int plies) {
    public Effort {
        if (worlds < 1 || plies < 1) {
            throw new IllegalArgumentException(worlds + " worlds, " + plies + " plies");
        }
    }
}
