package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.game.ProposedMove;
import parlour.app.widget.FittingLabel;
import parlour.app.widget.PushButton;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The bar below the table: the last move, what is wrong or a hint, and buttons labelled with what
 * they will do.
 */
final class ActionBar extends Table {
    /** The letters of the status line. */
    private static final float LETTERS = 17;

    /** Room for a hint of three lines. */
    private static final float MESSAGE = 52;

    private static final float INSTEAD = 130;

    private final App app;
    private final FittingLabel status;
    private final HintBubble hint;
    private final TimeLeft timeLeft;
    private final PushButton act;
    private final PushButton clear;
    private final PushButton instead;
    private final Cell<?> insteadCell;
    private final Cell<?> beforeCell;
    private Runnable action = () -> {};
    private Runnable otherAction = () -> {};

    ActionBar(App app, Countdown countdown, Runnable clearing) {
        this.app = app;
        setName("actions");
        Label.LabelStyle style = app.look().skin().get(Label.LabelStyle.class);
        status = new FittingLabel("", style, LETTERS, FittingLabel.First.SMALLER);
        status.setName("status");
        hint = new HintBubble(app);
        act = new PushButton(app, "", "primary", () -> action.run());
        act.setName("act");
        clear = new PushButton(app, app.texts().say("play.clear"), "default", clearing);
        clear.setName("clear");
        instead = new PushButton(app, "", "default", () -> otherAction.run());
        instead.setName("instead");
        instead.setVisible(false);
        Spoken.silence(instead); // it is one of the moves that the table lists
        timeLeft = new TimeLeft(app, countdown);
        Table beside = new Table();
        insteadCell = beside.add(instead).width(0).height(42);
        beside.add(clear).width(120).height(42).padLeft(14);
        // A long sentence is cut; it must not widen the table, which would end its animations.
        Stack message = new Stack(status, hint);
        add(message).colspan(3).growX().minWidth(0).height(MESSAGE).padBottom(2).row();
        Table before = new Table();
        before.right();
        before.add(timeLeft).padRight(14);
        float least = countdown.limited() ? 50 : 0;
        beforeCell = add(before).minWidth(least).prefWidth(134).expandX().fillX();
        // As wide as its text, where that is long and there is room.
        Value wide =
                new Value() {
                    @Override
                    public float get(Actor context) {
                        return Math.max(360, act.getPrefWidth() + 16);
                    }
                };
        add(act).minWidth(220).prefWidth(wide).height(42);
        add(beside).left().expandX();
        if (countdown.limited()) {
            row();
            add();
            add(new CountdownBar(app, countdown)).growX().height(7).pad(2, 6, 0, 6);
            add();
        }
    }

    /** Takes the main button away, because the round is over. */
    void offerNothing() {
        act.setVisible(false);
        clear.setVisible(false);
        action = () -> {};
    }

    /** Sets the main button; it is disabled while there is nothing to do. */
    void offer(String label, boolean enabled, boolean clearable, Runnable does) {
        act.setVisible(true);
        act.setText(label);
        act.setDisabled(!enabled);
        clear.setVisible(clearable);
        action = does;
    }

    /** Sets the second button, shown only if there is an alternative move. */
    <M> void instead(
            Optional<ProposedMove<M>> choice, Function<Phrase, String> words, Consumer<M> play) {
        showInstead(choice.isPresent());
        if (choice.isPresent()) {
            instead.setText(words.apply(choice.get().label()));
            instead.setDisabled(!choice.get().playable());
            otherAction = () -> choice.get().move().ifPresent(play);
        }
    }

    private void showInstead(boolean shown) {
        if (instead.isVisible() != shown) {
            instead.setVisible(shown);
            insteadCell.width(shown ? INSTEAD : 0).padLeft(shown ? 14 : 0);
            // Keeps the main button centred as long as there is room.
            beforeCell.prefWidth(shown ? 134 + INSTEAD + 14 : 134);
            instead.invalidateHierarchy();
        }
    }

    /** Shows a hint in the place of the last move; with an empty one, the last move is back. */
    void hint(List<Phrase> phrases, Function<Phrase, String> words) {
        hint.say(phrases.stream().map(words).collect(Collectors.joining(" ")));
        status.setVisible(phrases.isEmpty());
    }

    void say(String sentence, boolean bad) {
        status.setStyle(app.look().skin().get(bad ? "bad" : "default", Label.LabelStyle.class));
        status.setText(sentence);
    }
}
