package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.tabletop.Box;
import parlour.app.widget.Tooltip;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Token;

import java.util.Collections;
import java.util.List;

/** Explains what a line scores, with tokens as examples. */
final class PointsPanel extends Table {
    /** Narrower panels have no text. */
    private static final float WORDY = 280;

    private static final float LARGEST = 30;

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
        boolean wordy = room.width() >= WORDY;
        float size = Math.min(LARGEST, (room.width() - (wordy ? 160 : 66)) / 6.3f);
        Label title = label(ui.texts().say("crosswise.points"), "strong");
        add(title).left().colspan(3).padBottom(2).row();
        alike(Token.CROSS, 2, wordy, size);
        alike(Token.SUN, 3, wordy, size);
        alike(Token.STAR, 4, wordy, size);
        alike(Token.TRIANGLE, 5, wordy, size);
        line("different", Token.all().subList(0, Token.SYMBOLS), "6", wordy, size);
        String wins = ui.texts().say("crosswise.points.wins");
        line("six", Collections.nCopies(6, Token.DIAMOND), wins, wordy, size);
        DrawingOrder.sort(this);
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
            Label words = label(ui.texts().say("crosswise.points." + key), "small-soft");
            words.setEllipsis(true);
            add(words).growX().minWidth(0).padLeft(8);
        } else {
            add().growX();
        }
        Label worth = label(points, "turn");
        worth.setAlignment(Align.right);
        add(worth).right().padLeft(4);
        getCell(worth).expandY();
        row();
    }

    private Label label(String text, String style) {
        return new Label(text, ui.look().skin(), style);
    }
}
