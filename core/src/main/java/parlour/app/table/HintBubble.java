package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.widget.FittingLabel;

/**
 * The reasons for a suggested move, in the place of the last move's line, where no card ever lies.
 */
final class HintBubble extends Table {
    private static final float LETTERS = 14;

    private final FittingLabel text;

    HintBubble(App app) {
        setName("hint-note");
        setBackground(app.look().patch("panel"));
        setTouchable(Touchable.disabled);
        pad(0, 12, 0, 12);
        LabelStyle style = app.look().skin().get("small", LabelStyle.class);
        text = new FittingLabel("", style, LETTERS, FittingLabel.First.WRAPPED);
        text.setName("hint-text");
        add(text).grow();
        setVisible(false);
    }

    /** Shows a text; an empty one hides the bubble. */
    void say(String words) {
        text.setText(words);
        setVisible(!words.isEmpty());
    }
}
