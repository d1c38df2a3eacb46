package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.widget.SegmentedControl;
import parlour.app.widget.Stepper;
import parlour.app.widget.Switch;
import parlour.app.widget.Ui;
import parlour.engine.Option;

import java.util.function.Consumer;

/** The control for an option: a switch, a stepper, or a segmented control. */
public final class OptionControl {
    /** Shows the option's current value. */
    private interface Shown {
        void show(Object value, boolean fixed);
    }

    private final Actor actor;
    private final Shown shown;
    private final boolean wide;

    /**
     * @param key the prefix of its text keys
     */
    public OptionControl(Ui ui, String key, Option option, Consumer<Object> chosen) {
        wide = option instanceof Option.Word;
        if (option instanceof Option.Number number) {
            Stepper stepper =
                    new Stepper(
                            ui,
                            number.least(),
                            number.most(),
                            1,
                            value -> word(ui, key, value),
                            value -> chosen.accept((long) value));
            shown = (value, fixed) -> stepper.show(((Long) value).intValue());
            actor = stepper;
        } else if (option instanceof Option.Word word) {
            SegmentedControl<String> words = new SegmentedControl<>(ui, chosen::accept);
            word.words().forEach(w -> words.value(w, ui.texts().say(key + ".value." + w)));
            shown = (value, fixed) -> words.show((String) value);
            actor = words;
        } else {
            Switch flag = new Switch(ui, false, chosen::accept);
            shown =
                    (value, fixed) -> {
                        flag.show((Boolean) value);
                        flag.setDisabled(fixed);
                    };
            actor = flag;
        }
    }

    /** The number, or the word that stands for it. */
    private static String word(Ui ui, String key, int value) {
        String word = key + ".value." + value;
        return ui.texts().has(word) ? ui.texts().say(word) : String.valueOf(value);
    }

    public Actor actor() {
        return actor;
    }

    /** Whether it needs a row of its own. */
    public boolean wide() {
        return wide;
    }

    /**
     * Shows a value.
     *
     * @param fixed whether other options determine the value, so that it cannot be changed
     */
    public void show(Object value, boolean fixed) {
        shown.show(value, fixed);
    }
}
