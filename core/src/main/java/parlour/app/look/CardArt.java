package parlour.app.look;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pictures of one deck, all in one texture, so that a whole table is one draw call. Another
 * deck takes their places: whoever holds a picture draws the new one from then on.
 */
public final class CardArt implements Disposable {
    /** Width over height of a card. */
    public static final float ASPECT = 5f / 7f;

    private final Map<String, TextureRegion> regions = new HashMap<>();
    private final List<TextureRegion> faces;
    private Deck deck;
    private Texture texture;

    /**
     * @param begun the same deck, of which the unpacking has begun
     */
    public CardArt(Deck deck, PreloadedPicture begun) {
        take(deck, begun);
        faces = Face.all().stream().map(face -> region(face.picture())).toList();
    }

    /** The deck that is shown. */
    public Deck deck() {
        return deck;
    }

    /**
     * Shows another deck and lets go of the one before.
     *
     * @param unpacked the same deck
     */
    void show(Deck next, PreloadedPicture unpacked) {
        Texture before = texture;
        take(next, unpacked);
        before.dispose();
    }

    private void take(Deck next, PreloadedPicture unpacked) {
        TextureAtlasData data = unpacked.pictures();
        texture = unpacked.page();
        deck = next;
        for (TextureAtlasData.Region place : data.getRegions()) {
            TextureRegion region =
                    regions.computeIfAbsent(place.name, name -> new TextureRegion(texture));
            region.setTexture(texture);
            // In shares of the page: it may be there in half its size.
            float wide = place.page.width;
            float high = place.page.height;
            region.setRegion(
                    place.left / wide,
                    place.top / high,
                    (place.left + place.width) / wide,
                    (place.top + place.height) / high);
        }
    }

    public TextureRegion face(Face face) {
        return faces.get(face.index());
    }

    /** A picture that goes with cards: back, shadow, glow, outline, slot, spark, white. */
    public TextureRegion region(String name) {
        TextureRegion region = regions.get(name);
        if (region == null) {
            throw new IllegalArgumentException("no picture " + name);
        }
        return region;
    }

    @Override
    public void dispose() {
        texture.dispose();
    }
}
