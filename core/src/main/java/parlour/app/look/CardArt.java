package parlour.app.look;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The images of one deck in a single texture, so that a whole table is one draw call. Switching
 * decks updates the regions in place, so they never need to be fetched again.
 */
public final class CardArt implements Disposable {
    /** Width divided by height of a card. */
    public static final float ASPECT = 5f / 7f;

    private final Map<String, TextureRegion> regions = new HashMap<>();
    private final List<TextureRegion> faces;
    private DeckDesign deckDesign;
    private Texture texture;

    /**
     * @param begun the same deck, already being unpacked
     */
    public CardArt(DeckDesign deckDesign, PreloadedPicture begun) {
        take(deckDesign, begun.regions(), begun.page());
        faces = Face.all().stream().map(face -> region(face.picture())).toList();
    }

    /** A deck whose cards, either way up, have nothing on them until another is shown. */
    public CardArt(DeckDesign blank) {
        PlainCard plain = new PlainCard();
        take(blank, PreloadedPicture.regions(blank.file()), plain);
        faces = Face.all().stream().map(face -> region(face.picture())).toList();
        regions.values().forEach(plain::nothing);
        faces.forEach(plain::card);
        plain.card(region("back"));
    }

    /** The deck in use. */
    public DeckDesign deckDesign() {
        return deckDesign;
    }

    /**
     * Switches to another deck and disposes of the previous one.
     *
     * @param unpacked the images of that deck
     */
    void show(DeckDesign next, PreloadedPicture unpacked) {
        Texture before = texture;
        take(next, unpacked.regions(), unpacked.page());
        before.dispose();
    }

    private void take(DeckDesign next, TextureAtlasData data, Texture page) {
        texture = page;
        deckDesign = next;
        for (TextureAtlasData.Region place : data.getRegions()) {
            TextureRegion region =
                    regions.computeIfAbsent(place.name, name -> new TextureRegion(texture));
            region.setTexture(texture);
            // As fractions of the page, which may have been unpacked at a smaller size.
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

    /** An image that goes with cards: back, shadow, glow, outline, slot, spark, white. */
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
