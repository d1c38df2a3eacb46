package parlour.app.look;

import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;

import java.util.List;
import java.util.function.Consumer;

/** The pictures of one deck, all in one texture, so that a whole table is one draw call. */
public final class CardArt implements Disposable {
    /** Width over height of a card. */
    public static final float ASPECT = 5f / 7f;

    private final String name;
    private final TextureAtlas atlas;
    private final List<TextureRegion> faces;

    /** The deck for somebody who wants four colours, large indices, or both. */
    public CardArt(boolean fourColours, boolean largeIndex) {
        this(fourColours, largeIndex, unpack(fourColours, largeIndex, work -> {}));
    }

    /** The same deck, of which the unpacking has begun already. */
    public CardArt(boolean fourColours, boolean largeIndex, Unpacking begun) {
        name = name(fourColours, largeIndex);
        atlas = begun.atlas();
        faces = Face.all().stream().map(face -> region(face.picture())).toList();
    }

    /** Begins to unpack such a deck. */
    public static Unpacking unpack(
            boolean fourColours, boolean largeIndex, Consumer<Runnable> beside) {
        return new Unpacking(name(fourColours, largeIndex), beside);
    }

    private static String name(boolean fourColours, boolean largeIndex) {
        return "cards" + (largeIndex ? "-large" : "") + (fourColours ? "-four" : "");
    }

    /** Whether it is the deck for somebody who wants that. */
    public boolean is(boolean fourColours, boolean largeIndex) {
        return name.equals(name(fourColours, largeIndex));
    }

    public TextureRegion face(Face face) {
        return faces.get(face.index());
    }

    /** A picture that goes with cards: back, shadow, glow, outline, slot, spark, white. */
    public TextureRegion region(String name) {
        TextureRegion region = atlas.findRegion(name);
        if (region == null) {
            throw new IllegalArgumentException("no picture " + name);
        }
        return region;
    }

    @Override
    public void dispose() {
        atlas.dispose();
    }
}
