package parlour.app.game;

import parlour.engine.Options;

import java.util.List;

/**
 * The first lesson of a game. Its last step ends the round, so that the score can be shown.
 *
 * @param seats the number of players; the first is the person
 */
public record Lesson<S, M>(int seats, Options options, List<LessonStep<S, M>> steps) {
    public Lesson {
        steps = List.copyOf(steps);
    }
}
