package parlour.app.cassino;

import com.badlogic.gdx.Input.Keys;

import parlour.app.cards.Arrow;
import parlour.app.cards.Box;
import parlour.app.cards.CardSprite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The keys on the cards. */
final class CardKeys {
    private final Chooser chooser;
    private final Selection selection;

    CardKeys(Chooser chooser, Selection selection) {
        this.chooser = chooser;
        this.selection = selection;
    }

    /** True when the key was used. */
    boolean key(int keycode) {
        if (!chooser.active()) {
            return false;
        }
        switch (keycode) {
            case Keys.NUM_1, Keys.NUM_2, Keys.NUM_3, Keys.NUM_4:
                return number(keycode - Keys.NUM_1);
            case Keys.NUMPAD_1, Keys.NUMPAD_2, Keys.NUMPAD_3, Keys.NUMPAD_4:
                return number(keycode - Keys.NUMPAD_1);
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
                chooser.focus().ifPresent(chooser::click);
                return chooser.focus().isPresent();
            case Keys.ENTER, Keys.NUMPAD_ENTER:
                chooser.play();
                return true;
            case Keys.ESCAPE:
                boolean something = !selection.isEmpty() || chooser.focus().isPresent();
                chooser.clear();
                return something;
            default:
                return false;
        }
    }

    private boolean number(int place) {
        List<CardSprite> hand = chooser.hand();
        if (place < hand.size()) {
            chooser.click(hand.get(place));
        }
        return true;
    }

    /** From the hand to the table and back. */
    private void tab() {
        boolean inHand =
                chooser.focus().isPresent() && chooser.hand().contains(chooser.focus().get());
        List<CardSprite> goal =
                inHand && !chooser.table().isEmpty() ? chooser.table() : chooser.hand();
        focusFirst(goal);
    }

    private void focusFirst(List<CardSprite> cards) {
        CardSprite first = null;
        for (CardSprite sprite : cards) {
            if (first == null || reads(sprite) < reads(first)) {
                first = sprite;
            }
        }
        chooser.focus(Optional.ofNullable(first));
    }

    /** Earlier in the order of reading is less. */
    private static float reads(CardSprite sprite) {
        return sprite.home().x - 100 * sprite.home().y;
    }

    private boolean move(Arrow arrow) {
        if (chooser.focus().isEmpty()) {
            focusFirst(chooser.hand());
            return true;
        }
        List<CardSprite> all = new ArrayList<>(chooser.hand());
        all.addAll(chooser.table());
        List<Box> boxes = all.stream().map(sprite -> sprite.home().box()).toList();
        arrow.from(chooser.focus().get().home().box(), boxes)
                .ifPresent(i -> chooser.focus(Optional.of(all.get(i))));
        return true;
    }
}
