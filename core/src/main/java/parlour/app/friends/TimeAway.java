package parlour.app.friends;

/** Says in words how long somebody has been away. */
public final class TimeAway {
    private static final int MINUTE = 60;

    private TimeAway() {}

    /** Minutes and seconds. */
    public static String clock(int seconds) {
        int rest = seconds % MINUTE;
        return seconds / MINUTE + (rest < 10 ? ":0" : ":") + rest;
    }
}
