package parlour.app.look;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.ImageButton.ImageButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane.ScrollPaneStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Slider.SliderStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.NinePatchDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Disposable;

import java.util.Locale;
import java.util.function.Consumer;

/** The appearance of the app at one screen scale: fonts, colours and widget styles. */
public final class Look implements Disposable {
    /** The images of widgets are drawn at twice their size. */
    private static final float HALF = 0.5f;

    private final Palette palette;
    private final TextureAtlas atlas;
    private final Fonts fonts;
    private final Skin skin = new Skin();

    /**
     * @param fonts owned and disposed of by this look
     */
    public Look(Palette palette, TextureAtlas atlas, Fonts fonts) {
        this.palette = palette;
        this.atlas = atlas;
        this.fonts = fonts;
        labels();
        buttons();
        controls();
    }

    /** Starts unpacking the images of all widgets. */
    public static PreloadedPicture unpack(Pictures pictures, Consumer<Runnable> beside) {
        return new PreloadedPicture(pictures, "ui", beside);
    }

    public static TextureAtlas atlas(PreloadedPicture begun) {
        return begun.atlas();
    }

    /** The widget styles by name. */
    public Skin skin() {
        return skin;
    }

    public Color color(String name) {
        return palette.get(name);
    }

    public BitmapFont font(String name) {
        return skin.getFont(name);
    }

    /** A stretchable image (nine-patch). */
    public Drawable patch(String name) {
        NinePatch patch = atlas.createPatch(name);
        patch.scale(HALF, HALF);
        return new NinePatchDrawable(patch);
    }

    /** A stretchable frame: like {@link #patch}, but its transparent middle is not drawn. */
    public Drawable frame(String name) {
        AtlasRegion region = atlas.findRegion(name);
        int[] edges = region.findValue("split");
        int[] across = {0, edges[0], region.getRegionWidth() - edges[1], region.getRegionWidth()};
        int[] down = {0, edges[2], region.getRegionHeight() - edges[3], region.getRegionHeight()};
        TextureRegion[] pieces = new TextureRegion[9];
        for (int i = 0; i < pieces.length; i++) {
            int x = across[i % 3];
            int y = down[i / 3];
            pieces[i] = new TextureRegion(region, x, y, across[i % 3 + 1] - x, down[i / 3 + 1] - y);
        }
        pieces[4] = null;
        NinePatch patch = new NinePatch(pieces);
        patch.scale(HALF, HALF);
        return new NinePatchDrawable(patch);
    }

    /** A tinted stretchable image. */
    public Drawable patch(String name, Color tint) {
        return ((NinePatchDrawable) patch(name)).tint(tint);
    }

    /** An image at its natural size, such as an icon. */
    public TextureRegionDrawable picture(String name) {
        TextureRegionDrawable drawable = new TextureRegionDrawable(atlas.findRegion(name));
        drawable.setMinSize(
                drawable.getRegion().getRegionWidth() * HALF,
                drawable.getRegion().getRegionHeight() * HALF);
        return drawable;
    }

    /** A tinted image. */
    public Drawable picture(String name, Color tint) {
        TextureRegionDrawable plain = picture(name);
        Drawable tinted = plain.tint(tint);
        tinted.setMinWidth(plain.getMinWidth());
        tinted.setMinHeight(plain.getMinHeight());
        return tinted;
    }

    /** A plain colour with a minimum width and height. */
    public Drawable fill(Color color, float least) {
        // The outermost pixels blend with their neighbours in the atlas.
        TextureRegion white = new TextureRegion(atlas.findRegion("white"));
        int edge = white.getRegionWidth() / 4;
        white.setRegion(white, edge, edge, edge, edge);
        Drawable drawable = new TextureRegionDrawable(white).tint(color);
        drawable.setMinWidth(least);
        drawable.setMinHeight(least);
        return drawable;
    }

    private void labels() {
        for (Fonts.Kind kind : Fonts.Kind.values()) {
            skin.add(kind.name().toLowerCase(Locale.ROOT), fonts.load(kind));
        }
        label("default", "body", "cream");
        label("soft", "body", "creamSoft");
        label("small", "small", "cream");
        label("small-soft", "small", "creamSoft");
        label("strong", "strong", "cream");
        label("heading", "heading", "cream");
        label("title", "title", "goldLight");
        label("turn", "strong", "turn");
        label("good", "body", "good");
        label("bad", "body", "bad");
        label("small-bad", "small", "bad");
        label("small-turn", "small", "turn");
        label("segment", "body", "goldLight");
        label("ink", "body", "ink");
        label("ink-soft", "body", "inkSoft");
        label("ink-small", "small", "inkSoft");
        label("ink-strong", "strong", "ink");
        label("ink-heading", "heading", "ink");
        label("ink-title", "title", "ink");
        label("ink-label", "small", "ink");
        label("ink-good", "strong", "goodInk");
        label("ink-bad", "strong", "badInk");
    }

    private void label(String name, String font, String color) {
        skin.add(name, new LabelStyle(skin.getFont(font), color(color)));
    }

    private void buttons() {
        button("default", "button", "buttonText", true);
        button("primary", "button-primary", "primaryText", true);
        button("danger", "button-quiet", "bad", false);
        button("quiet", "button-quiet", "cream", false);
        for (String name : new String[] {"default", "primary", "quiet"}) {
            TextButtonStyle text = skin.get(name, TextButtonStyle.class);
            skin.add(
                    name, new ImageButtonStyle(text.up, text.down, text.checked, null, null, null));
            ImageButtonStyle image = skin.get(name, ImageButtonStyle.class);
            image.over = text.over;
            image.disabled = text.disabled;
            image.focused = text.focused;
        }
    }

    private void button(String name, String picture, String color, boolean disabled) {
        TextButtonStyle style = new TextButtonStyle();
        style.up = patch(picture);
        style.over = patch(picture + "-over");
        style.down = patch(picture + "-down");
        style.focused = patch(picture + "-focus");
        style.disabled = patch(disabled ? picture + "-disabled" : picture);
        style.font = skin.getFont("strong");
        style.fontColor = color(color);
        style.disabledFontColor = color("buttonDisabledText");
        skin.add(name, style);
    }

    private void controls() {
        BitmapFont typed = skin.getFont("typed");
        TextFieldStyle field =
                new TextFieldStyle(
                        typed,
                        color("cream"),
                        fill(color("gold"), 2),
                        fill(new Color(1, 1, 1, 0.25f), 2),
                        patch("field"));
        field.focusedBackground = patch("field-focus");
        field.messageFont = typed;
        field.messageFontColor = color("creamSoft");
        skin.add("default", field);
        TextFieldStyle bad = new TextFieldStyle(field);
        bad.background = patch("field-bad");
        bad.focusedBackground = patch("field-bad");
        skin.add("bad", bad);

        ScrollPaneStyle scroll = new ScrollPaneStyle();
        scroll.vScroll = patch("scroll");
        scroll.vScrollKnob = patch("scroll-knob");
        skin.add("default", scroll);

        SliderStyle slider = new SliderStyle(patch("slider"), picture("slider-knob"));
        slider.knobBefore = patch("slider-fill");
        skin.add("default-horizontal", slider);
    }

    @Override
    public void dispose() {
        skin.dispose();
        fonts.dispose();
    }
}
