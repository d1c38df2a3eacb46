package parlour.app.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;
import parlour.app.framecache.MipMaps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/** What is unpacked and not drawn is freed, and so is what the graphics card has a copy of. */
class DeckLoaderTest extends SharedApp {
    private static final DeckDesign USUAL = new DeckDesign(false, false, 4);
    private static final DeckDesign FOUR = new DeckDesign(true, false, 4);

    private final Queue<Runnable> frames = new ArrayDeque<>();
    private final List<PixmapPictures.Decoded> made = new ArrayList<>();

    private final Deque<Runnable> arriving = new ArrayDeque<>();
    private boolean far;
    private int shown;

    /** Remembers what it has decoded, which takes a while if that is far away. */
    private final class Remembering implements Pictures {
        @Override
        public Decoding decode(String name, int eighths, Consumer<Runnable> beside) {
            PixmapPictures.Decoded decoded = new PixmapPictures().decode(name, eighths, beside);
            made.add(decoded);
            return far ? new Arriving(decoded) : decoded;
        }

        @Override
        public boolean canWait() {
            return !far;
        }

        @Override
        public void onLate(Runnable listener) {}
    }

    private final class Arriving implements Pictures.Decoding {
        private final Pictures.Decoding inner;

        Arriving(Pictures.Decoding inner) {
            this.inner = inner;
        }

        @Override
        public void whenDone(Runnable then) {
            arriving.add(then);
        }

        @Override
        public TextureData data() {
            return inner.data();
        }

        @Override
        public void dispose() {
            inner.dispose();
        }
    }

    private DeckLoader change(CardArt art) {
        return new DeckLoader(
                art,
                new Remembering(),
                (work, then) -> {
                    PreloadedPicture unpacked = work.get();
                    frames.add(() -> then.accept(Optional.of(unpacked)));
                },
                () -> shown++);
    }

    private static CardArt usual() {
        return new CardArt(USUAL, USUAL.unpack(new PixmapPictures(), Runnable::run));
    }

    @Test
    void whatCameTooLateIsFreed() {
        CardArt art = usual();
        DeckLoader change = change(art);
        change.want(FOUR);
        change.want(USUAL);
        assertFalse(made.get(0).freed());
        frames.remove().run();
        assertEquals(USUAL, art.deckDesign());
        assertTrue(made.get(0).freed());
        art.dispose();
    }

    @Test
    void theOldDeckIsShownUntilTheNewOneHasArrived() {
        far = true;
        CardArt art = new CardArt(USUAL.blank());
        DeckLoader change = change(art);
        change.want(USUAL);
        frames.remove().run();
        assertEquals(USUAL.blank(), art.deckDesign());
        assertEquals(0, shown);
        arriving.remove().run();
        assertEquals(USUAL, art.deckDesign());
        assertEquals(1, shown);
        art.dispose();
    }

    /** Such as the list of saved games, whose small pictures any deck will do for. */
    @Test
    void aScreenThatNeedsNoSizeWaitsForTheDeckThatIsOnItsWay() {
        far = true;
        CardArt art = new CardArt(USUAL.blank());
        DeckLoader change = change(art);
        change.want(USUAL);
        frames.remove().run();
        change.want(new DeckDesign(false, false, change.wanted().size()));
        arriving.remove().run();
        assertEquals(USUAL, art.deckDesign());
        assertEquals(1, shown);
        art.dispose();
    }

    @Test
    void theCardsOfABlankDeckAllLookTheSame() {
        CardArt art = new CardArt(FOUR.blank());
        TextureRegion back = art.region("back");
        assertEquals(CardArt.ASPECT, (float) back.getRegionWidth() / back.getRegionHeight(), 0.01f);
        for (Face face : Face.all()) {
            assertSame(back.getTexture(), art.face(face).getTexture());
            assertEquals(place(back), place(art.face(face)));
        }
        // What goes with cards is not there yet, and certainly no card.
        assertTrue(art.region("shadow").getU() > back.getU2());
        assertTrue(art.region("glow").getU() > back.getU2());
        art.dispose();
    }

    @Test
    void theCardsOfABlankDeckAreReplacedWhereTheyAreDrawn() {
        CardArt art = new CardArt(USUAL.blank());
        TextureRegion face = art.face(Face.RED_JOKER);
        List<Float> before = place(face);
        DeckLoader change = change(art);
        change.want(USUAL);
        frames.remove().run();
        assertNotEquals(before, place(face));
        assertNotEquals(place(art.face(Face.BLACK_JOKER)), place(face));
        art.dispose();
    }

    private static List<Float> place(TextureRegion region) {
        return List.of(region.getU(), region.getV(), region.getU2(), region.getV2());
    }

    @Test
    void whatIsShownIsFreedToo() {
        CardArt art = usual();
        change(art).want(FOUR);
        frames.remove().run();
        assertEquals(FOUR, art.deckDesign());
        assertTrue(made.get(0).freed());
        art.dispose();
    }

    @Test
    void whatComesAfterTheEndIsFreed() {
        CardArt art = usual();
        DeckLoader change = change(art);
        change.want(FOUR);
        change.end();
        art.dispose();
        frames.remove().run();
        assertEquals(USUAL, art.deckDesign());
        assertTrue(made.get(0).freed());
        assertTrue(frames.isEmpty());
    }

    @Test
    void theFullPictureIsFreedWhereASmallerOneIsWanted() {
        Pixmap full = new Pixmap(16, 8, Pixmap.Format.RGBA8888);
        MipMaps levels = new MipMaps(PictureScaler.to(4, full));
        assertTrue(full.isDisposed());
        assertEquals(8, levels.levels().get(0).getWidth());
        assertFalse(levels.levels().stream().anyMatch(Pixmap::isDisposed));
        Texture texture = new Texture(levels.data());
        assertTrue(levels.levels().stream().allMatch(Pixmap::isDisposed));
        texture.dispose();
    }

    @Test
    void aDeckThatCouldNotBeMadeLeavesTheOldOneAndCanBeAskedForAgain() {
        CardArt art = usual();
        int[] asked = {0};
        DeckLoader change =
                new DeckLoader(
                        art,
                        new PixmapPictures(),
                        (work, then) -> {
                            asked[0]++;
                            frames.add(() -> then.accept(Optional.empty()));
                        },
                        () -> {});
        change.want(FOUR);
        frames.remove().run();
        assertEquals(USUAL, art.deckDesign());
        change.want(FOUR);
        assertEquals(2, asked[0]);
        art.dispose();
    }
}
