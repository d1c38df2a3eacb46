package parlour.app.look;

import com.badlogic.gdx.Gdx;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Switches decks without a pause: unpacks one deck at a time on a worker thread and shows it when
 * it is ready, unless another was requested in the meantime. Until then the old deck is drawn.
 */
public final class DeckLoader {
    /** Runs work on a worker thread and passes the result, if any, to a later frame. */
    public interface Background {
        void unpack(Supplier<PreloadedPicture> work, Consumer<Optional<PreloadedPicture>> then);
    }

    private final CardArt art;
    private final Pictures pictures;
    private final Background background;
    private final Runnable shown;
    private DeckDesign wanted;
    private boolean unpacking;
    private boolean over;

    /**
     * @param shown called after a deck has been switched
     */
    public DeckLoader(CardArt art, Pictures pictures, Background background, Runnable shown) {
        this.art = art;
        this.pictures = pictures;
        this.background = background;
        this.shown = shown;
        wanted = art.deckDesign();
    }

    /** Requests a deck, replacing any earlier request. */
    public void want(DeckDesign deckDesign) {
        wanted = deckDesign;
        next();
    }

    /** The deck that was requested last, which may still be on its way. */
    public DeckDesign wanted() {
        return wanted;
    }

    private void next() {
        DeckDesign deckDesign = wanted;
        if (!unpacking && !over && !deckDesign.equals(art.deckDesign())) {
            unpacking = true;
            background.unpack(
                    () -> deckDesign.unpack(pictures, Runnable::run),
                    begun -> begun(deckDesign, begun));
        }
    }

    private void begun(DeckDesign deckDesign, Optional<PreloadedPicture> begun) {
        if (begun.isEmpty()) {
            unpacking = false;
            wanted = art.deckDesign();
            return;
        }
        PreloadedPicture picture = begun.get();
        picture.whenDone(() -> arrived(deckDesign, picture));
    }

    private void arrived(DeckDesign deckDesign, PreloadedPicture unpacked) {
        unpacking = false;
        try {
            if (over || !deckDesign.equals(wanted)) {
                unpacked.dispose();
            } else {
                art.show(deckDesign, unpacked);
                shown.run();
            }
        } catch (IllegalStateException e) {
            // Better the old deck than none; the next request tries again.
            Gdx.app.error("cards", "a deck cannot be read", e);
            wanted = art.deckDesign();
        }
        next();
    }

    /** Called when the app ends: a deck still being unpacked is discarded when it arrives. */
    public void end() {
        over = true;
    }
}
