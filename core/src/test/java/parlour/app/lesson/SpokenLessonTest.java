package parlour.app.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.Headless;
import parlour.app.HeardScreen;
import parlour.app.RecordingNavigator;
import parlour.app.TableTestScreen;
import parlour.app.accessibility.Input;
import parlour.app.accessibility.SpokenText;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.game.LessonStep;
import parlour.app.game.MoveMenu;
import parlour.app.game.VisiblePosition;
import parlour.app.screen.AllGames;
import parlour.app.table.TableScreen;
import parlour.engine.Eyes;
import parlour.text.Phrase;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Whole lessons by somebody who has nothing but what the screen reader says and offers. */
class SpokenLessonTest {
    private static final float LONG = 100;

    @TempDir Path data;

    private final HeardScreen heard = new HeardScreen();
    private final RecordingNavigator rooms = new RecordingNavigator();

    static List<GameModule<?, ?, ?, ?>> games() {
        return AllGames.REGISTRY.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLessonIsHeardAndTaken(GameModule<?, ?, ?, ?> module) {
        try (Headless room = new Headless(1280, 720, data, heard, TableTestScreen.Empty::new)) {
            room.app().settings().reducedMotion(true);
            take(room, module);
        }
    }

    private <S, M, V, E> void take(Headless room, GameModule<S, M, V, E> module) {
        new LessonRun<>(room.app(), rooms, module, () -> {}).show(0);
        for (LessonStep<S, M> step : module.lesson().get().steps()) {
            room.rest(LONG);
            assertTrue(heard.announced().contains(spoken(room, step.task())), step.task().key());
            assertTrue(heard.texts().contains(spoken(room, step.task())));
            List<M> moves = moves(room, step);
            for (M wrong : moves.stream().filter(one -> objects(step, one)).limit(1).toList()) {
                Phrase why = step.goal().objection(wrong).orElseThrow();
                choose(room, module, wrong);
                assertTrue(heard.announced().contains(spoken(room, why)), why.key());
                heard.controls("move-back"::equals)
                        .forEach(back -> heard.act(back, new Input.Press()));
                room.rest(LONG);
            }
            M wanted = moves.stream().filter(one -> !objects(step, one)).findFirst().orElseThrow();
            choose(room, module, wanted);
            assertTrue(heard.announced().contains(spoken(room, step.done())), step.done().key());
            heard.pressId("act");
            room.rest(LONG);
        }
        assertEquals(1, rooms.lessonsOver);
    }

    private static <M> boolean objects(LessonStep<?, M> step, M move) {
        return step.goal().objection(move).isPresent();
    }

    private static String spoken(Headless room, Phrase phrase) {
        return new SpokenText(room.app().texts()).of(room.app().texts().say(phrase));
    }

    @SuppressWarnings("unchecked") // the lesson's table has a session of its game
    private static <S, M, V, E> GameSession<S, M, V, E> session(Headless room) {
        return ((TableScreen<S, M, V, E>) room.app().screen()).session();
    }

    private static <S, M, V, E> List<M> moves(Headless room, LessonStep<S, M> step) {
        GameSession<S, M, V, E> session = session(room);
        return session.rules().moves(step.position());
    }

    /** Presses the names that lead to a move, one after another. */
    private <S, M, V, E> void choose(Headless room, GameModule<S, M, V, E> module, M move) {
        GameSession<S, M, V, E> session = session(room);
        VisiblePosition<S, M, V> position = new VisiblePosition<>(session, Eyes.of(0));
        List<Phrase> path = new ArrayList<>();
        assertTrue(find(module.moveMenu().choices(position), move, path), move::toString);
        int depth = 1;
        for (Phrase label : path) {
            heard.pressId(
                    "move-" + depth + " " + room.app().texts().say(label, session.setup()::name));
            room.rest(LONG);
            depth++;
        }
    }

    private static <M> boolean find(List<MoveMenu.Choice<M>> choices, M move, List<Phrase> path) {
        for (MoveMenu.Choice<M> choice : choices) {
            path.add(choice.label());
            boolean found =
                    choice.move().isPresent()
                            ? choice.move().get().equals(move)
                            : find(choice.further().get(), move, path);
            if (found) {
                return true;
            }
            path.remove(path.size() - 1);
        }
        return false;
    }
}
