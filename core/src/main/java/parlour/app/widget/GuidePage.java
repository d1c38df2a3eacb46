package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;

/** A page of a game's guide that is being filled with texts and pictures, from top to bottom. */
public final class GuidePage {
    private final App app;
    private final Table page;
    private final String keys;

    /**
     * @param keys what the keys of its texts begin with
     */
    public GuidePage(App app, Table page, String keys) {
        this.app = app;
        this.page = page;
        this.keys = keys + ".";
    }

    public void heading() {
        page.add(label(say("title"), "heading")).left().padBottom(8).row();
    }

    public void text(String key) {
        page.add(wrapped(say(key))).growX().padBottom(8).row();
    }

    /** Room for a picture made of several things beside each other. */
    public Table picture() {
        Table picture = new Table();
        page.add(picture).left().padTop(2).padBottom(14).row();
        return picture;
    }

    /** A line that is as high as its pictures at least. */
    public void line(Table line, float high) {
        page.add(line).left().minHeight(high).row();
    }

    /** An arrow between two things of a picture. */
    public void arrow(Table picture, float size) {
        Image arrow =
                new Image(
                        app.look().picture("icon-right", app.look().color("goldLight")),
                        Scaling.fit);
        float space = size * 0.6f;
        picture.add(arrow).size(size).padLeft(space).padRight(space);
    }

    public Table captioned(Actor actor, String caption) {
        Table table = new Table();
        table.add(actor).row();
        table.add(label(caption, "small-turn")).padTop(5);
        return table;
    }

    public Label label(String text, String style) {
        return new Label(text, app.look().skin(), style);
    }

    public Label wrapped(String text) {
        Label label = label(text, "default");
        label.setWrap(true);
        return label;
    }

    /** One of the page's own texts. */
    public String say(String key) {
        return app.texts().say(keys + key);
    }
}
