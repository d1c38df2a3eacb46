package parlour.app.crosswise;

import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.NinePatchDrawable;
import com.badlogic.gdx.utils.Disposable;

import parlour.app.look.Pictures;
import parlour.app.look.PreloadedPicture;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Token;

import java.util.List;
import java.util.Locale;

/** The images of CrossWise's tokens and board, all in one texture. */
public final class TokenArt implements Disposable {
    private static final float HALF = 0.5f;

    private final TextureAtlas atlas;
    private final List<TextureRegion> faces;

    private TokenArt(Pictures pictures) {
        atlas = new PreloadedPicture(pictures, "tokens", Runnable::run).atlas();
        faces =
                Token.all().stream()
                        .map(token -> region(token.name().toLowerCase(Locale.ROOT)))
                        .toList();
    }

    /** The app's instance, loaded on first use. */
    public static TokenArt of(Ui ui) {
        return ui.resources().get(TokenArt.class, TokenArt::new);
    }

    public TextureRegion face(Token token) {
        return faces.get(token.ordinal());
    }

    /** An image that goes with tokens: back, shadow, glow, outline, slot, cell, spark, white. */
    public TextureRegion region(String name) {
        TextureRegion region = atlas.findRegion(name);
        if (region == null) {
            throw new IllegalArgumentException("no picture " + name);
        }
        return region;
    }

    /** A stretchable image: board, end. */
    public Drawable patch(String name) {
        NinePatch patch = atlas.createPatch(name);
        patch.scale(HALF, HALF);
        return new NinePatchDrawable(patch);
    }

    @Override
    public void dispose() {
        atlas.dispose();
    }
}
