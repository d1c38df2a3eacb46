package parlour.app.session;

import parlour.code.CodeResult;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What was agreed for a game besides its rules.
 *
 * @param hintLimit the most hints; empty for any number
 * @param day the day whose deal it is, in days since 1970
 * @param practice whether its result counts for nothing
 * @param rival somebody else's result with the same cards
 * @param coach whether a coach looks at the moves of the only person
 * @param unrated whether it says nothing about the person's strength any more: a move was taken
 *     back, or a round was dealt again
 */
public record Terms(
        OptionalInt hintLimit,
        OptionalLong day,
        boolean practice,
        Optional<CodeResult> rival,
        boolean coach,
        boolean unrated) {
    /** As most games are played. */
    public static final Terms USUAL = hints(OptionalInt.empty());

    /** A game with at most so many hints. */
    public static Terms hints(OptionalInt limit) {
        return new Terms(limit, OptionalLong.empty(), false, Optional.empty(), false, false);
    }

    /** The deal of a day, without hints; whoever plays it again only practises. */
    public static Terms daily(long day, boolean again) {
        OptionalInt hints = again ? OptionalInt.empty() : OptionalInt.of(0);
        return new Terms(hints, OptionalLong.of(day), again, Optional.empty(), false, false);
    }

    /** A game that somebody else has played before. */
    public static Terms challenge(Optional<CodeResult> rival) {
        return new Terms(OptionalInt.empty(), OptionalLong.empty(), false, rival, false, false);
    }

    /** The same terms with a coach or without one. */
    public Terms withCoach(boolean on) {
        return new Terms(hintLimit, day, practice, rival, on, unrated);
    }

    /** The same terms after a move was taken back or a round dealt again. */
    Terms withoutRating() {
        return new Terms(hintLimit, day, practice, rival, coach, true);
    }

    /** The same terms for other cards, with which nobody else can be compared. */
    Terms forOtherCards() {
        return new Terms(hintLimit, OptionalLong.empty(), practice, Optional.empty(), coach, false);
    }

    /** Whether everybody has one try: no move is taken back, and nothing is dealt again. */
    public boolean once() {
        return day.isPresent() && !practice;
    }
}
