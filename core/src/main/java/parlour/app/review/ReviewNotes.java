package parlour.app.review;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;

import java.util.List;

/** What a review says of a player in sentences, and in a softer colour what its figures mean. */
final class ReviewNotes extends Table {
    private static final float GAP = 7;

    private final App app;
    private List<String> shown = List.of();

    ReviewNotes(App app) {
        this.app = app;
        top();
        fill();
    }

    void show(List<String> sentences) {
        if (!sentences.equals(shown)) {
            shown = List.copyOf(sentences);
            clearChildren();
            fill();
        }
    }

    private void fill() {
        shown.forEach(sentence -> line(sentence, "small").padBottom(GAP).row());
        line(app.texts().say("review.accuracy.means"), "small-soft");
    }

    private Cell<Label> line(String sentence, String style) {
        Label label = new Label(sentence, app.look().skin(), style);
        label.setWrap(true);
        return add(label).growX().minWidth(0);
    }
}
