package parlour.wire;

/** How far the play at a shared table is. */
public enum Stage {
    /** No game has begun. */
    WAITING,
    /** Somebody is to move. */
    PLAYING,
    /** A round is over and the next one is not dealt yet. */
    BETWEEN_ROUNDS,
    /** The game is over; another one may follow. */
    OVER
}
