package parlour.arena;

import java.util.List;

/** A player in a match: a built-in computer or an external bot. */
interface Contender<S, M, E> {
    /** A round starts; seats count from 0 here. */
    default void start(int seat) {}

    /** An event with nothing hidden; whoever passes it on must filter it through the rules. */
    default void happened(E event) {}

    /** A legal move for the seat to move. */
    M choose(S state, long seed);

    /** The clock for timing its choices, in nanoseconds from an arbitrary origin. */
    default long clock() {
        return System.nanoTime();
    }

    /** The number of choices made because the time was up. */
    default int cutShort() {
        return 0;
    }

    /** The round has ended with these points by seat. */
    default void end(List<Double> points) {}
}
