package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.cards.Box;
import parlour.crosswise.Token;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The four actions explained, and how many of each are left. */
final class ActionsPanel extends Table {
    /** Narrower ones have no explanations. */
    private static final float WORDY = 230;

    private final App app;
    private final Standing standing;
    private final List<Label> counts = new ArrayList<>();
    private int written = -1;

    ActionsPanel(App app, Standing standing) {
        this.app = app;
        this.standing = standing;
        setTouchable(Touchable.disabled);
    }

    /** Fills itself anew for a room of some size. */
    void fill(Box room) {
        clearChildren();
        counts.clear();
        written = -1;
        setBackground(app.look().patch("panel"));
        setBounds(room.x(), room.y(), room.width(), room.height());
        boolean wordy = room.width() >= WORDY;
        Label title = new Label(app.texts().say("crosswise.actions"), app.look().skin(), "strong");
        title.setEllipsis(true);
        add(title).left().minWidth(0).growX().padBottom(2).row();
        for (Token token : Token.all()) {
            if (!token.isSymbol()) {
                add(row(token, wordy)).growX().expandY().row();
            }
        }
    }

    private Table row(Token token, boolean wordy) {
        String key = "crosswise.actions." + token.name().toLowerCase(Locale.ROOT);
        Table row = new Table();
        row.add(TokenStrip.of(app, token, 1, wordy ? 42 : 34)).padRight(10);
        Table text = new Table();
        Label name = new Label(app.texts().say(key), app.look().skin(), "default");
        name.setEllipsis(true);
        Label count = new Label("", app.look().skin(), "turn");
        counts.add(count);
        text.add(name).growX().minWidth(0);
        text.add(count).right().row();
        if (wordy) {
            Label help = new Label(app.texts().say(key + ".help"), app.look().skin(), "small-soft");
            help.setWrap(true);
            text.add(help).colspan(2).growX();
        }
        row.add(text).growX();
        return row;
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        if (written != standing.version) {
            written = standing.version;
            for (int i = 0; i < counts.size(); i++) {
                counts.get(i).setText(app.texts().say("crosswise.actions.left", standing.left[i]));
            }
        }
    }

    /** How many of an action are written to be left. */
    String count(Token action) {
        return counts.get(action.action()).getText().toString();
    }
}
