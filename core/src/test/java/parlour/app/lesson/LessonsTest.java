package parlour.app.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.SharedApp;
import parlour.app.game.GameModule;
import parlour.app.game.Lesson;
import parlour.app.game.LessonStep;
import parlour.app.screen.AllGames;
import parlour.engine.Rules;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The steps of all lessons are positions of their games, and every legal move gets an answer. */
class LessonsTest extends SharedApp {
    static List<GameModule<?, ?, ?, ?>> games() {
        return AllGames.REGISTRY.all();
    }

    private static <S, M, V, E> Rules<S, M, V, E> rules(
            GameModule<S, M, V, E> module, Lesson<S, M> lesson) {
        return module.game().rules(lesson.seats(), lesson.options());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLessonHasSixToTenSteps(GameModule<?, ?, ?, ?> module) {
        int steps = module.lesson().get().steps().size();
        assertTrue(6 <= steps && steps <= 10, steps + " steps");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPositionIsOneThatASavedGameCouldHave(GameModule<?, ?, ?, ?> module) throws BadInput {
        checkPositions(module);
    }

    private static <S, M, V, E> void checkPositions(GameModule<S, M, V, E> module) throws BadInput {
        Lesson<S, M> lesson = module.lesson().get();
        Rules<S, M, V, E> rules = rules(module, lesson);
        for (LessonStep<S, M> step : lesson.steps()) {
            String json = JsonWriter.compact(module.game().stateJson(step.position()));
            S read = module.game().state(rules, JsonReader.read(json));
            assertEquals(step.position(), read, step.task().key());
            assertEquals(0, rules.turn(step.position()), "the person is to move");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void someMoveIsWantedAndAllOthersAreAnswered(GameModule<?, ?, ?, ?> module) {
        Set<String> said = said(module);
        String prefix = "lesson." + module.game().id() + ".";
        Set<String> written = new TreeSet<>(room.app().texts().keys());
        written.removeIf(key -> !key.startsWith(prefix));
        said.add(prefix + "over");
        assertEquals(written, said, "no sentence is missing, and none is never said");
    }

    /** The keys of all sentences of a lesson. */
    private static <S, M, V, E> Set<String> said(GameModule<S, M, V, E> module) {
        Set<String> keys = new TreeSet<>();
        Lesson<S, M> lesson = module.lesson().get();
        for (LessonStep<S, M> step : lesson.steps()) {
            keys.add(step.task().key());
            keys.add(step.done().key());
            List<M> moves = rules(module, lesson).moves(step.position());
            List<Phrase> reasons =
                    moves.stream().flatMap(move -> step.goal().objection(move).stream()).toList();
            assertNotEquals(moves.size(), reasons.size(), "a move is wanted in " + step.task());
            reasons.forEach(reason -> keys.add(reason.key()));
        }
        return keys;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theLastStepEndsTheRoundAndNoOtherDoes(GameModule<?, ?, ?, ?> module) {
        checkEnd(module);
    }

    private static <S, M, V, E> void checkEnd(GameModule<S, M, V, E> module) {
        Lesson<S, M> lesson = module.lesson().get();
        Rules<S, M, V, E> rules = rules(module, lesson);
        for (LessonStep<S, M> step : lesson.steps()) {
            boolean last = step == lesson.steps().get(lesson.steps().size() - 1);
            for (M move : rules.moves(step.position())) {
                boolean wanted = step.goal().objection(move).isEmpty();
                S after = rules.play(step.position(), move, event -> {});
                boolean over = rules.round(after).isPresent();
                assertFalse(wanted && over != last, step.task().key() + ", " + move);
            }
        }
    }
}
