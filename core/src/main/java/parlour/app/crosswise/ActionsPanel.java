package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.tabletop.Box;
import parlour.app.widget.Tooltip;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Token;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Explains the four actions and shows how many of each are left. */
final class ActionsPanel extends Table {
    /** Narrower panels have no explanations. */
    private static final float WORDY = 230;

    private final Ui ui;
    private final CrossWiseStatus status;
    private final List<Label> counts = new ArrayList<>();
    private int written = -1;

    ActionsPanel(Ui ui, CrossWiseStatus status) {
        this.ui = ui;
        this.status = status;
        setTouchable(Touchable.childrenOnly);
    }

    /** Rebuilds the panel for the given area. */
    void fill(Box room) {
        // A window may have had the shape of a phone before, whose panel has no margin.
        reset();
        counts.clear();
        written = -1;
        setBackground(ui.look().patch("panel"));
        setBounds(room.x(), room.y(), room.width(), room.height());
        if (ui.shape().phone()) {
            row(room);
            return;
        }
        boolean wordy = room.width() >= WORDY;
        Label title = label("crosswise.actions", "strong");
        add(title).left().colspan(3).padBottom(2).row();
        for (Token token : Token.all()) {
            if (!token.isSymbol()) {
                action(token, wordy);
            }
        }
        DrawingOrder.sort(this);
    }

    /** Adds the actions side by side, each with its number. */
    private void row(Box room) {
        pad(0);
        for (Token token : Token.all()) {
            if (!token.isSymbol()) {
                String key = "crosswise.actions." + token.name().toLowerCase(Locale.ROOT);
                Label count = new Label("", ui.look().skin(), "turn");
                counts.add(count);
                Table cell = new Table();
                cell.setName("action-" + token.name().toLowerCase(Locale.ROOT));
                cell.add(TokenStrip.of(ui, token, 1, room.height() - 16)).padRight(8);
                cell.add(count);
                tip(cell, key);
                add(cell).grow().uniformX();
            }
        }
        DrawingOrder.sort(this);
    }

    /**
     * Adds an action: with its explanation in a wide panel, with only its count in a narrow one.
     */
    private void action(Token token, boolean wordy) {
        String key = "crosswise.actions." + token.name().toLowerCase(Locale.ROOT);
        Label name = label(key, "default");
        name.setEllipsis(true);
        Label count = new Label("", ui.look().skin(), wordy ? "turn" : "small-turn");
        counts.add(count);
        // Centred on the boundary between name and explanation.
        float size = wordy ? 42 : 34;
        TokenStrip picture = TokenStrip.of(ui, token, 1, size);
        tip(picture, key);
        tip(count, key);
        add(picture).bottom().padBottom(-size / 2).padRight(10);
        add(name).growX().minWidth(0).bottom().expandY().colspan(wordy ? 1 : 2);
        if (wordy) {
            add(count).right().bottom();
        }
        row();
        add();
        if (wordy) {
            Label help = label(key + ".help", "small-soft");
            help.setWrap(true);
            add(help).colspan(2).growX().top().expandY().row();
        } else {
            add(count).left().top().colspan(2).expandY().row();
        }
    }

    /** What the action does, and what the number beside it says. */
    private void tip(Actor actor, String key) {
        String what = ui.texts().say(key + ".help");
        String left = ui.texts().say("crosswise.tip.action");
        actor.setTouchable(Touchable.enabled);
        actor.addListener(new Tooltip(ui, actor, what + "\n" + left));
    }

    private Label label(String key, String style) {
        return new Label(ui.texts().say(key), ui.look().skin(), style);
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        if (written != status.version()) {
            written = status.version();
            for (int i = 0; i < counts.size(); i++) {
                counts.get(i).setText(left(status.left[i]));
            }
        }
    }

    private String left(int number) {
        return ui.shape().phone()
                ? String.valueOf(number)
                : ui.texts().say("crosswise.actions.left", number);
    }

    /** The displayed number of an action that are left. */
    String count(Token action) {
        return counts.get(action.action()).getText().toString();
    }
}
