package parlour.app.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;

import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;
import parlour.app.framecache.MipMaps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** What is unpacked and not drawn is freed, and so is what the graphics card has a copy of. */
class DeckLoaderTest extends SharedApp {
    private static final DeckDesign USUAL = new DeckDesign(false, false, 4);
    private static final DeckDesign FOUR = new DeckDesign(true, false, 4);

    private final Queue<Runnable> frames = new ArrayDeque<>();
    private final List<PreloadedPicture> made = new ArrayList<>();

    private DeckLoader change(CardArt art) {
        return new DeckLoader(
                art,
                (work, then) -> {
                    PreloadedPicture unpacked = work.get();
                    made.add(unpacked);
                    frames.add(() -> then.accept(Optional.of(unpacked)));
                },
                () -> {});
    }

    private static CardArt usual() {
        return new CardArt(USUAL, USUAL.unpack(Runnable::run));
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
