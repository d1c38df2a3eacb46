package parlour.app.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.widget.FittingLabel;
import parlour.app.widget.PushButton;

import java.util.Optional;

/** One of the costliest decisions: both moves in pictures and words, and what to do with them. */
final class MomentCard extends Table {
    private static final float BUTTON = 40;
    private static final float GAP = 10;
    private static final float LETTERS = 17;
    private static final float SWATCH = 10;

    /**
     * A move.
     *
     * @param color what the picture is drawn in
     */
    record Move(Actor picture, Color color, String words) {}

    /**
     * What the card shows.
     *
     * @param verdict where it was and what it cost
     */
    record Content(String verdict, Move played, Move better, Optional<String> reason) {}

    private final App app;

    /**
     * @param name tells the controls of the cards apart
     */
    MomentCard(App app, String name, Content content, Runnable watch, Runnable tryAgain) {
        this.app = app;
        setName(name);
        setBackground(app.look().patch("field"));
        pad(8, 10, 10, 10);
        top();
        Spoken.name(this, content.verdict());
        add(verdict(content.verdict())).colspan(2).growX().minWidth(0).padBottom(4).row();
        halves(content.played().picture(), content.better().picture());
        halves(caption(content.played()), caption(content.better()));
        content.reason()
                .ifPresent(
                        why ->
                                add(label(why, "small-soft"))
                                        .colspan(2)
                                        .growX()
                                        .minWidth(0)
                                        .padTop(4)
                                        .row());
        add().colspan(2).expandY().row();
        float high = app.shape().pressable(BUTTON);
        halves(
                button(name + "-watch", "review.watch", high, watch),
                button(name + "-try", "review.tryAgain", high, tryAgain));
    }

    /** On one line, so that the pictures of all cards are at the same height. */
    private Label verdict(String text) {
        LabelStyle style = app.look().skin().get("turn", LabelStyle.class);
        Label verdict = new FittingLabel(text, style, LETTERS, FittingLabel.First.SMALLER);
        verdict.setAlignment(Align.left);
        return verdict;
    }

    /** Two things of the same width, one for each move. */
    private void halves(Actor left, Actor right) {
        add(left).growX().minWidth(0).prefWidth(0).uniformX().top().padTop(4).padRight(GAP / 2);
        add(right).growX().minWidth(0).prefWidth(0).uniformX().top().padTop(4).padLeft(GAP / 2);
        row();
    }

    private Table caption(Move move) {
        Table caption = new Table();
        Image swatch = new Image(app.look().fill(move.color(), SWATCH), Scaling.stretch);
        caption.add(swatch).size(SWATCH).top().padTop(4).padRight(6);
        caption.add(label(move.words(), "small")).growX().minWidth(0).top();
        return caption;
    }

    private Label label(String text, String style) {
        Label label = new Label(text, app.look().skin(), style);
        label.setWrap(true);
        return label;
    }

    private Table button(String name, String key, float high, Runnable action) {
        PushButton button = new PushButton(app, app.texts().say(key), "default", action);
        button.setName(name);
        Table cell = new Table();
        cell.add(button).growX().minWidth(0).height(high);
        return cell;
    }
}
