package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.tabletop.Box;
import parlour.app.widget.Tooltip;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Token;

import java.util.Collections;
import java.util.List;

/** Explains what a line scores, with tokens as examples. */
final class PointsPanel extends Table {
    private static final float LARGEST = 30;

    /** Where tokens would have to be smaller for the words to fit, there are no words. */
    private static final float LEAST_WITH_WORDS = 18;

    private static final float GAP = 8;
    private static final List<String> WORDS = List.of("2", "3", "4", "5", "different", "six");

    private final Ui ui;

    PointsPanel(Ui ui) {
        this.ui = ui;
        setTouchable(Touchable.childrenOnly);
    }

    /** Rebuilds the panel for the given area. */
    void fill(Box room) {
        clearChildren();
        setBackground(ui.look().patch("panel"));
        setBounds(room.x(), room.y(), room.width(), room.height());
        String wins = ui.texts().say("crosswise.points.wins");
        float beside = room.width() - getPadX() - label(wins, "turn").getPrefWidth() - GAP;
        float withWords = (beside - widestWords() - GAP) / TokenStrip.width(Cell.SIDE);
        boolean wordy = withWords >= LEAST_WITH_WORDS;
        float size = Math.min(LARGEST, wordy ? withWords : beside / TokenStrip.width(Cell.SIDE));
        Label title = label(ui.texts().say("crosswise.points"), "strong");
        add(title).left().colspan(3).padBottom(2).row();
        alike(Token.CROSS, 2, wordy, size);
        alike(Token.SUN, 3, wordy, size);
        alike(Token.STAR, 4, wordy, size);
        alike(Token.TRIANGLE, 5, wordy, size);
        line("different", Token.all().subList(0, Token.SYMBOLS), "6", wordy, size);
        line("six", Collections.nCopies(6, Token.DIAMOND), wins, wordy, size);
        DrawingOrder.sort(this);
    }

    private float widestWords() {
        float widest = 0;
        for (String key : WORDS) {
            widest = Math.max(widest, words(key).getPrefWidth());
        }
        return widest;
    }

    private Label words(String key) {
        return label(ui.texts().say("crosswise.points." + key), "small-soft");
    }

    private void alike(Token token, int count, boolean wordy, float size) {
        line(
                String.valueOf(count),
                Collections.nCopies(count, token),
                String.valueOf(points(count)),
                wordy,
                size);
    }

    /** A pair scores 1, three 3, four 5, five 7. */
    private static int points(int alike) {
        return 2 * alike - 3;
    }

    private void line(String key, List<Token> tokens, String points, boolean wordy, float size) {
        TokenStrip strip = new TokenStrip(ui, tokens, size);
        add(strip).left();
        if (!wordy) {
            strip.setTouchable(Touchable.enabled);
            strip.addListener(new Tooltip(ui, strip, ui.texts().say("crosswise.points." + key)));
        }
        if (wordy) {
            Label words = words(key);
            words.setEllipsis(true);
            add(words).growX().minWidth(0).padLeft(GAP);
        } else {
            add().growX();
        }
        Label worth = label(points, "turn");
        worth.setAlignment(Align.right);
        add(worth).right().padLeft(GAP / 2);
        getCell(worth).expandY();
        row();
    }

    private Label label(String text, String style) {
        return new Label(text, ui.look().skin(), style);
    }
}
