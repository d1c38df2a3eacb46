package parlour.app.fastest;

import parlour.app.game.Lesson;
import parlour.app.game.LessonStep;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Level;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** The first lesson of See Who's Fastest, for a person and two opponents. */
final class FastestLesson {
    private static final String KEY = "lesson.fastest.";

    private FastestLesson() {}

    static Lesson<FastestState, FastestMove> make() {
        return new Lesson<>(
                FastestLessonPosition.SEATS,
                FastestOptions.SINGLE,
                List.of(free(), higher(), pass(), more(), three(), jokers(), lead(), last()));
    }

    private static LessonStep<FastestState, FastestMove> free() {
        FastestState position =
                position("A 2 3 3 4 5 6 6 7 8 9 9 10 J J Q K BJ", 18, 18, FastestMove.PASS);
        return step("free", position, move -> wanted(move, 1, Level.ACE, "free.other"));
    }

    private static LessonStep<FastestState, FastestMove> higher() {
        FastestState position = position("3 6 9 Q K", 6, 5, group(1, Level.SIX));
        return step(
                "higher",
                position,
                move ->
                        passed(move, "higher.pass")
                                .or(() -> wanted(move, 1, Level.NINE, "higher.high")));
    }

    private static LessonStep<FastestState, FastestMove> pass() {
        FastestState position = position("3 5 8 J", 5, 4, group(1, Level.QUEEN));
        return step("pass", position, move -> Optional.empty());
    }

    private static LessonStep<FastestState, FastestMove> more() {
        FastestState position = position("4 4 7 10 Q", 5, 6, group(1, Level.KING));
        return step("more", position, move -> passed(move, "more.pass"));
    }

    private static LessonStep<FastestState, FastestMove> three() {
        FastestState position = position("3 5 5 5 J J", 4, 5, group(2, Level.NINE));
        return step(
                "three",
                position,
                move ->
                        passed(move, "three.pass")
                                .or(() -> wanted(move, 3, Level.FIVE, "three.pair")));
    }

    private static LessonStep<FastestState, FastestMove> jokers() {
        FastestState position = position("4 8 BJ RJ", 5, 3, group(4, Level.KING));
        return step("jokers", position, move -> passed(move, "jokers.pass"));
    }

    private static LessonStep<FastestState, FastestMove> lead() {
        FastestState position = position("4 4 4 9 Q Q", 3, 4, FastestMove.PASS);
        return step("lead", position, move -> wanted(move, 3, Level.FOUR, "lead.other"));
    }

    private static LessonStep<FastestState, FastestMove> last() {
        FastestState position = position("Q Q", 2, 4, FastestMove.PASS);
        return step("last", position, move -> wanted(move, 2, Level.QUEEN, "last.other"));
    }

    private static LessonStep<FastestState, FastestMove> step(
            String name, FastestState position, LessonStep.Goal<FastestMove> goal) {
        return new LessonStep<>(
                Phrase.of(KEY + name), Phrase.of(KEY + name + ".done"), position, goal);
    }

    private static FastestMove group(int size, Level level) {
        return new FastestMove.Group(size, level);
    }

    private static Optional<Phrase> passed(FastestMove move, String reason) {
        return reason(move.equals(FastestMove.PASS), reason);
    }

    private static Optional<Phrase> wanted(FastestMove move, int size, Level level, String reason) {
        return reason(!move.equals(group(size, level)), reason);
    }

    private static Optional<Phrase> reason(boolean wrong, String reason) {
        return wrong ? Optional.of(Phrase.of(KEY + reason)) : Optional.empty();
    }

    /**
     * @param toBeat what the last player has just played, or a pass for a free move
     */
    private static FastestState position(String hand, int second, int third, FastestMove toBeat) {
        return new FastestLessonPosition(hand, second, third, toBeat).state();
    }
}
