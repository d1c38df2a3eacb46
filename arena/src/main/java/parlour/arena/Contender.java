package parlour.arena;

import java.util.List;

/** Somebody who plays rounds of a match: a computer of the house or a program of one's own. */
interface Contender<S, M, E> {
    /** A round begins; seats count from 0 here. */
    default void start(int seat) {}

    /** Something happened, fully open: whoever passes it on asks the rules what may be seen. */
    default void happened(E event) {}

    /** A legal move for whoever is to move. */
    M choose(S state, long seed);

    /** What its choices are timed by: nanoseconds from anywhere. */
    default long clock() {
        return System.nanoTime();
    }

    /** How many of the choices were made because the time was up. */
    default int cutShort() {
        return 0;
    }

    /** The round is over with these points by seat. */
    default void end(List<Double> points) {}
}
