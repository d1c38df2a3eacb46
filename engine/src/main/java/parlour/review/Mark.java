package parlour.review;

/** What a review thinks of a move. A mark is given only beyond the noise of the search. */
public enum Mark {
    NONE,
    INACCURACY,
    MISTAKE,
    BLUNDER,
    /** The best move, or one as good, where all simple computers make a mistake or worse. */
    BRILLIANT;

    /** Whether a better move was missed. */
    public boolean isLapse() {
        return this == INACCURACY || this == MISTAKE || this == BLUNDER;
    }
}
