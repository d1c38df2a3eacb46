package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;

import parlour.app.accessibility.Description;

import java.util.function.Consumer;

/** A text field that Enter confirms and Esc cancels. */
public final class EntryField extends TextInput implements Pressable {
    private final Runnable given;
    private final Runnable cancelled;

    public EntryField(
            Ui ui, String text, Consumer<String> typed, Runnable given, Runnable cancelled) {
        super(ui, text);
        this.given = given;
        this.cancelled = cancelled;
        addListener(
                new ChangeListener() {
                    @Override
                    public void changed(ChangeEvent event, Actor actor) {
                        typed.accept(getText());
                    }
                });
    }

    @Override
    public void describe(Description to) {
        describe(to, given);
    }

    @Override
    public void press() {
        given.run();
    }

    void cancel() {
        cancelled.run();
    }
}
