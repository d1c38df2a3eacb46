package parlour.app;

import parlour.app.look.CardArt;
import parlour.app.look.DeckDesign;
import parlour.app.look.Look;
import parlour.app.look.Pictures;
import parlour.app.look.PreloadedPicture;
import parlour.app.platform.Platform;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * The pictures needed at the start, which are decoded before there is a window.
 *
 * @param cards empty where they are loaded later
 */
record StartPictures(
        Backdrop.Layers backdrop,
        PreloadedPicture controls,
        DeckDesign deckDesign,
        Optional<PreloadedPicture> cards) {
    /** Begins to decode them in the background. */
    static StartPictures unpack(Platform platform, DeckDesign deck) {
        Pictures pictures = platform.pictures();
        Consumer<Runnable> beside = platform::meanwhile;
        return new StartPictures(
                Backdrop.Layers.unpack(pictures, beside),
                Look.unpack(pictures, beside),
                deck,
                pictures.canWait() ? Optional.of(deck.unpack(pictures, beside)) : Optional.empty());
    }

    CardArt cardArt() {
        return cards.map(begun -> new CardArt(deckDesign, begun))
                .orElseGet(() -> new CardArt(deckDesign.blank()));
    }
}
