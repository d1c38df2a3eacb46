package parlour.app.cassino;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

import parlour.app.cards.CardSprite;
import parlour.app.cards.Flights;
import parlour.cards.Card;

import java.util.List;
import java.util.Optional;

/** The pointer on the cards: clicks, double clicks, drags, and the card under it. */
final class CardInput extends InputListener {
    private static final float DRAG_FROM = 8;
    private static final float DOUBLE_CLICK = 0.35f;
    private static final float DRAGGED_HEIGHT = 0.5f;
    private static final float ON_TOP = 4 * Flights.ALOFT;

    private final Chooser chooser;
    private final Homes homes;
    private float clock;
    private float clickedAt = -DOUBLE_CLICK;
    private Optional<Card> clicked = Optional.empty();
    private Optional<CardSprite> pressed = Optional.empty();
    private boolean dragging;

    /** The dragged card was not picked before. */
    private boolean letGoAgain;

    private float pressX;
    private float pressY;
    private float grabX;
    private float grabY;

    CardInput(Chooser chooser, Homes homes) {
        this.chooser = chooser;
        this.homes = homes;
    }

    /** Time passes: real time, whatever the pace. */
    void advance(float seconds) {
        clock += seconds;
    }

    /** Lets go of a card in mid-drag, since it may be elsewhere now. */
    void drop() {
        pressed.ifPresent(sprite -> sprite.held(false));
        pressed = Optional.empty();
        dragging = false;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        if (pointer != 0 || !chooser.active()) {
            return false;
        }
        if (button == Input.Buttons.RIGHT) {
            chooser.clear();
            return true;
        }
        drop();
        pressed = hit(x, y);
        if (pressed.isEmpty() || button != Input.Buttons.LEFT) {
            pressed = Optional.empty();
            return false;
        }
        pressX = x;
        pressY = y;
        grabX = pressed.get().now().x - x;
        grabY = pressed.get().now().y - y;
        return true;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        if (pressed.isEmpty() || !chooser.hand().contains(pressed.get())) {
            return;
        }
        CardSprite sprite = pressed.get();
        if (!dragging && Math.hypot(x - pressX, y - pressY) < DRAG_FROM || sprite.flying()) {
            return;
        }
        if (!dragging) {
            dragging = true;
            letGoAgain = chooser.pick(sprite);
        }
        sprite.held(true);
        sprite.now().x = x + grabX;
        sprite.now().y = y + grabY;
        sprite.now().height = DRAGGED_HEIGHT;
        sprite.now().order = ON_TOP;
        chooser.focus(hit(chooser.table(), x, y));
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        if (pressed.isEmpty()) {
            return;
        }
        CardSprite sprite = pressed.get();
        boolean dragged = dragging;
        drop();
        if (!chooser.active()) {
            return;
        }
        if (dragged) {
            chooser.focus(Optional.empty());
            sprite.card().ifPresent(card -> dropped(sprite, card, x, y));
        } else if (hit(x, y).filter(under -> under == sprite).isPresent()) {
            click(sprite);
        }
    }

    private void dropped(CardSprite sprite, Card card, float x, float y) {
        Optional<Card> onto = hit(chooser.table(), x, y).flatMap(CardSprite::card);
        if (onto.isPresent()) {
            chooser.dropOn(card, onto.get());
        } else if (homes.layout().felt().has(x, y)) {
            chooser.dropOnFelt(card);
        } else if (letGoAgain) {
            chooser.click(sprite);
        }
    }

    private void click(CardSprite sprite) {
        chooser.focus(Optional.empty());
        boolean again =
                clicked.isPresent()
                        && clicked.equals(sprite.card())
                        && clock - clickedAt < DOUBLE_CLICK;
        if (again && chooser.hand().contains(sprite)) {
            clicked = Optional.empty();
            sprite.card().ifPresent(chooser::playWith);
            return;
        }
        clicked = sprite.card();
        clickedAt = clock;
        chooser.click(sprite);
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        hover(hit(chooser.hand(), x, y));
        return false;
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor toActor) {
        hover(Optional.empty());
    }

    private void hover(Optional<CardSprite> sprite) {
        homes.hover(sprite);
        homes.update();
    }

    private Optional<CardSprite> hit(float x, float y) {
        Optional<CardSprite> own = hit(chooser.hand(), x, y);
        return own.isPresent() ? own : hit(chooser.table(), x, y);
    }

    /** The topmost card at a point: where it is, or where it belongs while it flies there. */
    private static Optional<CardSprite> hit(List<CardSprite> cards, float x, float y) {
        CardSprite best = null;
        for (CardSprite sprite : cards) {
            boolean covers =
                    sprite.card().isPresent()
                            && (sprite.now().covers(x, y) || sprite.home().covers(x, y));
            if (covers && (best == null || sprite.home().order > best.home().order)) {
                best = sprite;
            }
        }
        return Optional.ofNullable(best);
    }
}
