package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.navigation.Navigator;
import parlour.app.widget.FittingLabel;
import parlour.app.widget.IconButton;
import parlour.app.widget.PushButton;
import parlour.app.widget.Ui;

import java.util.Optional;

/** The quiet offer of a first lesson, for somebody who has not played the game before. */
final class LessonOffer extends Table {
    private static final float LETTERS = 14;

    private LessonOffer(Ui ui, Runnable take, Runnable decline) {
        setName("lesson.offer");
        FittingLabel question =
                new FittingLabel(
                        ui.texts().say("lesson.offer"),
                        ui.look().skin().get("small-soft", LabelStyle.class),
                        LETTERS,
                        FittingLabel.First.WRAPPED);
        question.setAlignment(ui.shape().phone() ? Align.left : Align.right);
        add(question).growX().minWidth(0).height(ui.shape().pressable(40)).padRight(10);
        PushButton lesson =
                new PushButton(ui, ui.texts().say("lesson.offer.take"), "default", take);
        lesson.setName("lesson.offer.take");
        add(lesson.icon("icon-play")).height(ui.shape().pressable(40));
        IconButton close =
                new IconButton(ui, "icon-close", ui.texts().say("common.close"), decline);
        close.setName("lesson.offer.close");
        add(close).padLeft(4);
    }

    /** The offer, until the game was begun or its lesson taken or declined. */
    static Optional<LessonOffer> of(
            App app, Navigator navigator, GameModule<?, ?, ?, ?> gameModule) {
        String id = gameModule.game().id();
        if (app.settings().wasLessonOffered(id)) {
            return Optional.empty();
        }
        Runnable decline =
                () -> {
                    app.settings().lessonOffered(id);
                    app.refresh();
                };
        Runnable back = () -> navigator.setup(gameModule);
        return Optional.of(new LessonOffer(app, () -> navigator.lesson(gameModule, back), decline));
    }
}
