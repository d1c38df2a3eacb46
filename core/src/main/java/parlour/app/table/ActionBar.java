package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.game.ProposedMove;
import parlour.app.widget.PushButton;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The bar below the table: the last move or what is wrong, and buttons labelled with what they will
 * do.
 */
final class ActionBar extends Table {
    private static final float INSTEAD = 130;

    private final App app;
    private final Label status;
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
        status = new Label("", app.look().skin());
        status.setAlignment(Align.center);
        status.setEllipsis(true);
        status.setName("status");
        act = new PushButton(app, "", "primary", () -> action.run());
        act.setName("act");
        clear = new PushButton(app, app.texts().say("play.clear"), "default", clearing);
        clear.setName("clear");
        instead = new PushButton(app, "", "default", () -> otherAction.run());
        instead.setName("instead");
        instead.setVisible(false);
        CountdownBar bar = new CountdownBar(app, countdown);
        Table beside = new Table();
        insteadCell = beside.add(instead).width(0).height(46);
        beside.add(clear).width(120).height(42).padLeft(14);
        add(status).colspan(3).growX().height(26).row();
        Table before = new Table();
        before.right();
        before.add(bar).width(120).height(30).padRight(14);
        float least = countdown.limited() ? 134 : 0;
        beforeCell = add(before).minWidth(least).prefWidth(134).expandX().fillX();
        // As wide as its text, where that is long.
        Value wide =
                new Value() {
                    @Override
                    public float get(Actor context) {
                        return Math.max(360, act.getPrefWidth() + 16);
                    }
                };
        add(act).minWidth(220).prefWidth(wide).height(46);
        add(beside).left().expandX();
    }

    /** Sets the main button; it is disabled while there is nothing to do. */
    void offer(String label, boolean enabled, boolean clearable, Runnable does) {
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

    void say(String sentence, boolean bad) {
        status.setStyle(app.look().skin().get(bad ? "bad" : "default", Label.LabelStyle.class));
        status.setText(sentence);
    }
}
