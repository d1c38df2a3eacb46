package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.tabletop.Box;
import parlour.app.widget.Ui;

/** A sentence over the board about something rare, such as a hand that is drawn anew. */
final class Announcement extends Table {
    private static final float PAD = 14;

    private final Ui ui;
    private Box board = new Box(0, 0, 1, 1);
    private String text = "";

    Announcement(Ui ui) {
        this.ui = ui;
        setTouchable(Touchable.disabled);
        setName("announcement");
        setVisible(false);
    }

    void restyle() {
        write();
    }

    void place(Box over) {
        board = over;
        write();
    }

    void say(String sentence) {
        text = sentence;
        setVisible(true);
        write();
    }

    void stop() {
        text = "";
        setVisible(false);
    }

    /** What it says now; empty for nothing. */
    String text() {
        return text;
    }

    private void write() {
        clearChildren();
        if (text.isEmpty()) {
            return;
        }
        setBackground(ui.look().patch("panel"));
        Label label = new Label(text, ui.look().skin());
        label.setWrap(true);
        label.setAlignment(Align.center);
        add(label).width(board.width() - 4 * PAD).pad(PAD);
        pack();
        setPosition(board.middleX() - getWidth() / 2, board.middleY() - getHeight() / 2);
    }
}
