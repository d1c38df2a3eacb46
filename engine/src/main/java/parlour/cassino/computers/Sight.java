package parlour.cassino.computers;

/**
 * How much a {@link Learner} sees of a position.
 *
 * @param cards the most table cards that it adds up to one sum
 * @param groups the most groups that it takes with one card
 * @param overlooked the chance to overlook a sum of two cards; with each further card there is
 *     another
 * @param danger whether it thinks of what the next player may take
 */
record Sight(int cards, int groups, double overlooked, boolean danger) {
    private static final int ALL = 52;

    /** Takes equal cards, and of the sums of two about every second. */
    static final Sight FIRST_GAME = new Sight(2, 1, 0.45, false);

    /** Adds up to three cards, and takes two groups with one card. */
    static final Sight BEGINNER = new Sight(3, 2, 0.35, false);

    /** Finds nearly everything that a card takes, but thinks of its own turn only. */
    static final Sight EASY = new Sight(ALL, ALL, 0.1, false);

    /** Finds everything, and counts which cards may still come. */
    static final Sight INTERMEDIATE = new Sight(ALL, ALL, 0, true);
}
