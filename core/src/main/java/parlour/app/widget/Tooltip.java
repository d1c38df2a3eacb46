package parlour.app.widget;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Event;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.scenes.scene2d.utils.FocusListener.FocusEvent;

import parlour.app.accessibility.Spoken;
import parlour.app.frames.Delay;
import parlour.app.look.Markup;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Explains a control when the pointer rests on it, a finger stays on it or it gets the keyboard
 * focus. What a finger has called stays until the next touch, and the control is not pressed.
 */
public final class Tooltip extends InputListener {
    private static final float REST = 0.45f;
    private static final float HELD = 0.5f;
    private static final float GAP = 6;

    /** Longer texts are broken into lines. */
    private static final float WIDEST = 560;

    private final Ui ui;
    private final Actor owner;
    private final Supplier<String> text;
    private final Delay rest;
    private final NextTouch nextTouch = new NextTouch();
    private Optional<Box> box = Optional.empty();
    private boolean waiting;

    /** Whether a finger stays on the control, not yet long enough. */
    private boolean held;

    public Tooltip(Ui ui, Actor owner, String text) {
        this(ui, owner, () -> text);
    }

    /**
     * @param text called each time the tooltip is shown
     */
    public Tooltip(Ui ui, Actor owner, Supplier<String> text) {
        this.ui = ui;
        this.owner = owner;
        this.text = text;
        rest = new Delay(ui.frameScheduler());
    }

    /** The text of the tooltip. */
    public String text() {
        return text.get();
    }

    @Override
    public boolean handle(Event event) {
        if (event instanceof FocusEvent focus && focus.getType() == FocusEvent.Type.keyboard) {
            if (focus.isFocused()) {
                show(0);
            } else {
                hide();
            }
            return false;
        }
        return super.handle(event);
    }

    @Override
    public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
        if (pointer == -1 && (from == null || !from.isDescendantOf(owner))) {
            show(REST);
        }
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
        if (pointer == -1 && (to == null || !to.isDescendantOf(owner))) {
            hide();
        }
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        hide();
        if (ui.shape().phone() && pointer == 0) {
            show(HELD);
            held = true;
            return true;
        }
        return false;
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        if (held) {
            hide(); // lifted, or gone on to scroll, before it was there
        }
    }

    /** The finger has stayed long enough: it no longer presses anything. */
    private void called(Stage stage) {
        held = false;
        stage.cancelTouchFocus();
        stage.addCaptureListener(nextTouch);
    }

    /** Ends what a finger has called. */
    private final class NextTouch extends InputListener {
        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            event.getStage().removeCaptureListener(this);
            hide();
            return false;
        }
    }

    private void show(float after) {
        Stage stage = owner.getStage();
        if (stage == null) {
            return;
        }
        hide();
        Label label = new Label(Markup.onLight(text()), ui.look().skin(), "ink-label");
        Box fresh = new Box(label, stage.getWidth() - 2 * GAP);
        box = Optional.of(fresh);
        rest.begin(after);
        waiting = true;
        stage.addActor(fresh);
    }

    /** The tooltip's actor, invisible until the pointer has rested long enough. */
    private final class Box extends Container<Label> {
        private final float widest;

        Box(Label label, float room) {
            super(label);
            setBackground(ui.look().patch("tooltip"));
            setTouchable(Touchable.disabled);
            pad(7, 12, 7, 12);
            widest = Math.min(WIDEST, room - getPadLeft() - getPadRight());
            fit();
            getColor().a = 0;
            Spoken.silence(this);
        }

        private void fit() {
            getActor().setWrap(false);
            boolean wide = getActor().getPrefWidth() > widest;
            getActor().setWrap(wide);
            width(wide ? Value.Fixed.valueOf(widest) : Value.prefWidth);
            pack();
        }

        @Override
        public void act(float seconds) {
            if (waiting && rest.over()) {
                waiting = false;
                getActor().setText(Markup.onLight(text()));
                fit();
                place(this);
            }
            super.act(seconds);
        }
    }

    private void place(Box box) {
        Stage stage = owner.getStage();
        if (stage == null) {
            hide();
            return;
        }
        Vector2 corner = owner.localToStageCoordinates(new Vector2(0, 0));
        float x = corner.x + (owner.getWidth() - box.getWidth()) / 2;
        float below = corner.y - box.getHeight() - GAP;
        float above = corner.y + owner.getHeight() + GAP;
        // A finger hides what is below it.
        boolean fitsAbove = above + box.getHeight() <= stage.getHeight();
        float y = below < 0 || held && fitsAbove ? above : below;
        float widest = stage.getWidth() - box.getWidth() - GAP;
        box.setPosition(Math.max(GAP, Math.min(widest, x)), y);
        box.toFront();
        box.addAction(Actions.fadeIn(ui.reducedMotion() ? 0 : 0.1f));
        if (held) {
            called(stage);
        }
    }

    private void hide() {
        held = false;
        box.ifPresent(Actor::remove);
        box = Optional.empty();
    }
}
