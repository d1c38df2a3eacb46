package parlour.app.friends;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.accessibility.Spoken;
import parlour.app.look.WindowShape;
import parlour.app.widget.FittingLabel;
import parlour.app.widget.PushButton;
import parlour.app.widget.Ui;
import parlour.table.TableCode;

/** How friends get to a table: its code in large letters, the link, and a picture for cameras. */
public final class InvitationPanel extends Table {
    private static final float LETTERS = 22;
    private static final float SMALL_LETTERS = 11;

    /** The size of a picture that takes all the room there is. */
    static final float LARGEST = 0;

    private final Ui ui;
    private final String link;
    private final PushButton copy;

    /**
     * @param picture the size of the picture
     */
    public InvitationPanel(Ui ui, ServerAddress server, String code, float picture) {
        this.ui = ui;
        link = server.link(code);
        copy = new PushButton(ui, ui.texts().say("friends.copy"), "default", this::copy);
        copy.setName("friends.copy");
        copy.icon("icon-code");
        FittingLabel letters =
                new FittingLabel(
                        TableCode.readable(code),
                        style("title"),
                        LETTERS,
                        FittingLabel.First.SMALLER);
        letters.setName("friends.code");
        letters.setAlignment(Align.center);
        Spoken.name(letters, ui.texts().say("friends.code", TableCode.readable(code)));
        Label text = new Label(ui.texts().say("friends.invite"), ui.look().skin(), "soft");
        text.setWrap(true);
        text.setAlignment(Align.center);
        FittingLabel address =
                new FittingLabel(link, style("small"), SMALL_LETTERS, FittingLabel.First.SMALLER);
        address.setName("friends.link");
        address.setAlignment(Align.center);
        if (ui.shape() == WindowShape.LANDSCAPE) {
            beside(text, letters, address, picture);
        } else {
            below(text, letters, address, picture);
        }
    }

    private LabelStyle style(String name) {
        return ui.look().skin().get(name, LabelStyle.class);
    }

    private void below(Label text, FittingLabel letters, FittingLabel address, float picture) {
        add(text).growX().padBottom(6).row();
        add(around(letters)).growX().minWidth(0).padBottom(10).row();
        picture(picture).padBottom(8).row();
        add(address).growX().minWidth(0).padBottom(8).row();
        add(copy).height(ui.shape().pressable(44));
    }

    private void beside(Label text, FittingLabel letters, FittingLabel address, float picture) {
        Table words = new Table();
        words.add(text).growX().row();
        words.add(around(letters)).growX().minWidth(0).padTop(4).row();
        words.add(address).growX().minWidth(0).padTop(4).row();
        words.add(copy).height(ui.shape().pressable(44)).padTop(4);
        add(words).growX().minWidth(0).padRight(10);
        picture(picture);
    }

    private Cell<QrPicture> picture(float size) {
        Cell<QrPicture> cell = add(new QrPicture(ui, link));
        return size == LARGEST ? cell.grow().minSize(0) : cell.size(size);
    }

    private Table around(FittingLabel letters) {
        Table field = new Table();
        field.setBackground(ui.look().patch("field"));
        field.pad(6, 14, 6, 14);
        field.add(letters).growX().minWidth(0);
        return field;
    }

    private void copy() {
        Gdx.app.getClipboard().setContents(link);
        copy.setText(ui.texts().say("friends.copied"));
    }
}
