package parlour.app.friends;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.widget.PushButton;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;
import parlour.wire.Gesture;

import java.util.function.Consumer;

/** What can be said to the others at a table. */
final class GesturesSheet extends Sheet {
    private static final float GAP = 8;

    private final Consumer<Gesture> said;

    GesturesSheet(Ui ui, Consumer<Gesture> said) {
        super(ui);
        this.said = said;
    }

    @Override
    protected String title() {
        return say("friends.gestures");
    }

    @Override
    protected void fill(Table content) {
        Gesture[] all = Gesture.values();
        for (int i = 0; i < all.length; i++) {
            Gesture gesture = all[i];
            PushButton button =
                    button(Gestures.key(gesture), "default", closeThen(() -> said.accept(gesture)));
            content.add(button)
                    .growX()
                    .uniformX()
                    .minWidth(0)
                    .height(48)
                    .padBottom(GAP)
                    .padLeft(i % 2 * GAP);
            if (i % 2 == 1) {
                content.row();
            }
        }
    }

    @Override
    protected float width() {
        return 520;
    }
}
