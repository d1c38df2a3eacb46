package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

import parlour.app.look.CardArt;

import java.util.List;

/** Draws all cards of a table. */
public final class CardLayer extends SpriteLayer<CardSprite> {
    private static final Form CARD =
            new Form(CardArt.ASPECT, 300f / 240, 396f / 336, 12f / 240, 0.03f);

    private CardArt art;
    private TextureRegion back;

    public CardLayer(List<CardSprite> sprites) {
        super(sprites, CARD);
    }

    /** Sets the deck to draw with, and the colours of selected and focused cards. */
    public void restyle(CardArt deck, Color picked, Color focused) {
        art = deck;
        back = deck.region("back");
        restyle(deck::region, picked, focused);
    }

    @Override
    protected TextureRegion picture(CardSprite sprite) {
        boolean open = sprite.now().face >= 0.5f && sprite.face().isPresent();
        return open ? art.face(sprite.face().get()) : back;
    }
}
