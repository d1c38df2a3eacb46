package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.widget.FittingLabel;

import java.util.List;

/**
 * The reasons for a suggested move, in the place of the last move's line, where no card ever lies.
 */
final class HintBubble extends Table {
    private static final float LETTERS = 14;

    private final FittingLabel text;
    private List<String> sentences = List.of();

    HintBubble(App app) {
        setName("hint-note");
        setBackground(app.look().patch("panel"));
        setTouchable(Touchable.disabled);
        pad(3, 12, 3, 12);
        LabelStyle style = app.look().skin().get("small", LabelStyle.class);
        text = new FittingLabel("", style, LETTERS, FittingLabel.First.WRAPPED);
        text.setName("hint-text");
        add(text).grow();
        setVisible(false);
    }

    /** Shows as many of these sentences as there is room for; without any it is hidden. */
    void say(List<String> most) {
        sentences = List.copyOf(most);
        setVisible(!sentences.isEmpty());
        show(sentences.size());
        invalidate();
    }

    /** The first sentence says what to play, the last what that is compared with. */
    @Override
    public void layout() {
        super.layout();
        int count = sentences.size();
        while (count > 1 && !text.fits(first(count))) {
            count--;
        }
        show(count);
    }

    private void show(int count) {
        String words = first(count);
        if (!words.contentEquals(text.getText())) {
            text.setText(words);
        }
    }

    private String first(int count) {
        return String.join(" ", sentences.subList(0, count));
    }
}
