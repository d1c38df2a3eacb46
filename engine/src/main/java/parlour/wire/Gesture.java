package parlour.wire;

/** What a person can say at a shared table; there is no free text, so nothing to moderate. */
public enum Gesture {
    WELL_PLAYED,
    THINKING,
    OOPS,
    THANKS,
    HURRY,
    LUCKY,
    HELLO,
    GOODBYE
}
