package parlour.app.cards;

import com.badlogic.gdx.Input.Keys;

import java.util.List;
import java.util.Optional;

/** The keys on the cards. */
public final class CardKeys {
    private final Picking picking;

    public CardKeys(Picking picking) {
        this.picking = picking;
    }

    /** True when the key was used. */
    public boolean key(int keycode) {
        if (!picking.active()) {
            return false;
        }
        switch (keycode) {
            case Keys.NUM_1, Keys.NUM_2, Keys.NUM_3, Keys.NUM_4:
                picking.number(keycode - Keys.NUM_0);
                return true;
            case Keys.NUMPAD_1, Keys.NUMPAD_2, Keys.NUMPAD_3, Keys.NUMPAD_4:
                picking.number(keycode - Keys.NUMPAD_0);
                return true;
            case Keys.TAB:
                tab();
                return true;
            case Keys.LEFT:
                return move(Arrow.LEFT);
            case Keys.RIGHT:
                return move(Arrow.RIGHT);
            case Keys.UP:
                return move(Arrow.UP);
            case Keys.DOWN:
                return move(Arrow.DOWN);
            case Keys.SPACE:
                picking.focus().ifPresent(picking::click);
                return picking.focus().isPresent();
            case Keys.ENTER, Keys.NUMPAD_ENTER:
                picking.play();
                return true;
            case Keys.ESCAPE:
                return picking.letGo();
            default:
                return false;
        }
    }

    /** From the hand to the table and back. */
    private void tab() {
        boolean inHand =
                picking.focus().isPresent() && picking.hand().contains(picking.focus().get());
        if (inHand && !picking.table().isEmpty()) {
            focusFirst(picking.table());
        } else {
            focusHand();
        }
    }

    private void focusFirst(List<CardSprite> cards) {
        CardSprite first = null;
        for (CardSprite sprite : cards) {
            if (first == null || reads(sprite) < reads(first)) {
                first = sprite;
            }
        }
        picking.focus(Optional.ofNullable(first));
    }

    /** The hand is in order already, and may be bent like a fan. */
    private void focusHand() {
        picking.focus(picking.hand().stream().findFirst());
    }

    /** Earlier in the order of reading is less. */
    private static float reads(CardSprite sprite) {
        return sprite.home().x - 100 * sprite.home().y;
    }

    private boolean move(Arrow arrow) {
        if (picking.focus().isEmpty()) {
            focusHand();
            return true;
        }
        Optional<CardSprite> next = picking.next(picking.focus().get(), arrow);
        if (next.isPresent()) {
            picking.focus(next);
        }
        return true;
    }
}
