package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

/** Fills a page of a game's help with texts and pictures, from top to bottom. */
public class HelpPageBuilder {
    private static final float ARROW_SPACE = 0.6f;

    protected final Ui ui;
    private final Table page;
    private final String keys;
    private float below = 14;
    private float above = 5;

    /**
     * @param keys the prefix of its text keys
     */
    public HelpPageBuilder(Ui ui, Table page, String keys) {
        this.ui = ui;
        this.page = page;
        this.keys = keys + ".";
    }

    /** Reduces the space around pictures and their captions, for a full page. */
    protected final void tight() {
        below = 12;
        above = 4;
    }

    public final void heading() {
        page.add(label(say("title"), "heading")).left().padBottom(8).row();
    }

    public final void text(String key) {
        page.add(wrapped(say(key))).growX().padBottom(8).row();
    }

    /** Adds a row for a picture made of several parts. */
    protected final PictureRow picture() {
        PictureRow picture = new PictureRow(ui);
        Cell<Actor> cell = page.add(picture.actor()).left().padTop(2).padBottom(below);
        if (ui.shape().phone()) {
            cell.growX();
        }
        page.row();
        return picture;
    }

    /** Adds a line of words and pictures. */
    protected final Cell<Table> line(Table line) {
        Cell<Table> cell = page.add(line).left();
        page.row();
        return cell;
    }

    /** An arrow between two parts of a picture. */
    protected final Actor arrow(float size) {
        Table arrow = new Table();
        arrow.add(
                        new Image(
                                ui.look().picture("icon-right", ui.look().color("goldLight")),
                                Scaling.fit))
                .size(size);
        return arrow;
    }

    /** Adds an arrow to a picture. */
    protected final void arrow(PictureRow picture, float size) {
        picture.part(arrow(size), size * ARROW_SPACE, size * ARROW_SPACE);
    }

    protected final Table captioned(Actor actor, String caption) {
        Table table = new Table();
        table.add(actor).row();
        table.add(label(caption, "small-turn")).padTop(above);
        return table;
    }

    /** The same with a caption that is broken into lines. */
    protected final Table captioned(Actor actor, String caption, float width) {
        Label words = label(caption, "small-turn");
        words.setWrap(true);
        words.setAlignment(Align.center);
        Table table = new Table();
        table.add(actor).row();
        table.add(words).width(width).padTop(above);
        return table;
    }

    protected final Label label(String text, String style) {
        return new Label(text, ui.look().skin(), style);
    }

    protected final Label wrapped(String text) {
        Label label = label(text, "default");
        label.setWrap(true);
        return label;
    }

    /** One of the page's own texts. */
    protected final String say(String key) {
        return ui.texts().say(keys + key);
    }
}
