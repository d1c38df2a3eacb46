package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;

import parlour.app.tabletop.PointerGestures;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Hand;

import java.util.Optional;

/** Pointer input for tokens and cells: clicks, double clicks, drags and hovering. */
final class TokenInput extends PointerGestures {
    private final CrossWiseMoveSelector moveSelector;
    private final CrossWiseSelection selection;
    private final CrossWiseZones zones;
    private final CrossWiseHomes homes;
    private int clicked = CrossWiseSelection.NONE;
    private int pressedPlace = CrossWiseSelection.NONE;
    private int pressedCell = CrossWiseSelection.NONE;
    private Optional<TokenSprite> dragged = Optional.empty();

    TokenInput(
            CrossWiseMoveSelector moveSelector,
            CrossWiseSelection selection,
            CrossWiseZones zones,
            CrossWiseHomes homes) {
        this.moveSelector = moveSelector;
        this.selection = selection;
        this.zones = zones;
        this.homes = homes;
    }

    @Override
    public void drop() {
        dragged.ifPresent(sprite -> sprite.held(false));
        dragged = Optional.empty();
        selection.lower();
        pressedPlace = CrossWiseSelection.NONE;
        pressedCell = CrossWiseSelection.NONE;
    }

    @Override
    protected boolean active() {
        return moveSelector.active();
    }

    @Override
    protected void clear() {
        moveSelector.clear();
    }

    @Override
    protected boolean press(float x, float y) {
        pressedPlace = placeAt(x, y);
        pressedCell =
                pressedPlace == CrossWiseSelection.NONE
                        ? homes.layout().cellAt(x, y)
                        : CrossWiseSelection.NONE;
        return pressedPlace != CrossWiseSelection.NONE || pressedCell != CrossWiseSelection.NONE;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        if (dragged.isEmpty() && !lift(x, y)) {
            return;
        }
        TokenSprite sprite = dragged.orElseThrow();
        sprite.held(true);
        sprite.now().x = x;
        sprite.now().y = y;
        sprite.now().width = homes.layout().pitch();
        sprite.now().height = DRAGGED_HEIGHT;
        sprite.now().order = ON_TOP;
        int cell = homes.layout().cellAt(x, y);
        moveSelector.focus(
                cell < 0
                        ? CrossWiseMoveSelector.Focus.NOWHERE
                        : CrossWiseMoveSelector.Focus.board(cell));
    }

    /** Starts dragging a token of the hand or a symbol on the board. */
    private boolean lift(float x, float y) {
        boolean inHand = pressedPlace != CrossWiseSelection.NONE;
        if (near(x, y) || !inHand && pressedCell == CrossWiseSelection.NONE) {
            return false;
        }
        Optional<TokenSprite> sprite =
                inHand
                        ? zones.inHand(selection.seat(), pressedPlace)
                        : zones.at(Cell.at(pressedCell));
        dragged = sprite.filter(token -> !token.flying());
        if (dragged.isPresent() && inHand) {
            moveSelector.drag(pressedPlace);
        } else if (dragged.isPresent()) {
            moveSelector.lift(Cell.at(pressedCell));
        }
        return dragged.isPresent();
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        boolean wasDragged = dragged.isPresent();
        int place = pressedPlace;
        int cell = pressedCell;
        drop();
        if (!moveSelector.active()) {
            return;
        }
        moveSelector.focus(CrossWiseMoveSelector.Focus.NOWHERE);
        int under = homes.layout().cellAt(x, y);
        if (wasDragged) {
            dropped(cell, under);
        } else if (place != CrossWiseSelection.NONE && placeAt(x, y) == place) {
            clicked = CrossWiseSelection.NONE;
            moveSelector.click(place);
        } else if (cell != CrossWiseSelection.NONE && under == cell) {
            click(cell);
        }
    }

    /** A token was let go: one of the hand, unless it comes from a cell. */
    private void dropped(int from, int under) {
        if (from == CrossWiseSelection.NONE) {
            if (under >= 0) {
                moveSelector.drop(Cell.at(under));
            }
        } else if (under >= 0 && under != from) {
            moveSelector.drop(Cell.at(from), Cell.at(under));
        } else {
            moveSelector.lower();
            if (under == from) {
                // A click with an unsteady hand.
                click(from);
            }
        }
    }

    private void click(int cell) {
        boolean again = clicked == cell && clickedJustNow();
        clicked = again ? CrossWiseSelection.NONE : cell;
        clicked();
        if (again) {
            moveSelector.playOn(Cell.at(cell));
        } else {
            moveSelector.click(Cell.at(cell));
        }
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        hover(moveSelector.active() ? placeAt(x, y) : CrossWiseSelection.NONE);
        moveSelector.point(moveSelector.active() ? homes.layout().cellAt(x, y) : -1);
        return false;
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor toActor) {
        hover(CrossWiseSelection.NONE);
        moveSelector.point(CrossWiseSelection.NONE);
    }

    private void hover(int place) {
        homes.hover(place);
        homes.update();
    }

    /** The place at this point, if it holds a token, in the hand of the person choosing. */
    private int placeAt(float x, float y) {
        for (int place = 0; selection.seat() >= 0 && place < Hand.PLACES; place++) {
            Optional<TokenSprite> sprite = zones.inHand(selection.seat(), place);
            if (sprite.isPresent() && sprite.get().covers(x, y)) {
                return place;
            }
        }
        return CrossWiseSelection.NONE;
    }
}
