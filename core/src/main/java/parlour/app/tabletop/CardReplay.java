package parlour.app.tabletop;

import parlour.app.look.Face;

import java.util.stream.Stream;

/** Shows events of a card game again. */
public abstract class CardReplay<E> extends EventReplay<E, CardSprite, Face> {
    private final CardLayer layer;

    protected CardReplay() {
        this(new CardLayer(Stream.generate(CardSprite::new).limit(MoveReplay.MOST).toList()));
    }

    private CardReplay(CardLayer layer) {
        super(new MoveReplay<>(layer, CardSprite::become));
        this.layer = layer;
    }

    /** Draws the copies. */
    public final CardLayer layer() {
        return layer;
    }
}
