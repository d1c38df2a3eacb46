package parlour.app.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;

import org.junit.jupiter.api.Test;

import parlour.app.OneRoom;
import parlour.app.framecache.MipMaps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** What is unpacked and not drawn is freed, and so is what the graphics card has a copy of. */
class DeckChangeTest extends OneRoom {
    private static final Deck USUAL = new Deck(false, false, 4);
    private static final Deck FOUR = new Deck(true, false, 4);

    private final Queue<Runnable> frames = new ArrayDeque<>();
    private final List<Unpacking> made = new ArrayList<>();

    private DeckChange change(CardArt art) {
        return new DeckChange(
                art,
                (work, then) -> {
                    Unpacking unpacked = work.get();
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
        DeckChange change = change(art);
        change.want(FOUR);
        change.want(USUAL);
        assertFalse(made.get(0).freed());
        frames.remove().run();
        assertEquals(USUAL, art.deck());
        assertTrue(made.get(0).freed());
        art.dispose();
    }

    @Test
    void whatIsShownIsFreedToo() {
        CardArt art = usual();
        change(art).want(FOUR);
        frames.remove().run();
        assertEquals(FOUR, art.deck());
        assertTrue(made.get(0).freed());
        art.dispose();
    }

    @Test
    void whatComesAfterTheEndIsFreed() {
        CardArt art = usual();
        DeckChange change = change(art);
        change.want(FOUR);
        change.end();
        art.dispose();
        frames.remove().run();
        assertEquals(USUAL, art.deck());
        assertTrue(made.get(0).freed());
        assertTrue(frames.isEmpty());
    }

    @Test
    void theFullPictureIsFreedWhereASmallerOneIsWanted() {
        Pixmap full = new Pixmap(16, 8, Pixmap.Format.RGBA8888);
        MipMaps levels = new MipMaps(Reduction.to(4, full));
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
        DeckChange change =
                new DeckChange(
                        art,
                        (work, then) -> {
                            asked[0]++;
                            frames.add(() -> then.accept(Optional.empty()));
                        },
                        () -> {});
        change.want(FOUR);
        frames.remove().run();
        assertEquals(USUAL, art.deck());
        change.want(FOUR);
        assertEquals(2, asked[0]);
        art.dispose();
    }
}
