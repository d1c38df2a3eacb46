package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

import parlour.app.tabletop.SpriteLayer;

import java.util.List;

/** Draws all tokens of a table, above the highlights of the board. */
final class TokenLayer extends SpriteLayer<TokenSprite> {
    private static final Form TILE = new Form(1, 200f / 160, 200f / 160, 4f / 160, 0.05f);

    private final BoardHighlights lights;
    private TokenArt art;
    private TextureRegion back;

    TokenLayer(List<TokenSprite> sprites, BoardHighlights lights) {
        super(sprites, TILE);
        this.lights = lights;
    }

    void restyle(TokenArt tokens, Color picked, Color focused) {
        art = tokens;
        back = tokens.region("back");
        restyle(tokens::region, picked, focused);
    }

    @Override
    protected TextureRegion picture(TokenSprite sprite) {
        boolean open = sprite.now().face >= 0.5f && sprite.shown().isPresent();
        return open ? art.face(sprite.shown().get()) : back;
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        lights.advance(seconds);
    }

    @Override
    protected boolean moving() {
        return super.moving() || lights.moving();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        lights.draw(batch, getX(), getY(), parentAlpha * getColor().a);
        super.draw(batch, parentAlpha);
    }
}
