package parlour.engine;

/** Who is looking: a bit set of seats. */
public record Eyes(int seats) {
    /** A spectator, or the curtain between two people at one screen. */
    public static final Eyes NONE = new Eyes(0);

    public static Eyes of(int seat) {
        return new Eyes(1 << seat);
    }

    /** Everybody at a table of {@code count} seats. */
    public static Eyes all(int count) {
        return new Eyes((1 << count) - 1);
    }

    public boolean include(int seat) {
        return seat >= 0 && (seats >>> seat & 1) != 0;
    }

    public Eyes and(int seat) {
        return new Eyes(seats | 1 << seat);
    }

    /** Those who are among others too. */
    public Eyes among(Eyes others) {
        return new Eyes(seats & others.seats);
    }

    /** How many look on. */
    public int count() {
        return Integer.bitCount(seats);
    }
}
