package parlour.web;

/**
 * The smallest change that turns one text into another.
 *
 * @param at where it differs
 */
record Correction(int at, String removed, String added) {
    /** The smallest correction that leads from one text to the other. */
    static Correction between(String before, String after) {
        int shorter = Math.min(before.length(), after.length());
        int at = 0;
        while (at < shorter && before.charAt(at) == after.charAt(at)) {
            at++;
        }
        int same = 0;
        while (same < shorter - at
                && before.charAt(before.length() - 1 - same)
                        == after.charAt(after.length() - 1 - same)) {
            same++;
        }
        return new Correction(
                at,
                before.substring(at, before.length() - same),
                after.substring(at, after.length() - same));
    }

    /** Where what was removed ended. */
    int end() {
        return at + removed.length();
    }
}
