package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.look.Sounds.Cue;

import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/** A whole number within limits, with a button on either side that repeats while held down. */
public final class Stepper extends Table implements Adjustable, Accessible {
    private static final float FIRST_WAIT = 0.4f;
    private static final float NEXT_WAIT = 0.06f;

    private final Ui ui;
    private final int least;
    private final int most;
    private final int step;
    private final IntFunction<String> words;
    private final IntConsumer listener;
    private final Label label;
    private final IconButton minus;
    private final IconButton plus;
    private final Drawable plain;
    private final Drawable focused;
    private int value;
    private int held;
    private float wait;
    private boolean repeated;
    private Optional<Holding> holding = Optional.empty();

    /**
     * @param words the text for a value
     */
    public Stepper(
            Ui ui, int least, int most, int step, IntFunction<String> words, IntConsumer listener) {
        this.ui = ui;
        this.least = least;
        this.most = most;
        this.step = step;
        this.words = words;
        this.listener = listener;
        plain = ui.look().patch("field");
        focused = ui.look().patch("field-focus");
        label = new Label("", ui.look().skin(), "strong");
        label.setAlignment(Align.center);
        minus = button("icon-minus", "common.less", -1);
        plus = button("icon-plus", "common.more", 1);
        float side = ui.shape().pressable(34);
        add(minus).size(side);
        add(label).minWidth(90).growX();
        add(plus).size(side);
        setBackground(plain);
        pad(3);
    }

    private IconButton button(String icon, String key, int by) {
        IconButton button = new IconButton(ui, icon, ui.texts().say(key), () -> {});
        button.addListener(new Holding(button, by));
        return button;
    }

    /**
     * Changes the value when the button is pressed, and again and again while it is held. A finger
     * may only be about to scroll: there the first change comes when it is lifted.
     */
    private final class Holding extends InputListener {
        private final IconButton button;
        private final int by;

        Holding(IconButton button, int by) {
            this.button = button;
            this.by = by;
        }

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int mouse) {
            held = by;
            holding = Optional.of(this);
            wait = FIRST_WAIT;
            repeated = false;
            if (!ui.shape().phone()) {
                change(by);
            }
            return true;
        }

        @Override
        public void touchUp(InputEvent event, float x, float y, int pointer, int mouse) {
            held = 0;
            if (ui.shape().phone() && !repeated && !event.isTouchFocusCancel()) {
                change(by);
            }
        }
    }

    /** Shows a value without notifying the listener. */
    public Stepper show(int shown) {
        value = Math.max(least, Math.min(most, shown));
        label.setText(words.apply(value));
        minus.setDisabled(value == least);
        plus.setDisabled(value == most);
        return this;
    }

    public int value() {
        return value;
    }

    @Override
    public void describe(Description to) {
        to.range(
                least / step,
                most / step,
                value / step,
                words.apply(value),
                steps -> change(steps - value / step));
    }

    @Override
    public void adjust(int steps) {
        ui.sounds().play(Cue.CLICK);
        change(steps);
    }

    private void change(int steps) {
        int before = value;
        show(value + steps * step);
        if (value != before) {
            listener.accept(value);
        }
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (held != 0) {
            ui.frameScheduler().next();
            wait -= delta;
            if (wait <= 0) {
                wait = NEXT_WAIT;
                if (!repeated) {
                    repeated = true;
                    holding.filter(one -> ui.shape().phone()).ifPresent(this::keep);
                }
                change(held);
            }
        }
    }

    /** From now on the finger neither scrolls nor asks for an explanation. */
    private void keep(Holding one) {
        getStage().cancelTouchFocusExcept(one, one.button);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        setBackground(hasKeyboardFocus() ? focused : plain);
        super.draw(batch, parentAlpha);
    }
}
