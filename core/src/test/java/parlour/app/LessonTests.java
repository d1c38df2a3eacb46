package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.game.GameModule;
import parlour.app.game.Lesson;
import parlour.app.game.LessonStep;
import parlour.app.lesson.LessonRun;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.SpriteTable;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.List;

/**
 * The lesson of a game, taken from its first step to its last.
 *
 * @param <T> the game's table
 */
public abstract class LessonTests<S, M, V, E, T extends SpriteTable<S, M, V, E>> {
    protected final GameModule<S, M, V, E> module;
    protected final Lesson<S, M> lesson;
    protected final Rules<S, M, V, E> rules;
    protected Headless room;
    private final Class<T> tables;
    private final RecordingNavigator rooms = new RecordingNavigator();

    protected LessonTests(GameModule<S, M, V, E> module, Class<T> tables) {
        this.module = module;
        this.tables = tables;
        lesson = module.lesson().get();
        rules = module.game().rules(lesson.seats(), lesson.options());
    }

    /** Selects a move at the table by clicks, or plays it where that is one click. */
    protected abstract void click(T table, M move);

    /** Selects a move with the keys of the hand, or plays it where that is one key. */
    protected abstract void press(T table, M move);

    /** How a person selects a move. */
    private interface Hand<T, M> {
        void select(T table, M move);
    }

    protected final LessonStep<S, M> step(String name) {
        return lesson.steps().stream()
                .filter(step -> step.task().key().endsWith("." + name))
                .findFirst()
                .orElseThrow();
    }

    /** The moves that a step wants. */
    protected final List<M> wanted(LessonStep<S, M> step) {
        return rules.moves(step.position()).stream()
                .filter(move -> step.goal().objection(move).isEmpty())
                .toList();
    }

    /** The legal moves that a step does not want. */
    protected final List<M> unwanted(LessonStep<S, M> step) {
        return rules.moves(step.position()).stream()
                .filter(move -> step.goal().objection(move).isPresent())
                .toList();
    }

    protected final S after(LessonStep<S, M> step, M move) {
        return rules.play(step.position(), move, event -> {});
    }

    private T table() {
        return TableOnStage.of(room.stage(), tables);
    }

    private String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    private String words(Phrase phrase) {
        return room.app().texts().say(phrase);
    }

    private void begin(int width, int height) {
        room = new Headless(width, height, TableTestScreen.Empty::new);
        room.app().settings().reducedMotion(true);
        new LessonRun<>(room.app(), rooms, module, () -> {}).show(0);
        room.pass(1);
    }

    /** Takes a step: two wrong tries and then the wanted move. */
    private void take(LessonStep<S, M> step, Hand<T, M> hand, Runnable play) {
        TableScreen<?, ?, ?, ?> screen = assertInstanceOf(TableScreen.class, room.app().screen());
        assertEquals(words(step.task()), text("panel-text"));
        for (M wrong : unwanted(step).stream().limit(2).toList()) {
            hand.select(table(), wrong);
            play.run();
            room.pass(0.5f);
            assertEquals(words(step.goal().objection(wrong).orElseThrow()), text("status"));
            assertEquals(0, screen.session().revision(), wrong + " was not played");
            table().clear();
        }
        hand.select(table(), wanted(step).get(0));
        play.run();
        room.pass(3);
        assertEquals(1, screen.session().revision(), step.task().key());
        assertEquals(words(step.done()), text("panel-text"));
        room.pass(20);
        assertEquals(1, screen.session().revision(), "nobody else moves");
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "900, 600", "390, 844", "844, 390"})
    void clicksLeadThroughTheWholeLesson(int width, int height) {
        begin(width, height);
        try (Headless open = room) {
            for (LessonStep<S, M> step : lesson.steps()) {
                take(step, this::click, this::clickButton);
                open.click("act");
                open.pass(1);
            }
            assertEquals(1, rooms.lessonsOver);
        }
    }

    /** A move that was one click is played already. */
    private void clickButton() {
        if (table().picked()) {
            room.click("act");
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 720"})
    void keysForTheHandAndEnterLeadThroughTheWholeLesson(int width, int height) {
        begin(width, height);
        try (Headless open = room) {
            for (LessonStep<S, M> step : lesson.steps()) {
                take(step, this::press, this::pressEnter);
                open.key(Keys.ENTER);
                open.pass(1);
            }
            assertEquals(1, rooms.lessonsOver);
        }
    }

    private void pressEnter() {
        if (table().picked()) {
            room.key(Keys.ENTER);
        }
    }
}
