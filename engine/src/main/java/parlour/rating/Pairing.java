package parlour.rating;

/**
 * The games that two players have played against each other.
 *
 * @param won the games that the first has won; a draw counts half
 * @param games all their games
 */
public record Pairing(String first, String second, double won, double games) {
    public Pairing {
        boolean possible = won >= 0 && won <= games && games < Double.POSITIVE_INFINITY;
        if (!possible || first.equals(second)) {
            throw new IllegalArgumentException(
                    first + " v " + second + ": " + won + " of " + games);
        }
    }
}
