package parlour.app.crosswise;

import com.badlogic.gdx.Input.Keys;

import parlour.crosswise.Cell;
import parlour.crosswise.Hand;

/** The keys on tokens and cells. */
final class TokenKeys {
    private final Chooser chooser;
    private final Selection selection;
    private final TokenZones zones;

    TokenKeys(Chooser chooser, Selection selection, TokenZones zones) {
        this.chooser = chooser;
        this.selection = selection;
        this.zones = zones;
    }

    /** True when the key was used. */
    boolean key(int keycode) {
        if (!chooser.active()) {
            return false;
        }
        switch (keycode) {
            case Keys.NUM_1, Keys.NUM_2, Keys.NUM_3, Keys.NUM_4:
                number(keycode - Keys.NUM_1);
                return true;
            case Keys.NUMPAD_1, Keys.NUMPAD_2, Keys.NUMPAD_3, Keys.NUMPAD_4:
                number(keycode - Keys.NUMPAD_1);
                return true;
            case Keys.TAB:
                tab();
                return true;
            case Keys.LEFT:
                move(-1, 0);
                return true;
            case Keys.RIGHT:
                move(1, 0);
                return true;
            case Keys.UP:
                move(0, -1);
                return true;
            case Keys.DOWN:
                move(0, 1);
                return true;
            case Keys.SPACE:
                return pick();
            case Keys.ENTER, Keys.NUMPAD_ENTER:
                chooser.play();
                return true;
            case Keys.ESCAPE:
                boolean something = !selection.isEmpty();
                chooser.back();
                return something;
            default:
                return false;
        }
    }

    private void number(int place) {
        if (zones.inHand(selection.seat(), place).isPresent()) {
            chooser.click(place);
        }
    }

    /** From the hand to the board and back. */
    private void tab() {
        chooser.focus(chooser.focus().inHand() ? Chooser.Focus.board(entry()) : inHand());
    }

    private Chooser.Focus inHand() {
        return Chooser.Focus.hand(selection.isEmpty() ? firstToken() : selection.place());
    }

    private int firstToken() {
        int place = 0;
        while (place < Hand.PLACES - 1 && zones.inHand(selection.seat(), place).isEmpty()) {
            place++;
        }
        return place;
    }

    /** The first cell that can be chosen, or the middle of the board. */
    private int entry() {
        boolean[] next = selection.next();
        for (int i = 0; i < next.length; i++) {
            if (next[i]) {
                return i;
            }
        }
        return Cell.at(2, 2).index();
    }

    private boolean pick() {
        Chooser.Focus focus = chooser.focus();
        if (focus.onBoard()) {
            chooser.click(Cell.at(focus.cell()));
        } else if (focus.inHand()) {
            number(focus.place());
        }
        return focus.inHand() || focus.onBoard();
    }

    private void move(int right, int down) {
        Chooser.Focus focus = chooser.focus();
        if (focus.onBoard()) {
            onBoard(Cell.at(focus.cell()), right, down);
        } else if (!focus.inHand()) {
            chooser.focus(inHand());
        } else if (down < 0) {
            chooser.focus(Chooser.Focus.board(Cell.at(Cell.SIDE - 1, 1 + focus.place()).index()));
        } else {
            int place = Math.max(0, Math.min(Hand.PLACES - 1, focus.place() + right));
            chooser.focus(Chooser.Focus.hand(place));
        }
    }

    private void onBoard(Cell cell, int right, int down) {
        int column = Math.max(0, Math.min(Cell.SIDE - 1, cell.column() + right));
        int row = Math.max(0, cell.row() + down);
        if (row == Cell.SIDE) {
            chooser.focus(inHand());
        } else {
            chooser.focus(Chooser.Focus.board(Cell.at(row, column).index()));
        }
    }
}
