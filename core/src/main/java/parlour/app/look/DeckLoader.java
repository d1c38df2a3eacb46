package parlour.app.look;

import com.badlogic.gdx.Gdx;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Changes the deck without a pause: the next one is unpacked beside the frames, one at a time, and
 * shown when it is there, unless another is wanted by then. Until then the old one is drawn.
 */
public final class DeckLoader {
    /** Does work beside the frames, and hands what came of it, if anything, to a later frame. */
    public interface Background {
        void unpack(Supplier<PreloadedPicture> work, Consumer<Optional<PreloadedPicture>> then);
    }

    private final CardArt art;
    private final Background background;
    private final Runnable shown;
    private Deck wanted;
    private boolean unpacking;
    private boolean over;

    /**
     * @param shown hears that another deck is there
     */
    public DeckLoader(CardArt art, Background background, Runnable shown) {
        this.art = art;
        this.background = background;
        this.shown = shown;
        wanted = art.deck();
    }

    /** Whatever deck was wanted before, from now on it is this one. */
    public void want(Deck deck) {
        wanted = deck;
        next();
    }

    private void next() {
        Deck deck = wanted;
        if (!unpacking && !over && !deck.equals(art.deck())) {
            unpacking = true;
            background.unpack(
                    () -> deck.unpack(Runnable::run), unpacked -> arrived(deck, unpacked));
        }
    }

    private void arrived(Deck deck, Optional<PreloadedPicture> made) {
        unpacking = false;
        if (made.isEmpty()) {
            wanted = art.deck();
            return;
        }
        PreloadedPicture unpacked = made.get();
        try {
            if (over || !deck.equals(wanted)) {
                unpacked.dispose();
            } else {
                art.show(deck, unpacked);
                shown.run();
            }
        } catch (IllegalStateException e) {
            // Better the old deck than none; asked for again, it is tried again.
            Gdx.app.error("cards", "a deck cannot be read", e);
            wanted = art.deck();
        }
        next();
    }

    /** The program ends: what is still on its way is let go when it comes. */
    public void end() {
        over = true;
    }
}
