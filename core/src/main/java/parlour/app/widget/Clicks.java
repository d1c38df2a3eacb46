package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;

/** Makes clicks press a control. */
public final class Clicks {
    private Clicks() {}

    public static ClickListener pressing(Pressable control) {
        return new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                control.press();
            }
        };
    }
}
