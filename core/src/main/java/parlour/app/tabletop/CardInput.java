package parlour.app.tabletop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;

import parlour.app.look.Face;

import java.util.List;
import java.util.Optional;

/** Pointer input for cards: clicks, double clicks, drags, sliding along a hand, and hovering. */
public final class CardInput extends PointerGestures {
    /** How far up a finger moves on a card of the hand to drag it. */
    private static final float LIFT = 18;

    private final CardActions cardActions;
    private Optional<Face> clicked = Optional.empty();
    private Optional<CardSprite> pressed = Optional.empty();
    private List<CardSprite> dragged = List.of();

    /** Whether it was the drag that selected the card. */
    private boolean fresh;

    /** Whether the finger has left the card that it pressed first. */
    private boolean slid;

    /** Where the finger came to the card that it is on now. */
    private float cameX;

    private float cameY;

    private float lastX;
    private float lastY;

    public CardInput(CardActions cardActions) {
        this.cardActions = cardActions;
    }

    @Override
    public void drop() {
        boolean ended = !dragged.isEmpty();
        dragged.forEach(sprite -> sprite.held(false));
        pressed = Optional.empty();
        dragged = List.of();
        if (ended) {
            cardActions.dragEnded();
        }
    }

    @Override
    protected boolean active() {
        return cardActions.active();
    }

    @Override
    protected void clear() {
        cardActions.clear();
    }

    @Override
    protected boolean press(float x, float y) {
        pressed = hit(x, y);
        lastX = x;
        lastY = y;
        cameX = x;
        cameY = y;
        slid = false;
        if (cardActions.slides()) {
            cardActions.hover(pressed.filter(cardActions.hand()::contains));
        }
        return pressed.isPresent();
    }

    /**
     * Slides along the hand: the card under the finger is the one that is pressed. Moving up drags
     * it instead.
     *
     * @return false if the finger drags
     */
    private boolean slide(float x, float y) {
        Optional<CardSprite> under = hit(cardActions.hand(), x, y);
        float up = y - cameY;
        boolean lifts = up > LIFT && up > Math.abs(x - cameX);
        if (lifts || under.isEmpty() && up > 0 && !near(x, y)) {
            return false;
        }
        if (under.isPresent() && !under.equals(pressed)) {
            pressed = under;
            slid = true;
            cameX = x;
            cameY = y;
            cardActions.hover(under);
        }
        lastX = x;
        lastY = y;
        return true;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        if (pressed.isEmpty() || !cardActions.hand().contains(pressed.get())) {
            return;
        }
        if (dragged.isEmpty() && (near(x, y) || cardActions.slides() && slide(x, y))) {
            return;
        }
        CardSprite sprite = pressed.get();
        if (sprite.flying()) {
            return;
        }
        if (dragged.isEmpty()) {
            fresh = cardActions.pick(sprite);
            dragged = cardActions.draggedWith(sprite);
        }
        for (int i = 0; i < dragged.size(); i++) {
            CardSprite card = dragged.get(i);
            card.held(true);
            card.now().x += x - lastX;
            card.now().y += y - lastY;
            card.now().height = DRAGGED_HEIGHT;
            card.now().order = ON_TOP + i;
        }
        lastX = x;
        lastY = y;
        Optional<CardSprite> onto = hit(cardActions.table(), x, y);
        cardActions.focus(onto);
        cardActions.dragging(sprite, onto, x, y);
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        if (pressed.isEmpty()) {
            return;
        }
        CardSprite sprite = pressed.get();
        boolean wasDragged = !dragged.isEmpty();
        if (cardActions.slides()) {
            cardActions.hover(Optional.empty());
        }
        drop();
        if (!cardActions.active()) {
            return;
        }
        if (wasDragged) {
            cardActions.focus(Optional.empty());
            cardActions.dropped(sprite, hit(cardActions.table(), x, y), x, y, fresh);
        } else if (hit(x, y).filter(under -> under == sprite).isPresent()) {
            if (slid) {
                // Two different cards make no double click.
                clicked = Optional.empty();
            }
            click(sprite);
        }
    }

    private void click(CardSprite sprite) {
        cardActions.focus(Optional.empty());
        boolean again = clicked.isPresent() && clicked.equals(sprite.face()) && clickedJustNow();
        if (again && cardActions.hand().contains(sprite)) {
            clicked = Optional.empty();
            cardActions.doubleClick(sprite);
            return;
        }
        clicked = sprite.face();
        clicked();
        cardActions.click(sprite);
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        cardActions.hover(hit(cardActions.hand(), x, y));
        return false;
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor toActor) {
        cardActions.hover(Optional.empty());
    }

    private Optional<CardSprite> hit(float x, float y) {
        Optional<CardSprite> own = hit(cardActions.hand(), x, y);
        return own.isPresent() ? own : hit(cardActions.table(), x, y);
    }

    /**
     * The topmost card at a point: one that is seen there, or else one that flies or glides to it.
     */
    private static Optional<CardSprite> hit(List<CardSprite> cards, float x, float y) {
        CardSprite seen = null;
        CardSprite coming = null;
        for (CardSprite sprite : cards) {
            if (sprite.face().isEmpty()) {
                continue;
            }
            if (!sprite.flying() && sprite.now().covers(x, y) && above(sprite, seen)) {
                seen = sprite;
            }
            boolean covers = sprite.now().covers(x, y) || sprite.home().covers(x, y);
            if (covers && above(sprite, coming)) {
                coming = sprite;
            }
        }
        return Optional.ofNullable(seen == null ? coming : seen);
    }

    private static boolean above(CardSprite sprite, CardSprite other) {
        return other == null || sprite.home().order > other.home().order;
    }
}
