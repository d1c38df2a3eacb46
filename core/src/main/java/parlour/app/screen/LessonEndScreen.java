package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.look.WindowShape;
import parlour.app.navigation.Navigator;
import parlour.app.widget.CountUp;
import parlour.app.widget.KeyGuard;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;

import java.util.Optional;

/** The end of a lesson: the score of its last round, and what the score is for. */
public final class LessonEndScreen<S, M, V, E> extends ControlsScreen {
    private final GameSession<S, M, V, E> session;
    private final Runnable again;
    private final Runnable back;
    private boolean seen;

    /**
     * @param again begins the lesson again
     * @param back leads to where the person came from
     */
    public LessonEndScreen(
            App app,
            Navigator navigator,
            GameSession<S, M, V, E> session,
            Runnable again,
            Runnable back) {
        super(app, navigator);
        this.session = session;
        this.again = again;
        this.back = back;
    }

    @Override
    protected GameModule<?, ?, ?, ?> game() {
        return session.gameModule();
    }

    @Override
    protected void fill() {
        CountUp countUp = new CountUp(app, false, () -> {});
        Actor score = session.gameModule().scoreFactory().make(app, session, countUp);
        if (app.shape().phone()) {
            phone(score);
        } else {
            desktop(score);
        }
        stage().addActor(countUp);
        countUp.begin();
        if (!seen) {
            // Whoever pressed Enter for the last step has not seen the score yet.
            stage().addActor(new KeyGuard(app));
        }
        seen = true;
    }

    private void desktop(Actor score) {
        Table root = addRoot();
        root.pad(12, 22, 16, 22);
        Label title = new Label(say("lesson.over"), skin(), "title");
        title.setAlignment(Align.center);
        root.add(title).row();
        root.add(explanation()).growX().minWidth(0).padTop(2).padBottom(8).row();
        root.add(score).expand().fillX().minHeight(0).row();
        Table foot = new Table();
        foot.defaults().height(52);
        foot.add(againButton().icon("icon-restart")).minWidth(160);
        foot.add().expandX();
        foot.add(doneButton().icon("icon-check")).minWidth(220).getActor().centre();
        root.add(foot).growX().padTop(12);
    }

    private void phone(Actor score) {
        PhonePage page = new PhonePage(app, say("lesson.over"));
        page.back("lesson.over.back", say("common.back"), back);
        Table content = new Table();
        // Held sideways, the score needs all of the height.
        if (app.shape() == WindowShape.PORTRAIT) {
            Label text = explanation();
            text.setAlignment(Align.left);
            content.add(text).growX().minWidth(0).pad(8, PhonePage.SIDE, 8, PhonePage.SIDE).row();
        }
        content.add(score).grow().minHeight(0);
        page.content(content);
        Table buttons = new Table();
        buttons.add(againButton());
        buttons.add(doneButton());
        page.buttons(buttons);
        addRoot().add(page).grow();
    }

    private Label explanation() {
        String key = "lesson." + session.gameModule().game().id() + ".over";
        Label label = new Label(say(key), skin(), "soft");
        label.setWrap(true);
        label.setAlignment(Align.center);
        return label;
    }

    private PushButton againButton() {
        return button("lesson.again", "default", again);
    }

    private PushButton doneButton() {
        return button("lesson.finish", "primary", back);
    }

    private PushButton button(String key, String style, Runnable action) {
        PushButton button = new PushButton(app, say(key), style, action);
        button.setName(key);
        return button;
    }

    @Override
    protected Optional<Runnable> escape() {
        return Optional.of(back);
    }
}
