package parlour.app.cards;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;

import parlour.app.look.Face;

import java.util.List;
import java.util.Optional;

/** The pointer on the cards: clicks, double clicks, drags, and the card under it. */
public final class CardInput extends Pointer {
    private final Picking picking;
    private Optional<Face> clicked = Optional.empty();
    private Optional<CardSprite> pressed = Optional.empty();
    private List<CardSprite> dragged = List.of();

    /** The dragged card was not picked before. */
    private boolean fresh;

    private float lastX;
    private float lastY;

    public CardInput(Picking picking) {
        this.picking = picking;
    }

    @Override
    public void drop() {
        dragged.forEach(sprite -> sprite.held(false));
        pressed = Optional.empty();
        dragged = List.of();
    }

    @Override
    protected boolean active() {
        return picking.active();
    }

    @Override
    protected void clear() {
        picking.clear();
    }

    @Override
    protected boolean press(float x, float y) {
        pressed = hit(x, y);
        lastX = x;
        lastY = y;
        return pressed.isPresent();
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        if (pressed.isEmpty() || !picking.hand().contains(pressed.get())) {
            return;
        }
        CardSprite sprite = pressed.get();
        if (dragged.isEmpty() && near(x, y) || sprite.flying()) {
            return;
        }
        if (dragged.isEmpty()) {
            fresh = picking.pick(sprite);
            dragged = picking.along(sprite);
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
        picking.focus(hit(picking.table(), x, y));
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        if (pressed.isEmpty()) {
            return;
        }
        CardSprite sprite = pressed.get();
        boolean wasDragged = !dragged.isEmpty();
        drop();
        if (!picking.active()) {
            return;
        }
        if (wasDragged) {
            picking.focus(Optional.empty());
            picking.dropped(sprite, hit(picking.table(), x, y), x, y, fresh);
        } else if (hit(x, y).filter(under -> under == sprite).isPresent()) {
            click(sprite);
        }
    }

    private void click(CardSprite sprite) {
        picking.focus(Optional.empty());
        boolean again = clicked.isPresent() && clicked.equals(sprite.face()) && clickedJustNow();
        if (again && picking.hand().contains(sprite)) {
            clicked = Optional.empty();
            picking.doubleClick(sprite);
            return;
        }
        clicked = sprite.face();
        clicked();
        picking.click(sprite);
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        picking.hover(hit(picking.hand(), x, y));
        return false;
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor toActor) {
        picking.hover(Optional.empty());
    }

    private Optional<CardSprite> hit(float x, float y) {
        Optional<CardSprite> own = hit(picking.hand(), x, y);
        return own.isPresent() ? own : hit(picking.table(), x, y);
    }

    /** The topmost card at a point: where it is, or where it belongs while it flies there. */
    private static Optional<CardSprite> hit(List<CardSprite> cards, float x, float y) {
        CardSprite best = null;
        for (CardSprite sprite : cards) {
            boolean covers =
                    sprite.face().isPresent()
                            && (sprite.now().covers(x, y) || sprite.home().covers(x, y));
            if (covers && (best == null || sprite.home().order > best.home().order)) {
                best = sprite;
            }
        }
        return Optional.ofNullable(best);
    }
}
