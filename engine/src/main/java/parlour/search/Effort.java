package parlour.search;

/**
 * How hard a search works when nobody stops it.
 *
 * @param worlds the most worlds to sample
 * @param plies the number of moves to play in each, including the first
 */
public record Effort(int worlds, int plies) {
    public Effort {
        if (worlds < 1 || plies < 1) {
            throw new IllegalArgumentException(worlds + " worlds, " + plies + " plies");
        }
    }
}
