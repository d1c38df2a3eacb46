package parlour.cassino.computers;

import parlour.cards.Card;

/**
 * What the value of a position depends on, as the player sees it who has just moved, and how much
 * each is worth at the start, in the middle and at the end of a round, in thousandths of a point.
 * {@code arena learn cassino} prints these lines.
 */
enum Aspect {
    /** Of any position: whoever has moved waits for the other's move. */
    MOVED(-262, -455, 116),
    /** Whether the mover plays the last card of the round; or the other does. */
    PLAYS_LAST(804, 962, 525),
    /** The lead in points of cards and sweeps. */
    BANKED(1040, 1007, 1001),
    /** The lead in chances to get the points for most cards. */
    CARDS_PRIZE(-382, 71, 335),
    /** The lead in chances to get the points for most spades. */
    SPADES_PRIZE(485, 677, 978),
    /** The lead in cards. */
    CARDS(71, 52, 38),
    /** The lead in spades. */
    SPADES(200, 123, 4),
    /** Who took cards last, and so gets what is left on the table. */
    TOOK_LAST(7, 1, 62),
    /** What lies on the table, for whoever took cards last. */
    TOOK_LAST_TABLE(55, -215, 448),

    HELD_ACES(586, 556, 422),
    HELD_TWO_OF_SPADES(1125, 1193, 548),
    HELD_TEN_OF_DIAMONDS(1880, 1703, 36),
    HELD_SPADES(239, 207, -8),
    /** Cards up to four, which are in many sums. */
    HELD_LOW(-67, -99, -344),
    /** Jacks, queens and kings. */
    HELD_HIGH(90, 139, 185),
    /** Cards of equal value: one can be placed for the other to take. */
    HELD_EQUAL(26, -46, -399),

    TABLE_EMPTY(-187, -25, -49),
    TABLE_CARDS(-50, -24, -25),
    TABLE_SUM(0, 0, 5),
    TABLE_SPADES(39, 80, 17),
    TABLE_POINTS(119, 164, -17),

    /** Whether the mover holds a card that would clear the table. */
    OWN_SWEEP(-7, -17, 105),
    /** How many of the mover's cards take something. */
    OWN_TAKERS(194, 143, 378),
    /** The most that the mover could take as the table is. */
    OWN_BEST(377, 517, 738),
    /** What all of the mover's cards could take, each as if it were the only one. */
    OWN_ALL(-61, -109, -73),

    /** The chance that the other holds a card that clears the table. */
    THEIR_SWEEP(-1266, -1130, -876),
    /** What the other's cards could take on average, each as if it were the only one. */
    THEIR_ALL(-615, -578, -685),
    /** The chance that the other can take something. */
    THEIR_ANY(-669, -463, -1168),
    /** The chance that the other can take at least a spade and a card. */
    THEIR_SPADE(-276, -830, -406),
    /** The chance that the other can take a point. */
    THEIR_POINT(-3, -30, -160),
    /** The chance that the other can take two points. */
    THEIR_TWO_POINTS(494, -349, -213);

    static final int COUNT = values().length;

    /** Thousandths, in which values are given. */
    static final double POINT = 1000;

    /** The cards that are unplayed at the start of a round of two. */
    private static final int ALL = 48;

    /** The numbers of unplayed cards at which values are given; others are interpolated. */
    static final int STAGES = 3;

    private final int[] values;

    Aspect(int start, int middle, int end) {
        values = new int[] {start, middle, end};
    }

    /** How much a stage counts with this many cards unplayed; those of all stages add up to 1. */
    static double share(int stage, int unplayed) {
        double at = (STAGES - 1) * Math.max(0, 1 - (double) unplayed / ALL);
        return Math.max(0, 1 - Math.abs(at - stage));
    }

    /** The values of all aspects, in points, for each number of unplayed cards. */
    static double[][] values(int[][] learned) {
        double[][] values = new double[Card.COUNT + 1][COUNT];
        for (int unplayed = 0; unplayed <= Card.COUNT; unplayed++) {
            for (int aspect = 0; aspect < COUNT; aspect++) {
                for (int stage = 0; stage < STAGES; stage++) {
                    values[unplayed][aspect] +=
                            share(stage, unplayed) * learned[aspect][stage] / POINT;
                }
            }
        }
        return values;
    }

    /** What was learned. */
    static double[][] learned() {
        int[][] learned = new int[COUNT][];
        for (Aspect aspect : values()) {
            learned[aspect.ordinal()] = aspect.values;
        }
        return values(learned);
    }
}
