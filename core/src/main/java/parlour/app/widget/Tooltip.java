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

/** Explains a control when the pointer rests on it or it gets the keyboard focus. */
public final class Tooltip extends InputListener {
    private static final float REST = 0.45f;
    private static final float GAP = 6;

    /** Longer texts are broken into lines. */
    private static final float WIDEST = 560;

    private final Ui ui;
    private final Actor owner;
    private final Supplier<String> text;
    private final Delay rest;
    private Optional<Box> box = Optional.empty();
    private boolean waiting;

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
        return false;
    }

    private void show(float after) {
        Stage stage = owner.getStage();
        if (stage == null) {
            return;
        }
        hide();
        Box fresh = new Box(new Label(Markup.onLight(text()), ui.look().skin(), "ink-label"));
        box = Optional.of(fresh);
        rest.begin(after);
        waiting = true;
        stage.addActor(fresh);
    }

    /** The tooltip's actor, invisible until the pointer has rested long enough. */
    private final class Box extends Container<Label> {
        Box(Label label) {
            super(label);
            setBackground(ui.look().patch("tooltip"));
            setTouchable(Touchable.disabled);
            pad(7, 12, 7, 12);
            fit();
            getColor().a = 0;
            Spoken.silence(this);
        }

        private void fit() {
            getActor().setWrap(false);
            boolean wide = getActor().getPrefWidth() > WIDEST;
            getActor().setWrap(wide);
            width(wide ? Value.Fixed.valueOf(WIDEST) : Value.prefWidth);
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
        float y = corner.y - box.getHeight() - GAP;
        if (y < 0) {
            y = corner.y + owner.getHeight() + GAP;
        }
        float widest = stage.getWidth() - box.getWidth() - GAP;
        box.setPosition(Math.max(GAP, Math.min(widest, x)), y);
        box.toFront();
        box.addAction(Actions.fadeIn(ui.reducedMotion() ? 0 : 0.1f));
    }

    private void hide() {
        box.ifPresent(Actor::remove);
        box = Optional.empty();
    }
}
