package parlour.app.lesson;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.game.Lesson;
import parlour.app.game.LessonStep;
import parlour.app.navigation.Navigator;
import parlour.app.practice.GuidedSession;
import parlour.app.session.LocalSession;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A lesson that is being taken: leads from step to step, each at a table of its own. */
public final class LessonRun<S, M, V, E> {
    /** The opponents, who never move. */
    private static final List<String> OTHERS = List.of("Aino", "Björn", "Elsa");

    private final App app;
    private final Navigator navigator;
    private final GameModule<S, M, V, E> gameModule;
    private final Lesson<S, M> lesson;
    private final Runnable back;

    /**
     * @param back leads to where the person came from
     */
    public LessonRun(
            App app, Navigator navigator, GameModule<S, M, V, E> gameModule, Runnable back) {
        this.app = app;
        this.navigator = navigator;
        this.gameModule = gameModule;
        this.lesson = gameModule.lesson().get();
        this.back = back;
    }

    /** Shows a step, from 0. */
    public void show(int step) {
        LessonStep<S, M> shown = lesson.steps().get(step);
        LessonGuide<M> guide = new LessonGuide<>(shown);
        GuidedSession<S, M, V, E> session = new GuidedSession<>(session(shown), guide);
        LessonMode.Place place = new LessonMode.Place(shown, step, lesson.steps().size());
        LessonMode.Ways ways =
                new LessonMode.Ways(
                        this::show, () -> navigator.lessonOver(session, () -> show(0), back), back);
        LessonMode mode = new LessonMode(navigator, place, guide::done, ways);
        app.show(new TableScreen<>(app, session, (sheets, changed) -> mode));
    }

    private GameSession<S, M, V, E> session(LessonStep<S, M> step) {
        Game<S, M, V, E> game = gameModule.game();
        List<Participant> participants = new ArrayList<>();
        participants.add(new Participant(person(), Optional.empty()));
        OTHERS.stream()
                .filter(name -> !name.equals(person()))
                .limit(lesson.seats() - 1L)
                .forEach(
                        name ->
                                participants.add(
                                        new Participant(name, Optional.of(game.usualComputer()))));
        Rules<S, M, V, E> rules = game.rules(lesson.seats(), lesson.options());
        return LocalSession.resume(
                gameModule,
                new Setup(participants, lesson.options()),
                Match.from(rules, 1, step.position()),
                List.of(),
                0,
                0);
    }

    private String person() {
        String known = app.settings().person();
        return known.isEmpty() ? app.texts().say(Phrase.of("setup.personName", 1)) : known;
    }
}
