package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.text.Phrase;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The reasons for a suggested move, shown over the cards on the table; ignores clicks. */
final class HintBubble extends Table {
    private static final float WIDTH = 560;

    private final Label text;
    private List<Phrase> said = List.of();

    HintBubble(App app) {
        setName("hint-note");
        setBackground(app.look().patch("panel"));
        setTouchable(Touchable.disabled);
        text = new Label("", app.look().skin(), "small");
        text.setWrap(true);
        text.setAlignment(Align.center);
        add(text).width(WIDTH);
        setVisible(false);
    }

    /**
     * Places the bubble at the top centre of what it covers, a share of the height below its top.
     */
    Container<HintBubble> over(float part) {
        Container<HintBubble> place = new Container<>(this);
        place.top().padTop(Value.percentHeight(part, place));
        place.setTouchable(Touchable.disabled);
        return place;
    }

    /** Shows the reasons; an empty list hides the bubble. */
    void say(List<Phrase> reasons, Function<Phrase, String> words) {
        if (reasons.equals(said)) {
            return;
        }
        said = reasons;
        text.setText(reasons.stream().map(words).collect(Collectors.joining(" ")));
        setVisible(!reasons.isEmpty());
        invalidateHierarchy();
    }
}
