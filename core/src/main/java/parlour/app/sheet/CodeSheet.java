package parlour.app.sheet;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.widget.FittingLabel;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;
import parlour.code.GameCode;

/** Shows the code by which others get the same cards, and copies it to the clipboard. */
public final class CodeSheet extends Sheet {
    private static final float LETTERS = 16;

    private final String code;
    private boolean copied;

    public CodeSheet(Ui ui, GameCode code) {
        super(ui);
        this.code = code.write();
    }

    @Override
    protected String title() {
        return say("code.same");
    }

    @Override
    protected void fill(Table content) {
        Label text = new Label(say("code.share"), skin());
        text.setWrap(true);
        content.add(text).growX().padBottom(14).row();
        Table around = new Table();
        around.setBackground(ui.look().patch("field"));
        around.pad(14, 18, 14, 18);
        FittingLabel letters =
                new FittingLabel(
                        code,
                        skin().get("heading", Label.LabelStyle.class),
                        LETTERS,
                        FittingLabel.First.SMALLER);
        letters.setName("code-letters");
        letters.setAlignment(Align.center);
        around.add(letters).growX().minWidth(0);
        content.add(around).growX().row();
        Label done = new Label(copied ? say("code.copied") : "", skin(), "small-soft");
        done.setName("code-copied");
        content.add(done).minHeight(24).padTop(8);
    }

    private void copy() {
        Gdx.app.getClipboard().setContents(code);
        copied = true;
        refresh();
    }

    @Override
    protected void buttons(Table row) {
        if (!page()) {
            row.add(button("common.close", "sheet-done", "default", this::close)).minWidth(140);
        }
        row.add(button("code.copy", "primary", this::copy)).minWidth(180);
    }
}
