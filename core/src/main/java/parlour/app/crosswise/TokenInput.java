package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;

import parlour.app.cards.Pointer;
import parlour.crosswise.Cell;
import parlour.crosswise.Hand;

import java.util.Optional;

/** The pointer on tokens and cells: clicks, double clicks, drags, and the token under it. */
final class TokenInput extends Pointer {
    private final Chooser chooser;
    private final Selection selection;
    private final TokenZones zones;
    private final TokenHomes homes;
    private int clicked = Selection.NONE;
    private int pressedPlace = Selection.NONE;
    private int pressedCell = Selection.NONE;
    private Optional<TokenSprite> dragged = Optional.empty();

    TokenInput(Chooser chooser, Selection selection, TokenZones zones, TokenHomes homes) {
        this.chooser = chooser;
        this.selection = selection;
        this.zones = zones;
        this.homes = homes;
    }

    @Override
    public void drop() {
        dragged.ifPresent(sprite -> sprite.held(false));
        dragged = Optional.empty();
        pressedPlace = Selection.NONE;
        pressedCell = Selection.NONE;
    }

    @Override
    protected boolean active() {
        return chooser.active();
    }

    @Override
    protected void clear() {
        chooser.clear();
    }

    @Override
    protected boolean press(float x, float y) {
        pressedPlace = placeAt(x, y);
        pressedCell = pressedPlace == Selection.NONE ? homes.layout().cellAt(x, y) : Selection.NONE;
        return pressedPlace != Selection.NONE || pressedCell != Selection.NONE;
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
        chooser.focus(cell < 0 ? Chooser.Focus.NOWHERE : Chooser.Focus.board(cell));
    }

    /** Begins to drag a symbol of the hand. */
    private boolean lift(float x, float y) {
        if (pressedPlace == Selection.NONE || near(x, y)) {
            return false;
        }
        Optional<TokenSprite> sprite = zones.inHand(selection.seat(), pressedPlace);
        boolean symbol =
                sprite.isPresent()
                        && !sprite.get().flying()
                        && sprite.get().token().filter(token -> token.isSymbol()).isPresent();
        if (!symbol) {
            return false;
        }
        chooser.drag(pressedPlace);
        dragged = sprite;
        return true;
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        boolean wasDragged = dragged.isPresent();
        int place = pressedPlace;
        int cell = pressedCell;
        drop();
        if (!chooser.active()) {
            return;
        }
        chooser.focus(Chooser.Focus.NOWHERE);
        int under = homes.layout().cellAt(x, y);
        if (wasDragged) {
            if (under >= 0) {
                chooser.drop(Cell.at(under));
            }
        } else if (place != Selection.NONE && placeAt(x, y) == place) {
            clicked = Selection.NONE;
            chooser.click(place);
        } else if (cell != Selection.NONE && under == cell) {
            click(cell);
        }
    }

    private void click(int cell) {
        boolean again = clicked == cell && clickedJustNow();
        clicked = again ? Selection.NONE : cell;
        clicked();
        if (again) {
            chooser.playOn(Cell.at(cell));
        } else {
            chooser.click(Cell.at(cell));
        }
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        hover(chooser.active() ? placeAt(x, y) : Selection.NONE);
        return false;
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor toActor) {
        hover(Selection.NONE);
    }

    private void hover(int place) {
        homes.hover(place);
        homes.update();
    }

    /** The place of the hand that chooses, with a token at this point. */
    private int placeAt(float x, float y) {
        for (int place = 0; selection.seat() >= 0 && place < Hand.PLACES; place++) {
            Optional<TokenSprite> sprite = zones.inHand(selection.seat(), place);
            if (sprite.isPresent() && sprite.get().covers(x, y)) {
                return place;
            }
        }
        return Selection.NONE;
    }
}
