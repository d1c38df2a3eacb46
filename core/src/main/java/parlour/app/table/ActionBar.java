package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

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

/**
 * The bar below the table: the last move, what is wrong or a hint, and buttons labelled with what
 * they will do.
 */
final class ActionBar extends Table {
    /**
     * What is in the bar.
     *
     * @param message the last move, what is wrong, or a hint
     * @param act the main button
     * @param instead the button of an alternative move, which is there only sometimes
     * @param coach the coach's mark, which is seen only sometimes; on a phone it is part of the
     *     message
     */
    record Parts(
            Stack message,
            TimeLeft timeLeft,
            PushButton act,
            PushButton clear,
            PushButton instead,
            Optional<Actor> coach) {}

    /** Where the parts of the bar lie. */
    interface Layout {
        /** Makes room for the buttons that are visible now. */
        void buttonsChanged();
    }

    /** The letters of the status line. */
    private static final float LETTERS = 17;

    private final App app;
    private final FittingLabel status;
    private final HintBubble hint;
    private final PushButton act;
    private final PushButton clear;
    private final PushButton instead;
    private final Optional<Actor> coach;
    private final Layout layout;
    private Runnable action = () -> {};
    private Runnable otherAction = () -> {};

    /**
     * @param clearing clears the selection
     * @param coaching shows what the coach has to say, where there is one
     */
    ActionBar(App app, Countdown countdown, Runnable clearing, Optional<Runnable> coaching) {
        this.app = app;
        setName("actions");
        Label.LabelStyle style = app.look().skin().get(Label.LabelStyle.class);
        FittingLabel.First first =
                app.shape().phone() ? FittingLabel.First.WRAPPED : FittingLabel.First.SMALLER;
        status = new FittingLabel("", style, LETTERS, first);
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
        TimeLeft timeLeft = new TimeLeft(app, countdown);
        coach = coaching.map(pressed -> CoachMark.of(app, pressed));
        Stack message = new Stack(CoachMark.beside(app.shape(), status, coach), hint);
        Parts parts = new Parts(message, timeLeft, act, clear, instead, coach);
        Optional<CountdownBar> time =
                countdown.limited()
                        ? Optional.of(new CountdownBar(app, countdown))
                        : Optional.empty();
        layout =
                switch (app.shape()) {
                    case DESKTOP -> new DesktopActionLayout(this, parts, time);
                    case LANDSCAPE -> new LandscapeActionLayout(this, parts, time);
                    case PORTRAIT -> new PortraitActionLayout(this, parts, time);
                };
    }

    /** Takes the main button away, because the round is over. */
    void offerNothing() {
        act.setVisible(false);
        show(clear, false);
        action = () -> {};
    }

    /** Sets the main button; it is disabled while there is nothing to do. */
    void offer(String label, boolean enabled, boolean clearable, Runnable does) {
        act.setVisible(true);
        act.setText(label);
        act.setDisabled(!enabled);
        show(clear, clearable);
        action = does;
    }

    /** Sets the second button, shown only if there is an alternative move. */
    <M> void instead(
            Optional<ProposedMove<M>> choice, Function<Phrase, String> words, Consumer<M> play) {
        show(instead, choice.isPresent());
        if (choice.isPresent()) {
            instead.setText(words.apply(choice.get().label()));
            instead.setDisabled(!choice.get().playable());
            otherAction = () -> choice.get().move().ifPresent(play);
        }
    }

    private void show(PushButton button, boolean shown) {
        if (button.isVisible() != shown) {
            button.setVisible(shown);
            layout.buttonsChanged();
        }
    }

    /** Shows a hint in the place of the last move; with an empty one, the last move is back. */
    void hint(List<Phrase> phrases, Function<Phrase, String> words) {
        hint.say(phrases.stream().map(words).toList());
        status.setVisible(phrases.isEmpty());
    }

    /** Shows or hides the coach's mark; a phone has no room for it beside a hint. */
    void coach(boolean marked) {
        boolean room = !app.shape().phone() || !hint.isVisible();
        coach.ifPresent(mark -> mark.setVisible(marked && room));
    }

    void say(String sentence, boolean bad) {
        status.setStyle(app.look().skin().get(bad ? "bad" : "default", Label.LabelStyle.class));
        status.setText(sentence);
    }
}
