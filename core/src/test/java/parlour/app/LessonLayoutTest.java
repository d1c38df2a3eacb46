package parlour.app;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.params.provider.Arguments;

import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.game.Lesson;
import parlour.app.game.LessonStep;
import parlour.app.lesson.LessonRun;
import parlour.app.screen.AllGames;
import parlour.app.screen.LessonEndScreen;
import parlour.app.table.TableScreen;

import java.util.List;
import java.util.stream.Stream;

/** Every step of every lesson, in every size and language: all of its sentences can be read. */
class LessonLayoutTest extends EverySizeAndLanguage {
    static Stream<Arguments> sizes() {
        return Stream.concat(EverySizeAndLanguage.sizes(), phones());
    }

    @Override
    void visit() {
        AllGames.REGISTRY.all().forEach(this::visit);
    }

    private <S, M, V, E> void visit(GameModule<S, M, V, E> module) {
        LessonRun<S, M, V, E> run =
                new LessonRun<>(room.app(), recordingNavigator, module, () -> {});
        Lesson<S, M> lesson = module.lesson().get();
        for (int i = 0; i < lesson.steps().size(); i++) {
            LessonStep<S, M> step = lesson.steps().get(i);
            run.show(i);
            room.pass(0.3f);
            look(step.task().key());
            tries(step, false).forEach(this::play);
            look(step.task().key() + ", a wrong try");
            tries(step, true).forEach(this::play);
            look(step.task().key() + ", done");
        }
        GameSession<S, M, V, E> session = session();
        show(new LessonEndScreen<>(room.app(), recordingNavigator, session, () -> {}, () -> {}));
        all(module.game().id() + ", the end of the lesson");
    }

    /** A wanted move, or one that is not, if there is one. */
    private <S, M, V, E> List<M> tries(LessonStep<S, M> step, boolean wanted) {
        GameSession<S, M, V, E> session = session();
        return session.rules().moves(step.position()).stream()
                .filter(move -> step.goal().objection(move).isEmpty() == wanted)
                .limit(1)
                .toList();
    }

    private <S, M, V, E> void play(M move) {
        GameSession<S, M, V, E> session = session();
        session.play(0, move);
        room.pass(1);
    }

    @SuppressWarnings("unchecked") // the lesson's table has a session of its game
    private <S, M, V, E> GameSession<S, M, V, E> session() {
        return ((TableScreen<S, M, V, E>) room.app().screen()).session();
    }

    private void look(String situation) {
        all(situation);
        touch(situation);
        for (String name : List.of("panel-text", "status")) {
            Label label = (Label) room.find(name);
            label.validate();
            assertFalse(
                    label.getGlyphLayout().toString().contains("..."),
                    situation + " is cut off: " + label.getText());
        }
    }
}
