package parlour.app.review;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.widget.PushButton;

import java.util.Optional;

/** One of the costliest decisions: a picture of it, both moves, and what to do with them. */
final class MomentCard extends Table {
    private static final float WIDE = 118;
    private static final float HIGH = 80;
    private static final float BUTTON = 40;

    /**
     * What the card says.
     *
     * @param verdict where it was and what it cost
     */
    record Texts(String verdict, String played, String better, Optional<String> reason) {}

    /**
     * @param name tells the controls of the cards apart
     */
    MomentCard(
            App app, String name, Actor picture, Texts texts, Runnable watch, Runnable tryAgain) {
        setName(name);
        setBackground(app.look().patch("field"));
        pad(8, 10, 8, 10);
        Spoken.name(this, texts.verdict());
        Table words = new Table();
        words.left();
        words.add(label(app, texts.verdict(), "turn")).growX().minWidth(0).row();
        words.add(label(app, texts.played(), "small")).growX().minWidth(0).padTop(2).row();
        words.add(label(app, texts.better(), "small")).growX().minWidth(0).padTop(2).row();
        texts.reason()
                .ifPresent(
                        why ->
                                words.add(label(app, why, "small-soft"))
                                        .growX()
                                        .minWidth(0)
                                        .padTop(2)
                                        .row());
        add(picture).size(WIDE, HIGH).top().padRight(12);
        add(words).growX().minWidth(0).top().row();
        Table buttons = new Table();
        float high = app.shape().pressable(BUTTON);
        buttons.add(button(app, name + "-watch", "review.watch", watch))
                .growX()
                .minWidth(0)
                .uniformX()
                .height(high)
                .padRight(8);
        buttons.add(button(app, name + "-try", "review.tryAgain", tryAgain))
                .growX()
                .minWidth(0)
                .uniformX()
                .height(high);
        add(buttons).colspan(2).growX().padTop(6);
    }

    private static Label label(App app, String text, String style) {
        Label label = new Label(text, app.look().skin(), style);
        label.setWrap(true);
        return label;
    }

    private static PushButton button(App app, String name, String key, Runnable action) {
        PushButton button = new PushButton(app, app.texts().say(key), "default", action);
        button.setName(name);
        return button;
    }
}
